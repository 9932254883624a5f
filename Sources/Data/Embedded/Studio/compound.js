// Values with several numbers: fonts and insets.

import { h, icon, iconButton } from './dom.js';
import { openFamilies } from './fonts.js';
import { edges, insetsOf, writtenInsets } from './geometry.js';
import { numberControl } from './number.js';
import { strings } from './strings.js';
import { valueOf } from './variables.js';

const texts = strings.values;
const weights = ['ultraLight', 'thin', 'light', 'regular', 'medium', 'semibold', 'bold', 'heavy', 'black'];

/** @typedef {import('./controls.js').ControlOptions} ControlOptions */

const noValue = /** @type {any} */ ({ value: null });

/** @param {any} value */
const objectOf = (value) => (value && typeof value === 'object' && !Array.isArray(value) ? value : {});

/** A font: `20`, `"title3"` or `{"size", "style", "family", "weight"}`. @param {ControlOptions} options */
export function fontControl({ title, editing, onChange }) {
  /** @type {any} */
  let value = {};
  /** @type {Record<string, import('./types.js').Property>} */
  let properties = {};
  // Where the part can have a family or a weight alone, the other parts of its font stay those of its base.
  const places = /** @type {Record<string, string>} */ ({ family: 'fontFamily', weight: 'fontWeight' });
  const placeOf = (/** @type {string} */ name) => {
    const property = properties[places[name]];
    const isInFont = properties.font?.origin?.isOwn && value[name] !== undefined && valueOf(property ?? noValue) === null;
    return isInFont ? undefined : property;
  };
  /** @param {string} name @param {any} part @param {any} gesture */
  const set = (name, part, gesture) => {
    const place = placeOf(name);
    if (place) return onChange(part || null, gesture, place.name);
    value = { ...value, [name]: part };
    if (part === undefined || part === '') delete value[name];
    if (name === 'size') delete value.style;
    const [only, ...others] = Object.keys(value);
    return onChange(others.length === 0 && only === 'size' ? value.size : value, gesture);
  };
  const size = numberControl({ title: `${title}: ${texts.size}`, prefix: texts.size, min: 1, max: 200, editing, onChange: (number, gesture) => set('size', number, gesture) });
  const weight = h('select', { 'aria-label': `${title}: ${texts.weight}` }, weights.map((name) => h('option', { value: name }, name.replace(/([A-Z])/g, ' $1').replace(/^./, (c) => c.toUpperCase()))));
  weight.addEventListener('change', () => set('weight', weight.value, editing.begin()));
  const family = h('input', { type: 'text', 'aria-label': `${title}: ${texts.family}`, placeholder: texts.family, spellcheck: false });
  family.addEventListener('change', () => {
    const names = family.value.split(',').map((/** @type {string} */ name) => name.trim()).filter(Boolean);
    set('family', names.length > 1 ? names : names[0], editing.begin());
  });
  const choose = iconButton('down', `${title}: ${strings.fonts.choose}`, () => openFamilies(choose, {
    title: strings.fonts.choose, current: family.value, editing, onChange: (name, gesture) => set('family', name, gesture),
  }), { 'aria-haspopup': 'menu', 'aria-expanded': 'false' });
  return {
    element: h('span', { class: 'stack' }, h('span', { class: 'pair' }, size.element, weight), h('span', { class: 'row-head' }, family, choose)),
    /** @param {any} next @param {string} [_] @param {Record<string, import('./types.js').Property>} [all] */
    update(next, _, all = {}) {
      properties = all;
      value = typeof next === 'number' ? { size: next } : typeof next === 'string' ? { style: next } : { ...objectOf(next) };
      size.update(typeof value.size === 'number' ? value.size : null);
      size.setPlaceholder(value.style ?? '');
      const [shownFamily, shownWeight] = ['family', 'weight'].map((name) => valueOf(all[places[name]] ?? noValue) ?? value[name]);
      const number = Number(shownWeight);
      weight.value = number >= 100 ? weights[Math.round(number / 100) - 1] ?? 'regular' : shownWeight ?? 'regular';
      if (document.activeElement !== family) family.value = [shownFamily ?? []].flat().join(', ');
    },
  };
}

/** Insets: a number for all edges, or one an edge. @param {ControlOptions} options */
export function insetsControl({ title, min = -200, max = 200, editing, onChange }) {
  /** @type {Record<string, number>} */
  let value = {};
  const all = numberControl({ title: `${title}: ${texts.all}`, prefix: texts.all, min, max, editing, onChange: (number, gesture) => {
    value = insetsOf(number);
    show();
    onChange(number, gesture);
  } });
  const signs = { top: '↑', leading: '⇤', bottom: '↓', trailing: '⇥' };
  const fields = Object.fromEntries(edges.map((edge) => [edge, numberControl({
    title: `${title}: ${texts[edge]}`, prefix: signs[edge], min, max, editing, onChange: (number, gesture) => {
      value = { ...value, [edge]: number };
      show();
      onChange(writtenInsets(value), gesture);
    },
  })]));
  const show = () => {
    const same = edges.every((edge) => (value[edge] ?? 0) === (value.top ?? 0));
    all.update(same ? value.top ?? 0 : null);
    all.setPlaceholder(same ? '' : '–');
    for (const edge of edges) fields[edge].update(value[edge] ?? 0);
  };
  return {
    element: h('span', { class: 'stack' }, all.element, h('span', { class: 'quads' }, edges.map((edge) => fields[edge].element))),
    /** @param {any} next */
    update(next) {
      value = insetsOf(next);
      show();
    },
  };
}

/** A button that adds the first of a list, or one more. @param {string} title @param {() => void} run */
export const addButton = (title, run) => h('button', { type: 'button', class: 'quiet add', onclick: run }, icon('plus'), title);
