// The parts of the picture as elements: they are selected, focused, named and lit.

import { h } from './dom.js';
import { strings } from './strings.js';

const texts = strings.canvas;

/** @typedef {import('./types.js').Part} Part */

/**
 * Return the part that an arrow key leads to: left and right in reading order, up and down to the nearest one.
 * @param {Part[]} parts in reading order
 * @param {string | null} current
 * @param {string} key
 */
export function neighbor(parts, current, key) {
  const index = parts.findIndex((part) => part.id === current);
  const part = parts[index];
  if (key === 'Home') return parts[0];
  if (key === 'End') return parts.at(-1);
  if (key === 'ArrowRight') return parts[index + 1] ?? part;
  if (key === 'ArrowLeft') return parts[Math.max(index - 1, 0)];
  if (!part) return parts[0];
  const isDown = key === 'ArrowDown';
  const [x, y] = [part.x + part.width / 2, part.y + part.height / 2];
  let best = part;
  let least = Infinity;
  for (const other of parts) {
    const below = (other.y + other.height / 2 - y) * (isDown ? 1 : -1);
    if (below < Math.min(part.height, other.height) / 2) continue;
    const aside = Math.max(0, Math.abs(other.x + other.width / 2 - x) - other.width / 2);
    const distance = below * 2 + aside;
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}

/**
 * @param {HTMLElement} board
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 * @param {{press: (part: Part) => void}} live what a part does while the keyboard runs
 */
export function makeParts(board, store, session, live) {
  const overlay = h('div', { class: 'parts', role: 'listbox', 'aria-multiselectable': true, 'aria-label': texts.picture, tabIndex: -1 });
  board.append(overlay);
  /** @type {Map<string, HTMLElement>} */
  const elements = new Map();
  let focused = '';

  const parts = () => store.state.view?.parts ?? [];
  const isTyping = () => store.state.mode === 'type';

  /** @param {string} id @param {boolean} [isFocusing] */
  const rove = (id, isFocusing = false) => {
    elements.get(focused)?.setAttribute('tabindex', '-1');
    focused = elements.has(id) ? id : parts()[0]?.id ?? '';
    elements.get(focused)?.setAttribute('tabindex', '0');
    if (isFocusing) elements.get(focused)?.focus({ preventScroll: false });
  };

  let drawn = /** @type {Part[]} */ ([]);
  const draw = () => {
    const { view } = store.state;
    if (!view || view.parts === drawn) return;
    const list = (drawn = view.parts);
    const stays = new Set(list.map((part) => part.id));
    for (const [id, element] of elements) {
      if (stays.has(id)) continue;
      element.remove();
      elements.delete(id);
    }
    list.forEach((part, index) => {
      let element = elements.get(part.id);
      if (!element) {
        element = /** @type {HTMLElement} */ (h('div', { class: part.role === 'background' ? 'part whole' : 'part', role: 'option', tabIndex: -1, dataset: { part: part.id } }));
        elements.set(part.id, element);
      }
      if (overlay.children[index] !== element) overlay.insertBefore(element, overlay.children[index] ?? null);
      const role = texts.roles[part.role] ?? part.role.replace(/([A-Z])/g, ' $1').toLowerCase();
      const name = part.label.toLowerCase() === role ? part.label : `${part.label}, ${role}`;
      if (element.getAttribute('aria-label') !== name) element.setAttribute('aria-label', name);
      const share = (/** @type {number} */ value, /** @type {number} */ whole) => `${((value / whole) * 100).toFixed(3)}%`;
      element.style.setProperty('left', share(part.x, view.width));
      element.style.setProperty('top', share(part.y, view.height));
      element.style.setProperty('width', share(part.width, view.width));
      element.style.setProperty('height', share(part.height, view.height));
    });
    rove(focused);
    mark();
  };

  const mark = () => {
    const { selection, also, lit, mode } = store.state;
    const bright = new Set(lit);
    const board = parts().find((part) => part.role === 'background')?.id;
    for (const [id, element] of elements) {
      const isSelected = mode !== 'type' && (id === (selection ?? board) || also.includes(id));
      element.setAttribute('aria-selected', String(isSelected));
      element.classList.toggle('lit', bright.has(id));
    }
  };

  const choose = (/** @type {string} */ id, isAdding = false) => {
    const part = parts().find((other) => other.id === id);
    if (!part) return;
    if (isAdding && part.role !== 'key') return;
    session.select(part.role === 'background' ? null : id, isAdding);
  };
  makeFrame(overlay, () => !isTyping(), (box) => {
    const keys = parts().filter((part) => {
      const other = elements.get(part.id)?.getBoundingClientRect();
      return part.role === 'key' && other && other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
    });
    if (keys.length > 0) session.selectAll(keys.map((part) => part.id));
  });

  overlay.addEventListener('click', (/** @type {any} */ event) => {
    const id = event.target.closest('.part')?.dataset.part;
    if (!id || isTyping()) return;
    rove(id, true);
    choose(id, event.shiftKey);
  });
  overlay.addEventListener('focusin', (/** @type {any} */ event) => {
    const id = event.target.dataset?.part;
    if (id && id !== focused) rove(id);
  });
  overlay.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (/^(Arrow|Home|End)/.test(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      const next = neighbor(parts(), focused, event.key);
      if (!next) return;
      rove(next.id, true);
      if (!isTyping()) choose(next.id, event.shiftKey);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      const part = parts().find((other) => other.id === focused);
      if (part && isTyping()) live.press(part);
      else choose(focused);
    } else if (event.key === 'Escape' && store.state.selection !== null) session.select(null);
  });

  store.on(['selection', 'also', 'lit', 'mode'], mark);
  store.on(['selection'], ({ selection }) => {
    if (selection && selection !== focused) rove(selection);
  });
  store.on(['mode'], ({ mode }) => overlay.setAttribute('aria-label', mode === 'type' ? texts.keys : texts.picture));
  return { draw, focus: () => rove(focused, true) };
}

/**
 * Let a frame be drawn by dragging with a mouse.
 * @param {HTMLElement} overlay
 * @param {() => boolean} isOn
 * @param {(box: DOMRect) => void} onEnd
 */
function makeFrame(overlay, isOn, onEnd) {
  overlay.addEventListener('pointerdown', (start) => {
    if (start.pointerType === 'touch' || start.button !== 0 || !isOn()) return;
    const frame = h('span', { class: 'frame', 'aria-hidden': 'true' });
    const move = (/** @type {PointerEvent} */ event) => {
      const [width, height] = [Math.abs(event.clientX - start.clientX), Math.abs(event.clientY - start.clientY)];
      if (!frame.isConnected) {
        if (Math.max(width, height) < 6) return;
        overlay.append(frame);
        // The click that would follow is of no part.
        overlay.setPointerCapture(start.pointerId);
      }
      const whole = overlay.getBoundingClientRect();
      const at = { left: Math.min(event.clientX, start.clientX) - whole.left, top: Math.min(event.clientY, start.clientY) - whole.top, width, height };
      for (const [name, length] of Object.entries(at)) frame.style.setProperty(name, `${length}px`);
    };
    const end = (/** @type {PointerEvent} */ event) => {
      overlay.removeEventListener('pointermove', move);
      for (const type of ends) overlay.removeEventListener(type, end);
      const box = frame.isConnected && event.type === 'pointerup' ? frame.getBoundingClientRect() : null;
      frame.remove();
      if (box) onEnd(box);
    };
    const ends = /** @type {const} */ (['pointerup', 'pointercancel']);
    overlay.addEventListener('pointermove', move);
    for (const type of ends) overlay.addEventListener(type, end);
  });
}
