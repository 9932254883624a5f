// Gestures: what is one step of undo, and can be taken back while it lasts.

let count = 0;

/**
 * @typedef {object} Gesture
 * @property {string} id
 * @property {string | number | undefined} step the step of the document when it began
 */

/** @param {import('./store.js').Store} store @returns {Gesture} */
export function begun(store) {
  count += 1;
  return { id: `g${count}-${Date.now().toString(36)}`, step: store.state.document?.step };
}
