// Gestures: what is one step of undo, and can be taken back while it lasts.

let count = 0;
let isHeld = false;
for (const [type, holds] of /** @type {[string, boolean][]} */ ([['pointerdown', true], ['pointerup', false], ['pointercancel', false]])) {
  globalThis.addEventListener?.(type, () => { isHeld = holds; }, true);
}

/** The event of moves as they come, where a browser has it; others wait for the next frame, of which a picture could be. */
export const moves = 'onpointerrawupdate' in globalThis ? 'pointerrawupdate' : 'pointermove';

/** Whether a pointer is down, perhaps on a slider that is dragged. */
export const isDragging = () => isHeld;

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
