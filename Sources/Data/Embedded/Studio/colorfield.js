// A color in the inspector: a swatch that opens the picker, and a field for anything a theme may say.

import { h } from './dom.js';
import { hexOf, parsed } from './color.js';
import { openPicker } from './picker.js';
import { strings } from './strings.js';

/**
 * @param {object} options
 * @param {string} options.title
 * @param {import('./controls.js').Editing} options.editing
 * @param {(text: any, gesture: import('./gesture.js').Gesture) => void} options.onChange with a text, or what JSON says
 */
export function colorControl({ title, editing, onChange }) {
  /** @type {any} */
  let value = null;
  let color = '#00000000';
  let isDirty = false;
  const fill = h('span', {});
  const button = h('button', { type: 'button', class: 'swatch', 'aria-label': strings.color.pick(title), 'aria-haspopup': 'dialog', 'aria-expanded': 'false' }, fill);
  const input = h('input', { type: 'text', 'aria-label': title, spellcheck: false, autocomplete: 'off', placeholder: strings.inspector.noValue });
  const element = h('span', { class: 'color' }, button, input);

  const show = () => {
    if (!isDirty) input.value = value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
    button.style.setProperty('--color', color);
  };
  const allVariables = () => editing.variables().map((variable) => {
    const rgb = editing.shown(variable.value);
    return { ...variable, color: rgb && hexOf(rgb) };
  });
  button.addEventListener('click', () => openPicker(button, {
    title, color, editing, variables: allVariables(), other: editing.counterpart?.() ?? null,
    onChange: (text, gesture) => {
      value = text;
      const rgb = editing.shown(text);
      if (rgb) color = hexOf(rgb);
      show();
      onChange(text, gesture);
    },
  }));
  input.addEventListener('focus', () => input.select());
  input.addEventListener('input', () => { isDirty = true; });
  const commit = () => {
    if (!isDirty) return;
    isDirty = false;
    const text = input.value.trim();
    if (text === '') return show();
    // Hex without its sign, as other tools copy it.
    const isHex = /^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text);
    let next = /** @type {any} */ (isHex ? `#${text}` : text);
    if (text.startsWith('{"')) {
      try {
        next = JSON.parse(text);
      } catch { /* a text after all, which the session answers */ }
    }
    onChange(next, editing.begin());
  };
  input.addEventListener('blur', commit);
  input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && isDirty) {
      event.stopPropagation();
      event.preventDefault();
      isDirty = false;
      show();
    }
  });
  return {
    element,
    /** @param {any} next @param {string} [shown] the color that it stands for */
    update(next, shown) {
      value = next;
      const rgb = shown ? parsed(shown) : editing.shown(next);
      color = rgb ? hexOf(rgb) : '#00000000';
      show();
    },
  };
}
