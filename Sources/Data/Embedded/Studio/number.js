// A number: a field with expressions and arrow keys, a slider, a label to drag.

import { clamp, h } from './dom.js';
import { evaluated, stepped } from './expressions.js';
import { moves } from './gesture.js';
import { makeSlider } from './slider.js';

/**
 * @typedef {object} NumberOptions
 * @property {string} title
 * @property {number} [min]
 * @property {number} [max]
 * @property {number} [step]
 * @property {string} [unit]
 * @property {boolean} [hasSlider]
 * @property {string} [prefix] a short name in the field
 * @property {import('./controls.js').Editing} editing
 * @property {(value: number, gesture: import('./gesture.js').Gesture) => void} onChange
 */

/** @param {NumberOptions} options */
export function numberControl({ title, min = -1000, max = 1000, step = 1, unit = '', hasSlider = false, prefix, editing, onChange }) {
  /** @type {number | null} */
  let value = null;
  let isBusy = false;
  let isDirty = false;

  const input = h('input', {
    type: 'text', inputMode: 'decimal', role: 'spinbutton', autocomplete: 'off', spellcheck: false, 'aria-label': title,
    'aria-valuemin': min, 'aria-valuemax': max,
  });
  const handle = prefix ? h('span', { class: 'scrub', 'aria-hidden': 'true' }, prefix) : null;
  const field = h('span', { class: 'number' }, handle, input, unit ? h('span', { class: 'unit', 'aria-hidden': 'true' }, unit) : null);
  const slider = hasSlider ? makeSlider({ min, max, step, 'aria-label': title, tabIndex: -1 }) : null;
  const element = slider ? h('span', { class: 'slider-and-number' }, slider, field) : field;

  const show = () => {
    // What is typed next replaces the whole value, also if another one comes in before.
    const isSelected = input === document.activeElement && input.selectionStart === 0 && input.selectionEnd === input.value.length;
    if (!isDirty) input.value = value === null ? '' : String(stepped(value, Math.min(step, 0.001)));
    if (!isDirty && isSelected) input.select();
    if (value !== null) input.setAttribute('aria-valuenow', String(value));
    else input.removeAttribute('aria-valuenow');
    if (slider && !isBusy) slider.value = String(value ?? min);
    slider?.style.setProperty('--share', `${(((clamp(value ?? min, min, max) - min) / (max - min)) * 100).toFixed(2)}%`);
  };

  /** @param {number} next @param {import('./gesture.js').Gesture} gesture */
  const set = (next, gesture) => {
    const bounded = clamp(stepped(next, Math.min(step, 0.001)), min, max);
    if (bounded === value) return;
    value = bounded;
    isDirty = false;
    show();
    onChange(bounded, gesture);
  };

  // Typing
  /** @type {number | null} */
  let atFocus = null;
  /** @type {import('./gesture.js').Gesture | null} */
  let typing = null;
  input.addEventListener('focus', () => {
    atFocus = value;
    typing = editing.begin();
    input.select();
  });
  input.addEventListener('input', () => {
    isDirty = true;
    const result = evaluated(input.value, value ?? 0);
    input.setAttribute('aria-invalid', String(result === null && input.value.trim() !== ''));
  });
  const commit = () => {
    if (!isDirty) return;
    isDirty = false;
    input.removeAttribute('aria-invalid');
    const result = evaluated(input.value, value ?? 0);
    if (result !== null) set(result, editing.begin());
    show();
  };
  input.addEventListener('blur', commit);
  input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter') {
      commit();
      input.select();
      event.preventDefault();
    } else if (event.key === 'Escape') {
      const wasChanged = isDirty || value !== atFocus;
      isDirty = false;
      input.removeAttribute('aria-invalid');
      if (value !== atFocus && typing) editing.cancel(typing);
      value = atFocus;
      show();
      input.select();
      if (wasChanged) event.stopPropagation();
      if (wasChanged) event.preventDefault();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      const size = step * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1);
      const base = isDirty ? evaluated(input.value, value ?? 0) ?? value ?? 0 : value ?? 0;
      set(base + (event.key === 'ArrowUp' ? size : -size), typing ?? editing.begin());
      input.select();
    }
  });

  // The slider
  if (slider) {
    /** @type {import('./gesture.js').Gesture | null} */
    let drag = null;
    const end = () => {
      drag = null;
      isBusy = false;
      show();
    };
    slider.addEventListener('pointerdown', () => { drag ??= editing.begin(); });
    slider.addEventListener('input', () => {
      isBusy = true;
      drag ??= editing.begin();
      set(Number(slider.value), drag);
    });
    slider.addEventListener('change', end);
    slider.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Escape' || !drag) return;
      event.stopPropagation();
      editing.cancel(drag);
      end();
    });
  }

  const scrub = (/** @type {HTMLElement} */ label) => scrubbing(label, {
    editing, read: () => value ?? 0, write: set, step,
    restore: (before) => {
      value = before;
      show();
    },
    /** @param {boolean} busy */
    setBusy: (busy) => { isBusy = busy; },
  });
  if (handle) scrub(handle);

  return {
    element, input, scrub,
    /** @param {number | null} next */
    update(next) {
      if (isBusy) return;
      value = next;
      show();
    },
    /** @param {string} text */
    setPlaceholder(text) {
      input.placeholder = text;
    },
  };
}

/**
 * Let a label change a number by dragging it, a step every two points; with shift ten, with alt a tenth. Escape restores.
 * @param {HTMLElement} label
 * @param {{editing: import('./controls.js').Editing, read: () => number, write: (value: number, gesture: any) => void, step: number, restore: (value: number) => void, setBusy: (busy: boolean) => void}} options
 */
function scrubbing(label, { editing, read, write, step, restore, setBusy }) {
  label.classList.add('scrubs');
  label.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const gesture = editing.begin();
    const before = read();
    let [value, last] = [before, event.clientX];
    let hasMoved = false;
    label.setPointerCapture(event.pointerId);
    const move = (/** @type {PointerEvent} */ now) => {
      const distance = now.clientX - last;
      if (!hasMoved && Math.abs(distance) < 3) return;
      hasMoved = true;
      setBusy(true);
      last = now.clientX;
      value += (distance / 2) * step * (now.shiftKey ? 10 : now.altKey ? 0.1 : 1);
      write(stepped(value, now.altKey ? step / 10 : step), gesture);
    };
    const keys = (/** @type {KeyboardEvent} */ now) => {
      if (now.key !== 'Escape') return;
      now.preventDefault();
      now.stopPropagation();
      if (hasMoved) editing.cancel(gesture);
      end();
      restore(before);
    };
    const end = () => {
      setBusy(false);
      label.removeEventListener(moves, move);
      removeEventListener('keydown', keys, true);
      document.documentElement.classList.remove('is-scrubbing');
    };
    document.documentElement.classList.add('is-scrubbing');
    label.addEventListener(moves, move);
    label.addEventListener('lostpointercapture', end, { once: true });
    addEventListener('keydown', keys, true);
  });
}
