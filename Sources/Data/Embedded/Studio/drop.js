// Images that are dropped on the keyboard become the background of what is selected, and fonts its font.

import { byID } from './dom.js';
import { layersOf } from './background.js';
import { addFont, isFont } from './fonts.js';
import { begun } from './gesture.js';
import { targetOf } from './reasons.js';
import { strings } from './strings.js';
import { parsedJSON, valueOf } from './variables.js';

/** What the server takes; the session looks at the bytes. */
const types = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/**
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 */
export function makeDrop(store, session) {
  const canvas = byID('canvas');
  // Browsers know few types of fonts; names are told only by the drop.
  const itemOf = (/** @type {DragEvent} */ event) => [...(event.dataTransfer?.items ?? [])].find((item) => item.kind === 'file' && (types.includes(item.type) || !/^(image|text|video|audio)\//.test(item.type)));
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
    if (isFont(file.name)) void takeFont(file);
    else if (types.includes(file.type)) void take(file);
    else session.warn(strings.canvas.noFile(file.name));
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
    const answer = await session.upload(file, file.type);
    if (!answer) return undefined;
    // A part that has no background leaves the photo to the keyboard.
    const path = target ?? { kind: 'place', title: '', path: 'background', parts: [], count: 0 };
    const value = property && target ? valueOf(property) : parsedJSON(session.document?.text ?? '')?.background;
    return session.edit(path, JSON.stringify({ ...layersOf(value), image: answer.file }), begun(store).id);
  }

  /** @param {File} file */
  async function takeFont(file) {
    const gesture = begun(store).id;
    const family = await addFont(file, session, gesture);
    if (!family) return undefined;
    const properties = store.state.inspection?.properties ?? [];
    const property = properties.find((each) => each.name === 'fontFamily') ?? properties.find((each) => each.kind === 'font');
    const target = property && targetOf(property, store.state.scope);
    if (!property || !target) return session.tell(strings.fonts.added(family));
    if (property.kind !== 'font') return session.edit(target, JSON.stringify(family), gesture);
    const value = valueOf(property);
    const font = typeof value === 'number' ? { size: value } : typeof value === 'string' ? { style: value } : value ?? {};
    return session.edit(target, JSON.stringify({ ...font, family }), gesture);
  }
}
