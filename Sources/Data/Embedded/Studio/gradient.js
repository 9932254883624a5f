// A gradient: its stops on a bar, dragged or moved by arrow keys, its shape and its angle.

import { clamp, h, icon, iconButton } from './dom.js';
import { hexOf, inside, lchOf, rgbOf } from './color.js';
import { addButton } from './compound.js';
import { colorControl } from './colorfield.js';
import { numberControl } from './number.js';
import { strings } from './strings.js';

const texts = strings.values;

/** @typedef {{color: any, at: number, isPlaced: boolean}} Stop */

/**
 * Read a gradient, with a place for each stop.
 * @param {any} value
 * @returns {{rest: Record<string, any>, stops: Stop[]}}
 */
export function gradientOf(value) {
  const { stops = [], ...rest } = Array.isArray(value) ? { stops: value } : value && typeof value === 'object' ? value : {};
  const list = stops.map((/** @type {any} */ stop) => (stop && typeof stop === 'object' && 'at' in stop
    ? { color: stop.color, at: stop.at, isPlaced: true } : { color: stop?.color ?? stop, at: NaN, isPlaced: false }));
  if (list.length > 0 && Number.isNaN(list[0].at)) list[0].at = 0;
  if (list.length > 1 && Number.isNaN(list.at(-1).at)) list.at(-1).at = 1;
  // Those without a place are evenly between their neighbors.
  for (let index = 1; index < list.length - 1; index += 1) {
    if (!Number.isNaN(list[index].at)) continue;
    const next = list.findIndex((/** @type {Stop} */ stop, /** @type {number} */ place) => place > index && !Number.isNaN(stop.at));
    list[index].at = list[index - 1].at + (list[next].at - list[index - 1].at) / (next - index + 1);
  }
  return { rest, stops: list };
}

/**
 * Write a gradient as short as the format allows.
 * @param {{rest: Record<string, any>, stops: Stop[]}} gradient
 */
export function writtenGradient({ rest, stops }) {
  const list = stops.map(({ color, at, isPlaced }) => (isPlaced ? { color, at: Math.round(at * 1000) / 1000 } : color));
  return Object.keys(rest).length === 0 ? list : { ...rest, stops: list };
}

/**
 * Make two stops of a color: it, and a shade that is farther from what stands on it, so that this stays readable.
 * @param {any} value what a theme says of the color
 * @param {import('./color.js').RGB | null} color
 * @param {import('./color.js').RGB | null} [ink]
 */
export function shaded(value, color, ink = null) {
  if (!color) return ['#ffffff', '#e3e3ea'];
  const { l, ...rest } = lchOf(color);
  const step = ink && lchOf(ink).l < l ? 0.1 : -0.1;
  // White gets no lighter.
  const next = l + step > 1 || l + step < 0 ? l - step : l + step;
  return [value ?? hexOf(color), hexOf(rgbOf(inside({ ...rest, l: next })))];
}

/** @param {import('./controls.js').ControlOptions & {start?: () => any[]}} options start: the colors of the first stops */
export function gradientControl({ title, editing, onChange, start = () => shaded(null, null) }) {
  let gradient = gradientOf(null);
  let current = 0;
  const track = h('span', { class: 'gradient-track' });
  const bar = h('span', { class: 'gradient' }, track);
  const color = colorControl({ title: `${title}: ${strings.color.title}`, editing, onChange: (text, gesture) => setStop(current, { color: text }, gesture) });
  const place = numberControl({ title: `${title}: ${texts.at}`, prefix: texts.at, unit: '%', min: 0, max: 100, editing, onChange: (value, gesture) => setStop(current, { at: value / 100, isPlaced: true }, gesture) });
  const type = h('select', { 'aria-label': `${title}: ${texts.type}` }, ['linear', 'radial', 'conic'].map((name) => h('option', { value: name }, texts[name])));
  const angle = numberControl({ title: `${title}: ${texts.angle}`, prefix: texts.angle, unit: '°', min: -360, max: 360, editing, onChange: (value, gesture) => setRest({ angle: value }, gesture) });
  const remove = iconButton('minus', `${strings.inspector.remove}: ${texts.stops}`, () => {
    const stops = gradient.stops.filter((_, index) => index !== current);
    current = Math.max(0, current - 1);
    change({ ...gradient, stops }, editing.begin());
  });
  const shape = h('span', { class: 'pair' }, type, angle.element);
  const stopRow = h('span', { class: 'row-head' }, place.element, remove);
  type.addEventListener('change', () => setRest({ type: type.value === 'linear' ? undefined : type.value }, editing.begin()));
  const add = addButton(texts.addStop, () => addStop(0.5, editing.begin()));
  const clear = h('button', { type: 'button', class: 'quiet add', onclick: () => onChange(null, editing.begin()) }, icon('close'), texts.removeGradient);
  const element = h('span', { class: 'stack' }, bar, color.element, stopRow, shape, h('span', { class: 'row-head' }, add, clear));

  /** @param {typeof gradient} next @param {any} gesture */
  function change(next, gesture) {
    gradient = next;
    show();
    onChange(writtenGradient(next), gesture);
  }
  /** @param {Record<string, any>} part @param {any} gesture */
  function setRest(part, gesture) {
    const rest = { ...gradient.rest, ...part };
    for (const key of Object.keys(rest)) if (rest[key] === undefined) delete rest[key];
    change({ ...gradient, rest }, gesture);
  }
  /** @param {number} index @param {Partial<Stop>} part @param {any} gesture */
  function setStop(index, part, gesture) {
    change({ ...gradient, stops: gradient.stops.map((stop, other) => (other === index ? { ...stop, ...part } : stop)) }, gesture);
  }
  /** @param {any} value */
  const shown = (value) => editing.shown(value) ?? { r: 0.5, g: 0.5, b: 0.5, a: 1 };
  /** @param {number} at @param {any} gesture */
  function addStop(at, gesture) {
    const { stops } = gradient;
    if (stops.length === 0) return change({ ...gradient, stops: start().map((color, index) => ({ color, at: index, isPlaced: false })) }, gesture);
    const after = stops.findIndex((stop) => stop.at > at);
    const index = after < 0 ? stops.length : after;
    const [low, high] = [stops[Math.max(0, index - 1)], stops[Math.min(index, stops.length - 1)]].map((stop) => lchOf(shown(stop.color)));
    const middle = hexOf(rgbOf({ l: (low.l + high.l) / 2, c: (low.c + high.c) / 2, h: low.h, a: (low.a + high.a) / 2 }));
    current = index;
    return change({ ...gradient, stops: [...stops.slice(0, index), { color: middle, at, isPlaced: true }, ...stops.slice(index)] }, gesture);
  }

  /** @type {HTMLElement[]} */
  let handles = [];
  /** @param {number} index */
  function handle(index) {
    const button = h('button', { type: 'button', class: 'stop', role: 'slider', 'aria-valuemin': 0, 'aria-valuemax': 100 });
    /** @type {import('./gesture.js').Gesture | null} */
    let drag = null;
    const between = (/** @type {number} */ at) => clamp(at, gradient.stops[index - 1]?.at ?? 0, gradient.stops[index + 1]?.at ?? 1);
    button.addEventListener('focus', () => {
      current = index;
      show();
    });
    button.addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => {
      drag = editing.begin();
      button.setPointerCapture(event.pointerId);
    });
    button.addEventListener('pointermove', (/** @type {PointerEvent} */ event) => {
      if (!drag) return;
      const box = track.getBoundingClientRect();
      setStop(index, { at: between((event.clientX - box.left) / box.width), isPlaced: true }, drag);
    });
    button.addEventListener('lostpointercapture', () => { drag = null; });
    button.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
      const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
      if (step) {
        event.preventDefault();
        setStop(index, { at: between(gradient.stops[index].at + (step * (event.shiftKey ? 10 : 1)) / 100), isPlaced: true }, editing.begin());
      } else if (event.key === 'Delete' || event.key === 'Backspace') remove.click();
    });
    return button;
  }
  track.addEventListener('dblclick', (/** @type {MouseEvent} */ event) => {
    const box = track.getBoundingClientRect();
    addStop((event.clientX - box.left) / box.width, editing.begin());
  });

  function show() {
    const { stops, rest } = gradient;
    if (handles.length !== stops.length) {
      handles = stops.map((_, index) => handle(index));
      bar.replaceChildren(track, ...handles);
    }
    current = clamp(current, 0, Math.max(0, stops.length - 1));
    const colors = stops.map((stop) => hexOf(shown(stop.color)));
    track.style.setProperty('--colors', stops.length > 1 ? `linear-gradient(90deg, ${stops.map((stop, index) => `${colors[index]} calc(8px + (100% - 16px) * ${stop.at})`).join(', ')})` : 'none');
    handles.forEach((button, index) => {
      button.style.setProperty('left', `${stops[index].at * 100}%`);
      button.style.setProperty('--color', colors[index]);
      button.setAttribute('aria-label', `${title}: ${texts.stop(index + 1)}`);
      button.setAttribute('aria-valuenow', String(Math.round(stops[index].at * 100)));
      button.classList.toggle('current', index === current);
    });
    const isEmpty = stops.length === 0;
    add.lastChild.textContent = isEmpty ? texts.addGradient : texts.addStop;
    for (const part of [bar, color.element, stopRow, shape, clear]) part.hidden = isEmpty;
    if (isEmpty) return;
    color.update(stops[current].color);
    place.update(Math.round(stops[current].at * 1000) / 10);
    remove.disabled = stops.length <= 2;
    type.value = rest.type ?? 'linear';
    angle.update(rest.angle ?? (rest.type === 'conic' ? 0 : 180));
    angle.element.hidden = rest.type === 'radial';
  }
  return {
    element,
    /** @param {any} next */
    update(next) {
      gradient = gradientOf(next);
      show();
    },
  };
}
