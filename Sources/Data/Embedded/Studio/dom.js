// Making and finding elements.

const namespace = 'http://www.w3.org/2000/svg';

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * Make an element. Properties are set where the element has them (`onclick`, `disabled`), else attributes; `style` and
 * `dataset` are objects; `null` and `undefined` leave out.
 * @param {string} tag
 * @param {Record<string, any>} [values]
 * @param {...(Child | Child[])} children those that aren't there are left out
 * @returns {any}
 */
export function h(tag, values = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    if (name === 'style') for (const [key, text] of Object.entries(value)) element.style.setProperty(key, String(text));
    else if (name === 'dataset') Object.assign(element.dataset, value);
    else if (name.startsWith('aria-') || name === 'role' || name === 'list' || name === 'for') {
      element.setAttribute(name, String(value));
    } else if (name === 'class') element.className = value;
    else if (name in element) element[name] = value;
    else element.setAttribute(name, String(value));
  }
  for (const child of children.flat(2)) if (child !== null && child !== undefined && child !== false) element.append(child);
  return element;
}

/** @param {string} id @returns {any} */
export function byID(id) {
  return document.getElementById(id);
}

/** Outlines on a grid of 16 × 16, drawn with a line of 1.5. */
const outlines = {
  undo: 'M3 6h6.5a3.5 3.5 0 0 1 0 7H7M3 6l3-3M3 6l3 3',
  redo: 'M13 6H6.5a3.5 3.5 0 0 0 0 7H9M13 6l-3-3M13 6l-3 3',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.8 10.8 14 14',
  down: 'm4 6 4 4 4-4',
  close: 'm4 4 8 8M12 4l-8 8',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7',
  moon: 'M13 9.5A5.5 5.5 0 0 1 6.5 3 5.5 5.5 0 1 0 13 9.5Z',
  grid: 'M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z',
  keyboard: 'M1.5 4h13v8h-13zM4 6.6h.01M6.7 6.6h.01M9.3 6.6h.01M12 6.6h.01M5 9.4h6',
  pointer: 'M3.5 2.5 13 7 8.8 8.8 7 13Z',
  error: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 5v3.6M8 11h.01',
  warning: 'M8 2.5 14.2 13H1.8ZM8 6.6v3M8 11.4h.01',
  note: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 7.4V11M8 5h.01',
  export: 'M8 10V2.5M5 5l3-2.5L11 5M3 9.5v4h10v-4',
  inward: 'M8 2.500V10M5 7.500 8 10l3-2.500M3 9.500v4h10v-4',
  file: 'M4 1.5h5L12.5 5v9.5H4ZM9 1.5V5h3.5',
  sliders: 'M2 5h6M11.5 5H14M2 11h2.5M8 11h6M9.75 6.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM6.25 12.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
  history: 'M2.6 5.5A6 6 0 1 1 2 8M2.5 2.5v3h3M8 5v3.2l2.2 1.3',
  dropper: 'm9 4 3 3M10.2 5.2 4 11.4 3 13l1.6-1L10.8 5.8M10 3.5a1.7 1.7 0 0 1 2.5 2.5L11.5 7 9 4.5Z',
  pin: 'M5.5 2h5l-.60 4.5L12.5 9h-9l2.6-2.5ZM8 9v5',
  reset: 'M3 3v3.5h3.5M3.2 6.5A5.3 5.3 0 1 1 2.8 9.5',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.010',
  rotate: 'M5 2.5h6v11H5zM8 11.2h.010',
  bulb: 'M6 11.5h4M6.7 14h2.6M8 1.8a4.2 4.2 0 0 0-2.5 7.55c.45.4.7.85.7 1.35v.8h3.6v-.8c0-.5.25-.95.7-1.35A4.2 4.2 0 0 0 8 1.8Z',
  image: 'M2 3h12v10H2zM2 11l3.5-3.5 3 3L10.500 8.500 14 12M10.500 6.200h.010',
  compare: 'M8 2v12M2 4h4v8H2zM10 4h4v8h-4z',
  wide: 'M2 3.5h12v9H2zM6 3.5v9',
};

/**
 * Make a picture of 16 × 16 points that says nothing to screen readers.
 * @param {keyof typeof outlines} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', outlines[name]);
  svg.append(path);
  return svg;
}

/**
 * Make a button with an icon and a name that is shown on hover.
 * @param {keyof typeof outlines} name
 * @param {string} title
 * @param {() => void} onclick
 * @param {Record<string, any>} [values]
 */
export function iconButton(name, title, onclick, values = {}) {
  return h('button', { type: 'button', class: 'quiet square', title, 'aria-label': title, onclick, ...values }, icon(name));
}

/** Set a text unless it is there, since the same text again is a new layout. @param {HTMLElement} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Say something to screen readers: the newest only, and only what isn't at the focus anyhow.
 * @param {string} text
 */
export function announce(text) {
  byID('announced').textContent = text;
}

/** @param {number} value @param {number} low @param {number} high */
export const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

let count = 0;
/** Make an id of an element that no other has. */
export const freshID = () => `e${(count += 1)}`;
