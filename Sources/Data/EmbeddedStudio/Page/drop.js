// Images that are dropped on the keyboard become the background of what is selected.

import { byID } from './dom.js';
import { layersOf } from './background.js';
import { begun } from './gesture.js';
import { targetOf } from './reasons.js';
import { strings } from './strings.js';
import { parsedJSON } from './variables.js';

/** What the server takes; the session looks at the bytes. */
const types = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/**
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 */
export function makeDrop(store, session) {
  const canvas = byID('canvas');
  const itemOf = (/** @type {DragEvent} */ event) => [...(event.dataTransfer?.items ?? [])].find((item) => types.includes(item.type));
  const mark = (/** @type {boolean} */ isOver) => canvas.classList.toggle('takes-drop', isOver);

  canvas.addEventListener('dragover', (/** @type {DragEvent} */ event) => {
    if (!itemOf(event)) return;
    event.preventDefault();
    mark(true);
  });
  canvas.addEventListener('dragleave', (/** @type {DragEvent} */ event) => {
    if (!canvas.contains(/** @type {Node | null} */ (event.relatedTarget))) mark(false);
  });
  canvas.addEventListener('drop', (/** @type {DragEvent} */ event) => {
    mark(false);
    const file = itemOf(event)?.getAsFile();
    if (!file) return;
    event.preventDefault();
    void take(file);
  });
  // Anywhere else, the browser would leave the page for the file.
  for (const name of /** @type {const} */ (['dragover', 'drop'])) {
    addEventListener(name, (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
  }

  /** @param {File} file */
  async function take(file) {
    const property = store.state.inspection?.properties.find((each) => each.name === 'background');
    const target = property && targetOf(property, store.state.scope);
    if (!property || !target) return session.warn(strings.canvas.noImage);
    let answer;
    try {
      const response = await fetch('session/files', { method: 'POST', headers: { 'Content-Type': file.type }, body: file });
      answer = response.ok ? await response.json() : { error: { message: `${file.name}: ${response.status}` } };
    } catch (error) {
      answer = { error: { message: String(error) } };
    }
    if (answer.error) return session.warn(answer.error.message);
    const value = layersOf(property.value === null ? null : parsedJSON(property.value));
    return session.edit(target, JSON.stringify({ ...value, image: answer.file }), begun(store).id);
  }
}
