// A fill: a color, a gradient, or layers of which these and an image are some.

import { h } from './dom.js';
import { colorControl } from './colorfield.js';
import { gradientControl, gradientOf, shaded } from './gradient.js';
import { imageControl } from './image.js';
import { parsed } from './color.js';
import { strings } from './strings.js';
import { valueOf } from './variables.js';

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

/**
 * A part with a color of its own and a background over it has one control for both.
 * @param {import('./controls.js').ControlOptions} options
 * @param {{name: string, base?: string}} names of its property, and of that of the own color
 */
export function backgroundControl({ title, editing, onChange }, { name: layered, base }) {
  const texts = strings.values;
  /** @type {Record<string, any>} */
  let layers = {};
  /** @type {any} */
  let own = null;
  /** @type {import('./color.js').RGB | null} */
  let shown = null;
  let isOwn = false;
  /** @param {string} name @param {any} value @param {import('./gesture.js').Gesture} gesture */
  const set = (name, value, gesture) => {
    layers = { ...layers, [name]: value };
    if (value === null || (Array.isArray(value) && value.length === 0)) delete layers[name];
    onChange(writtenLayers(layers), gesture, layered);
  };
  const color = colorControl({
    title: base ? title : `${title}: ${texts.color}`, editing,
    onChange: (value, gesture) => (base && !('color' in layers) ? onChange(value, gesture, base) : set('color', value, gesture)),
  });
  const start = () => {
    const ink = editing.counterpart?.()?.color;
    return shaded(layers.color ?? own, shown ?? editing.shown(layers.color ?? own), ink ? editing.shown(ink) : null);
  };
  const gradient = gradientControl({
    title: `${title}: ${texts.gradient}`, editing, start, onChange: (value, gesture) => {
      // It takes the place of the color that it began with, and gives it back where a base sets it.
      if (layers.gradient === undefined) delete layers.color;
      else if (value === null && !isOwn) layers.color ??= gradientOf(layers.gradient).stops[0]?.color;
      set('gradient', value, gesture);
    },
  });
  const image = imageControl({ title: `${title}: ${texts.image}`, editing, onChange: (value, gesture) => set('image', value, gesture) });
  const others = h('p', { class: 'caption' });
  return {
    element: h('span', { class: 'stack' }, color.element, gradient.element, image.element, others),
    /** @param {any} value @param {string} [hex] @param {Record<string, import('./types.js').Property>} [properties] of the part */
    update(value, hex, properties) {
      const property = base ? properties?.[base] : undefined;
      const decided = properties?.[layered];
      isOwn = Boolean(decided?.origin?.isOwn);
      layers = { ...layersOf(property && decided ? valueOf(decided) : value) };
      own = property ? valueOf(property) : null;
      const ownColor = property ? property.color : hex;
      shown = layers.color === undefined && ownColor ? parsed(ownColor) : editing.shown(layers.color ?? null);
      color.update(layers.color ?? own, layers.color === undefined ? ownColor : undefined);
      color.element.hidden = layers.gradient !== undefined && layers.color === undefined;
      gradient.update(layers.gradient ?? null);
      image.update(layers.image ?? null);
      const names = Object.keys(layers).filter((name) => !['color', 'gradient', 'image'].includes(name));
      others.hidden = names.length === 0;
      others.textContent = `${texts.layers}: ${names.join(', ')}`;
    },
  };
}
