// Sliders whose thumbs the page moves.

import { clamp, h } from './dom.js';
import { moves } from './gesture.js';

/** The width of a thumb, as `controls.css` has it. */
const thumb = 14;

/**
 * Make a slider that a mouse or a pen moves as usual. Whenever a browser itself changes a field, it looks through all fields of
 * the page for something to fill in, which takes as long as a picture; what the page changes, it lets be.
 * @param {Record<string, any>} values of the field
 */
export function makeSlider(values) {
  const input = h('input', { type: 'range', ...values });
  input.addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    event.preventDefault();
    input.focus({ preventScroll: true });
    input.setPointerCapture(event.pointerId);
    const { left, width } = input.getBoundingClientRect();
    const [min, max] = [Number(input.min), Number(input.max || 100)];
    const move = (/** @type {PointerEvent} */ { clientX }) => {
      const before = input.value;
      // The field itself rounds to its steps.
      input.value = String(min + clamp((clientX - left - thumb / 2) / (width - thumb), 0, 1) * (max - min));
      if (input.value !== before) input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const leave = (/** @type {KeyboardEvent} */ { key }) => {
      if (key === 'Escape') input.releasePointerCapture(event.pointerId);
    };
    input.addEventListener(moves, move);
    input.addEventListener('lostpointercapture', () => {
      input.removeEventListener(moves, move);
      input.removeEventListener('keydown', leave);
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, { once: true });
    input.addEventListener('keydown', leave);
    move(event);
  });
  return input;
}
