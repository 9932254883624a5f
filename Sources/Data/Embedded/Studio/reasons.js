// Beside a value: why it is so, and where a change of it goes.

import { freshID, h, icon } from './dom.js';
import { strings } from './strings.js';

const texts = strings.inspector;

/** @typedef {import('./types.js').Property} Property */
/** @typedef {import('./types.js').Target} Target */

/** @param {import('./types.js').Origin} origin */
const placeOf = ({ file, line }) => (file ? texts.line(file, line) : '');

/**
 * The line under a value. @param {Property} property
 */
export function summary(property) {
  const { decision, origin, reason } = property;
  if (!origin) return reason ?? texts.by[decision];
  const variables = (origin.variables ?? []).map(({ path }) => `{${path}}`).join(' ');
  const place = origin.path || texts.theme;
  return `${variables ? `${variables} in ` : ''}${place}${origin.isOwn ? '' : ` · ${origin.file ?? texts.inherit}`}`;
}

/**
 * Return the target that changes of a property go to.
 * @param {Property} property
 * @param {string} scope a kind of targets
 * @returns {Target | undefined}
 */
export function targetOf({ targets }, scope) {
  return targets.find((target) => target.kind === scope) ?? targets[0];
}

/**
 * Say what a change at a target writes.
 * @param {Target} target
 * @param {string} label of the part
 */
export function written({ kind, title, path, match }, label) {
  const name = kind === 'key' ? label : title.toLowerCase();
  if (/^rules\b/.test(path)) return match ? texts.writesRule(name) : texts.changesRule(name);
  const place = path.replace(/^\/|[./]?[^./]*$/g, '').replaceAll('/', '.');
  return place ? texts.writes(place) : texts.writesTheme;
}

/**
 * What is told of a property when it is asked why.
 * @param {Property} property
 * @param {object} hooks
 * @param {Target | undefined} hooks.target
 * @param {(target: Target) => void} hooks.onTarget
 * @param {(parts: string[]) => void} hooks.light
 * @param {(origin: import('./types.js').Origin) => void} hooks.show
 * @param {() => void} hooks.reset
 * @param {(anchor: HTMLElement) => void} hooks.without
 * @param {(target: Target) => Promise<Target>} hooks.reach
 */
export function details(property, { target, onTarget, light, show, reset, without, reach }) {
  const { origin, overridden, decision, reason, targets } = property;
  /** @param {import('./types.js').Origin} place */
  const link = (place) => h('button', { type: 'button', class: 'quiet link', onclick: () => show(place), title: texts.show },
    h('code', {}, place.path || texts.theme), h('small', {}, placeOf(place)));
  const group = freshID();
  const compare = h('button', { type: 'button', class: 'quiet', 'aria-haspopup': 'dialog', 'aria-expanded': 'false', onclick: () => without(compare) }, icon('compare'), texts.compare);
  const choices = targets.map((each) => {
    const radio = h('input', { type: 'radio', name: group, checked: each === target, onchange: () => onTarget(each) });
    const count = h('small', {}, each.count ? texts.keys(each.count) : '');
    void reach(each).then((reached) => { count.textContent = reached.count ? texts.keys(reached.count) : ''; });
    return lights(h('label', { class: 'target' }, radio, h('span', {}, each.title || texts.theme), count), each.parts, light);
  });
  return h('div', { class: 'details' },
    h('dl', {},
      h('dt', {}, origin ? texts.set : texts.by[decision]),
      h('dd', {}, origin ? link(origin) : reason ?? '', origin && reason ? h('p', {}, reason) : null),
      overridden.length > 0 ? h('dt', {}, texts.beats) : null,
      overridden.map((each) => h('dd', {}, link(each.origin), each.reason ? h('p', {}, each.reason) : null))),
    choices.length > 0 ? h('fieldset', {}, h('legend', {}, texts.changes), choices) : null,
    origin?.isOwn ? h('div', { class: 'row-head' }, h('button', { type: 'button', class: 'quiet', title: texts.without, onclick: reset }, icon('reset'), texts.reset), compare) : null);
}

/**
 * Light parts up while an element is pointed at or has the focus.
 * @template {HTMLElement} E
 * @param {E} element
 * @param {string[]} parts
 * @param {(parts: string[]) => void} light
 * @returns {E}
 */
export function lights(element, parts, light) {
  element.addEventListener('pointerenter', () => light(parts));
  element.addEventListener('pointerleave', () => light([]));
  element.addEventListener('focusin', () => light(parts));
  element.addEventListener('focusout', () => light([]));
  return element;
}
