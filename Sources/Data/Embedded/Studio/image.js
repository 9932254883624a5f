// The image of a background: how it fills the part, and the insets of one that is sliced.

import { h } from './dom.js';
import { insetsControl } from './compound.js';
import { numberControl } from './number.js';
import { strings } from './strings.js';

const texts = strings.values;
const modes = ['fill', 'fit', 'stretch', 'tile', 'slice'];

/** @param {import('./controls.js').ControlOptions} options */
export function imageControl({ title, editing, onChange }) {
  /** @type {Record<string, any>} */
  let image = {};
  /** @param {Record<string, any>} part @param {import('./gesture.js').Gesture} gesture */
  const set = (part, gesture) => {
    image = { ...image, ...part };
    show();
    onChange(image, gesture);
  };
  const mode = h('select', { 'aria-label': `${title}: ${texts.mode}` }, modes.map((name) => h('option', { value: name }, texts.modes[name])));
  mode.addEventListener('change', () => {
    const { insets, scale, ...rest } = image;
    image = rest;
    set(mode.value === 'slice' ? { mode: mode.value, insets: insets ?? 12, ...(scale ? { scale } : {}) } : { mode: mode.value, ...(scale && mode.value === 'tile' ? { scale } : {}) }, editing.begin());
  });
  const scale = numberControl({ title: `${title}: ${texts.imageScale}`, prefix: texts.imageScale, min: 0.1, max: 16, step: 0.1, editing, onChange: (value, gesture) => set({ scale: value }, gesture) });
  const insets = insetsControl({ title: `${title}: ${texts.slices}`, min: 0, max: 4096, editing, onChange: (value, gesture) => set({ insets: value }, gesture) });
  const name = h('p', { class: 'caption' });
  const element = h('span', { class: 'stack' }, name, h('span', { class: 'pair' }, mode, scale.element), insets.element);

  const show = () => {
    mode.value = image.mode ?? 'fill';
    scale.update(image.scale ?? 1);
    scale.element.hidden = !['tile', 'slice'].includes(mode.value);
    insets.element.hidden = mode.value !== 'slice';
    insets.update(image.insets ?? 0);
    name.textContent = `${texts.image}: ${String(image.file ?? '').slice(0, 60)}`;
  };
  return {
    element,
    /** @param {any} value a path, or an object with one; null for none */
    update(value) {
      element.hidden = value === null;
      image = typeof value === 'string' ? { file: value } : { ...value };
      show();
    },
  };
}
