// A list of shadows, from back to front.

import { h, iconButton } from './dom.js';
import { addButton } from './compound.js';
import { colorControl } from './colorfield.js';
import { numberControl } from './number.js';
import { strings } from './strings.js';

const texts = strings.values;

/** @typedef {{color: any, radius?: number, offset?: any, spread?: number, inner?: boolean}} Shadow */

/** @param {any} offset @returns {[number, number]} */
const pointOf = (offset) => (Array.isArray(offset) ? [offset[0] ?? 0, offset[1] ?? 0] : [offset?.x ?? 0, offset?.y ?? 0]);

/** @param {import('./controls.js').ControlOptions & {name: string}} options */
export function shadowsControl({ title, name, editing, onChange }) {
  const isOfText = name.startsWith('text');
  /** @type {Shadow[]} */
  let value = [];
  /** @type {ReturnType<typeof row>[]} */
  let rows = [];
  const list = h('span', { class: 'rows' });
  const element = h('span', { class: 'stack' }, list, addButton(texts.addShadow, () => {
    const last = value.at(-1) ?? { color: '#0006', radius: 6, offset: [0, 3] };
    change([...value, { ...last }], editing.begin());
  }));

  /** @param {Shadow[]} next @param {any} gesture */
  const change = (next, gesture) => {
    value = next;
    show();
    onChange(next, gesture);
  };

  /** @param {number} index */
  function row(index) {
    const label = `${title}, ${texts.shadow(index + 1)}`;
    /** @param {Partial<Shadow>} part @param {any} gesture */
    const set = (part, gesture) => change(value.map((shadow, place) => {
      if (place !== index) return shadow;
      const next = { ...shadow, ...part };
      // What is the default isn't written.
      if (!next.inner) delete next.inner;
      if (!next.spread) delete next.spread;
      return next;
    }), gesture);
    const color = colorControl({ title: `${label}: ${strings.color.title}`, editing, onChange: (text, gesture) => set({ color: text }, gesture) });
    const point = () => pointOf(value[index]?.offset);
    /** @param {string} part @param {string} prefix @param {any} limits @param {(number: number) => Partial<Shadow>} make */
    const field = (part, prefix, limits, make) => numberControl({ title: `${label}: ${part}`, prefix, ...limits, editing, onChange: (number, gesture) => set(make(number), gesture) });
    const x = field(texts.x, 'X', { min: -100, max: 100 }, (number) => ({ offset: [number, point()[1]] }));
    const y = field(texts.y, 'Y', { min: -100, max: 100 }, (number) => ({ offset: [point()[0], number] }));
    const radius = field(texts.radius, texts.radius, { min: 0, max: 20, step: 0.5 }, (number) => ({ radius: number }));
    const spread = field(texts.spread, texts.spread, { min: -10, max: 10, step: 0.5 }, (number) => ({ spread: number }));
    const inner = h('input', { type: 'checkbox', class: 'switch', 'aria-label': `${label}: ${texts.inner}` });
    inner.addEventListener('change', () => set({ inner: inner.checked }, editing.begin()));
    const remove = iconButton('minus', `${strings.inspector.remove}: ${label}`, () => change(value.filter((_, place) => place !== index), editing.begin()));
    return {
      element: h('span', { class: 'row-card', role: 'group', 'aria-label': label },
        h('span', { class: 'row-head' }, color.element, remove),
        h('span', { class: 'quads' }, x.element, y.element, radius.element, isOfText ? null : spread.element),
        isOfText ? null : h('label', { class: 'check' }, inner, texts.inner)),
      /** @param {Shadow} shadow */
      update(shadow) {
        color.update(shadow.color ?? null);
        const [dx, dy] = pointOf(shadow.offset);
        x.update(dx);
        y.update(dy);
        radius.update(shadow.radius ?? 0);
        spread.update(shadow.spread ?? 0);
        inner.checked = Boolean(shadow.inner);
      },
    };
  }

  const show = () => {
    if (rows.length !== value.length) {
      rows = value.map((_, index) => row(index));
      list.replaceChildren(...rows.map((each) => each.element));
    }
    value.forEach((shadow, index) => rows[index].update(shadow));
  };
  return {
    element,
    /** @param {any} next */
    update(next) {
      value = Array.isArray(next) ? next : [];
      show();
    },
  };
}
