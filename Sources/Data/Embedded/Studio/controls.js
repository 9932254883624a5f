// The control that fits a kind of value.

import { h } from './dom.js';
import { backgroundControl } from './background.js';
import { fontControl, insetsControl } from './compound.js';
import { colorControl } from './colorfield.js';
import { gradientControl } from './gradient.js';
import { numberControl } from './number.js';
import { shadowsControl } from './shadows.js';
import { strings } from './strings.js';

/**
 * @typedef {object} Editing
 * @property {() => import('./gesture.js').Gesture} begin
 * @property {(gesture: import('./gesture.js').Gesture) => void} cancel
 * @property {(preview: {gesture: string, cancel: () => void} | null) => void} preview tells what is shown until it is chosen
 * @property {() => {name: string, value: string}[]} variables of the theme
 * @property {(value: any) => import('./color.js').RGB | null} shown the color that a value stands for
 * @property {() => {name: string, color: string} | null} [counterpart]
 * @property {() => {own: string[], others: string[]}} families that fonts can have
 * @property {(file: File, gesture: import('./gesture.js').Gesture) => Promise<string | null>} addFont and return its family
 */
/**
 * @typedef {object} ControlOptions
 * @property {string} title
 * @property {number} [min]
 * @property {number} [max]
 * @property {number} [step]
 * @property {string} [unit]
 * @property {Editing} editing
 * @property {(value: any, gesture: import('./gesture.js').Gesture, name?: string) => void} onChange name: of another property of the part
 */
/**
 * @typedef {object} Control
 * @property {HTMLElement} element
 * @property {(value: any, color?: string, properties?: Record<string, import('./types.js').Property>) => void} update with all properties of the part
 * @property {(label: HTMLElement) => void} [scrub] lets a label change it by dragging
 */

/** The properties that a control sets beside its own: a fill is a color or what lies over it, and fonts have parts. */
export const companions = /** @type {Record<string, string[]>} */ ({ backgroundColor: ['background'], font: ['fontFamily', 'fontWeight'] });

/**
 * @param {import('./types.js').Property} property
 * @param {Editing} editing
 * @param {ControlOptions['onChange']} onChange
 * @param {boolean} isFill whether the part has a background beside its color
 * @returns {Control}
 */
export function controlOf(property, editing, onChange, isFill = false) {
  const { title, min, max, step, unit, kind, name } = property;
  const options = { title, min, max, step, unit, editing, onChange };
  switch (kind) {
    case 'color': return isFill ? backgroundControl(options, { name: 'background', base: name }) : colorControl(options);
    case 'number': return numberOrText(options);
    case 'boolean': return switchControl(options);
    case 'choice': return choiceControl(options, property.choices ?? []);
    case 'font': return fontControl(options);
    case 'insets': return insetsControl(options);
    case 'shadows': return shadowsControl({ ...options, name });
    case 'gradient': return gradientControl(options);
    case 'background': return backgroundControl(options, { name });
    case 'text': return textControl(options, false);
    default: return textControl(options, true);
  }
}

/** A number, or what only the file can say of it, such as `"30%"` or corners one by one. @param {ControlOptions} options */
function numberOrText(options) {
  const isBounded = options.min !== undefined && options.max !== undefined && options.max - options.min <= 400;
  const number = numberControl({ ...options, hasSlider: isBounded });
  const text = textControl(options, true);
  const element = h('span', { class: 'either' }, number.element, text.element);
  return {
    element,
    scrub: number.scrub,
    /** @param {any} value */
    update(value) {
      const isNumber = value === null || typeof value === 'number';
      number.element.hidden = !isNumber;
      text.element.hidden = isNumber;
      if (isNumber) number.update(value);
      else text.update(value);
    },
  };
}

/** @param {ControlOptions} options */
function switchControl({ title, editing, onChange }) {
  const box = h('input', { type: 'checkbox', class: 'switch', 'aria-label': title });
  box.addEventListener('change', () => onChange(box.checked, editing.begin()));
  return {
    element: box,
    /** @param {any} value */
    update(value) {
      box.checked = Boolean(value);
    },
  };
}

/** @param {ControlOptions} options @param {(string | import('./types.js').Choice)[]} choices */
function choiceControl({ title, editing, onChange }, choices) {
  const list = choices.map((choice) => (typeof choice === 'string' ? { name: choice, title: choice } : choice));
  const select = h('select', { 'aria-label': title }, list.map((choice) => h('option', { value: choice.name }, choice.title)));
  const none = h('option', { value: '' }, strings.inspector.noValue);
  select.prepend(none);
  select.addEventListener('change', () => onChange(select.value === '' ? null : select.value, editing.begin()));
  return {
    element: select,
    /** @param {any} value */
    update(value) {
      const name = value === null ? '' : String(value);
      // What only the file can say, such as a number in place of a name.
      if (![...select.options].some((option) => option.value === name)) select.append(h('option', { value: name }, name));
      select.value = name;
    },
  };
}

/** @param {ControlOptions} options @param {boolean} isJSON */
function textControl({ title, editing, onChange }, isJSON) {
  const input = h('input', {
    type: 'text', class: isJSON ? 'code' : '', 'aria-label': title, spellcheck: false, autocomplete: 'off',
    placeholder: strings.inspector.noValue,
  });
  let isDirty = false;
  /** @type {any} */
  let value = null;
  const show = () => {
    if (!isDirty) input.value = value === null ? '' : typeof value === 'string' && !isJSON ? value : JSON.stringify(value);
    input.title = input.value;
  };
  const commit = () => {
    if (!isDirty) return;
    let next = input.value;
    if (isJSON || /^\s*[[{]/.test(next)) {
      try {
        next = input.value.trim() === '' ? null : JSON.parse(input.value);
      } catch {
        input.setAttribute('aria-invalid', 'true');
        input.title = strings.inspector.invalid;
        return;
      }
    }
    isDirty = false;
    input.removeAttribute('aria-invalid');
    onChange(next, editing.begin());
  };
  input.addEventListener('input', () => { isDirty = true; });
  input.addEventListener('blur', commit);
  input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && isDirty) {
      event.stopPropagation();
      event.preventDefault();
      isDirty = false;
      input.removeAttribute('aria-invalid');
      show();
    }
  });
  return {
    element: input,
    /** @param {any} next */
    update(next) {
      value = next;
      show();
    },
  };
}
