// Two pictures beside each other: what is and what would be, or what was and what is, with the parts that differ.

import { h, iconButton } from './dom.js';
import { openPopover } from './popover.js';
import { strings } from './strings.js';

const texts = strings.compare;
const most = 12;

/** @typedef {{id?: string, role: string, label: string, x: number, y: number, width: number, height: number, changes: string[]}} ChangedPart */
/** @typedef {{isSame: boolean, pixels: number, width: number, height: number, parts: ChangedPart[], before?: string, after?: string}} Comparison */

/**
 * Outline the parts that differ, over a picture.
 * @param {Comparison} comparison
 */
export function outlines({ width, height, parts }) {
  const share = (/** @type {number} */ value, /** @type {number} */ whole) => `${((value / whole) * 100).toFixed(3)}%`;
  return h('span', { class: 'outlines', 'aria-hidden': 'true' }, parts.map((part) => h('span', {
    class: part.role === 'background' ? 'whole' : '',
    style: { left: share(part.x, width), top: share(part.y, height), width: share(part.width, width), height: share(part.height, height) },
  })));
}

/** Leave out the bytes of images. @param {string[]} changes */
const withoutImages = (changes) => changes.join(', ').replace(/data:[\w/+.-]+;base64,[\w+/=]*/g, texts.image);

/** @param {Comparison} comparison */
function list({ isSame, pixels, parts }) {
  if (isSame) return h('p', { class: 'caption' }, texts.same);
  if (parts.length === 0) return h('p', { class: 'caption' }, texts.pixels(pixels));
  return h('ul', { class: 'changes' }, parts.slice(0, most).map(({ label, changes }) => h('li', {}, h('b', {}, label), ` ${withoutImages(changes)}`)),
    parts.length > most ? h('li', {}, texts.further(parts.length - most)) : null);
}

/**
 * Ask the session for a comparison, and show it beside an element.
 * @param {HTMLElement} anchor
 * @param {import('./session.js').Session} session
 * @param {object} options
 * @param {string} options.title
 * @param {string | null | undefined} options.view
 * @param {any} options.other what the view is compared with
 * @param {[string, string]} [options.names] of both pictures
 * @param {{title: string, run: () => void}} [options.action] what makes the second picture the first
 */
export async function openComparison(anchor, session, { title, view, other, names = [texts.now, texts.then], action }) {
  /** @type {Comparison | null} */
  const comparison = await session.ask('view.compare', { view, with: other, hasPictures: true }).catch(() => null);
  if (!comparison || !anchor.isConnected) return;
  const { width, height } = comparison;
  const figures = [comparison.before, comparison.after].map((picture, index) => h('figure', {},
    h('span', { class: 'face', style: { 'aspect-ratio': `${width} / ${height}` } },
      h('img', { src: `session/pictures/${picture}`, alt: `${title}: ${names[index]}` }), index === 1 ? outlines(comparison) : null),
    h('figcaption', { class: 'caption' }, names[index])));
  const act = action && h('button', {
    type: 'button', class: 'main', onclick: () => {
      close();
      action.run();
    },
  }, action.title);
  const close = openPopover(anchor, h('div', { class: width > height * 2 ? 'comparison is-wide' : 'comparison' },
    h('div', { class: 'picker-head' }, h('span', {}, title), iconButton('close', strings.color.close, () => close())),
    h('div', { class: 'figures' }, figures), h('div', { class: 'comparison-foot' }, list(comparison), act)), { label: title, focus: act });
}
