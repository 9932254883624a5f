// A background: a color, a gradient, or layers of which these and an image are some.

import { h } from './dom.js';
import { colorControl } from './colorfield.js';
import { gradientControl } from './gradient.js';
import { imageControl } from './image.js';
import { strings } from './strings.js';

/**
 * Read a background as layers.
 * @param {any} value
 * @returns {Record<string, any>}
 */
export function layersOf(value) {
  if (value === null || value === undefined) return {};
  if (typeof value === 'string') return { color: value };
  if (Array.isArray(value) || 'stops' in value) return { gradient: value };
  return 'light' in value ? { color: value } : value;
}

/**
 * Write layers as short as the format allows; null for none.
 * @param {Record<string, any>} layers
 */
export function writtenLayers(layers) {
  const names = Object.keys(layers);
  if (names.length === 0) return null;
  return names.length === 1 && (names[0] === 'color' || names[0] === 'gradient') ? layers[names[0]] : layers;
}

/** @param {import('./controls.js').ControlOptions} options */
export function backgroundControl({ title, editing, onChange }) {
  const texts = strings.values;
  /** @type {Record<string, any>} */
  let layers = {};
  /** @param {string} name @param {any} value @param {import('./gesture.js').Gesture} gesture */
  const set = (name, value, gesture) => {
    layers = { ...layers, [name]: value };
    if (value === null || (Array.isArray(value) && value.length === 0)) delete layers[name];
    onChange(writtenLayers(layers), gesture);
  };
  const color = colorControl({ title: `${title}: ${texts.color}`, editing, onChange: (value, gesture) => set('color', value, gesture) });
  const gradient = gradientControl({ title: `${title}: ${texts.gradient}`, editing, onChange: (value, gesture) => set('gradient', value, gesture) });
  const image = imageControl({ title: `${title}: ${texts.image}`, editing, onChange: (value, gesture) => set('image', value, gesture) });
  const others = h('p', { class: 'caption' });
  return {
    element: h('span', { class: 'stack' }, color.element, gradient.element, image.element, others),
    /** @param {any} value */
    update(value) {
      layers = { ...layersOf(value) };
      color.update(layers.color ?? null);
      gradient.update(layers.gradient ?? null);
      image.update(layers.image ?? null);
      const names = Object.keys(layers).filter((name) => !['color', 'gradient', 'image'].includes(name));
      others.hidden = names.length === 0;
      others.textContent = `${texts.layers}: ${names.join(', ')}`;
    },
  };
}
