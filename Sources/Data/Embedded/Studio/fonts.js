// Fonts: the families that a theme can name, shown on the keyboard while they are pointed at, and files of its own.

import { h, icon } from './dom.js';
import { openPopover } from './popover.js';
import { strings } from './strings.js';
import { parsedJSON } from './variables.js';

const texts = strings.fonts;

/** The names of the theme's own fonts. @param {string} text @returns {string[]} */
export function ownFamilies(text) {
  const list = parsedJSON(text)?.fonts;
  return Array.isArray(list) ? [...new Set(list.map((font) => font?.name).filter((name) => typeof name === 'string'))] : [];
}

/** Whether a file is a font, by its name, since browsers don't know all types. @param {string} name */
export const isFont = (name) => /\.(ttf|otf|ttc|woff2)$/i.test(name);

/**
 * Copy a font file beside the theme, and add it to the fonts of the theme.
 * @param {File} file
 * @param {import('./session.js').Session} session
 * @param {string} gesture
 * @returns {Promise<string | null>} the name of its family
 */
export async function addFont(file, session, gesture) {
  const answer = await session.upload(file, /\.woff2$/i.test(file.name) ? 'font/woff2' : /\.otf$/i.test(file.name) ? 'font/otf' : 'font/ttf');
  const { document } = session;
  if (!answer || !document) return null;
  const fonts = parsedJSON(document.text)?.fonts;
  const taken = new Set(ownFamilies(document.text));
  const stem = file.name.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim().slice(0, 60) || texts.standardName;
  let name = stem;
  for (let number = 2; taken.has(name); number += 1) name = `${stem} ${number}`;
  const font = { file: answer.file, name };
  const edit = Array.isArray(fonts) ? { path: `fonts.${fonts.length}`, value: JSON.stringify(font) } : { path: 'fonts', value: JSON.stringify([font]) };
  return (await session.change('document.edit', { edits: [edit], gesture })) ? name : null;
}

const generic = /** @type {Record<string, string>} */ ({ system: 'system-ui', rounded: 'ui-rounded', serif: 'ui-serif', monospaced: 'ui-monospace' });

/**
 * Sort families: those of text first, those whose letters are equally wide after them, and Noto's of single scripts apart.
 * @param {string[]} names
 */
export function sortedFamilies(names) {
  const isOfScript = (/** @type {string} */ name) => /^Noto (?!Sans$|Serif$|Sans Mono$|Sans Display$|Serif Display$)/.test(name);
  const isEven = (/** @type {string} */ name) => Number(/mono|code|courier|typewriter|console|terminal/i.test(name));
  const text = names.filter((name) => !isOfScript(name));
  return { text: text.sort((a, b) => isEven(a) - isEven(b)), scripts: names.filter(isOfScript) };
}

/**
 * Let a family be chosen: what is pointed at is on the keyboard at once, and gone unless it is chosen.
 * @param {HTMLElement} anchor
 * @param {object} options
 * @param {string} options.title
 * @param {string} options.current
 * @param {import('./controls.js').Editing} options.editing
 * @param {(family: string, gesture: import('./gesture.js').Gesture) => void} options.onChange
 */
export function openFamilies(anchor, { title, current, editing, onChange }) {
  const gesture = editing.begin();
  // Whatever is changed next begins without what was only looked at.
  const cancel = () => {
    clearTimeout(pause);
    if (!isChosen && shown !== current) editing.cancel(gesture);
    isChosen = true;
  };
  let shown = current;
  let isChosen = false;
  /** @type {number | undefined} */
  let pause;
  const show = (/** @type {string} */ name) => {
    clearTimeout(pause);
    if (name === shown) return;
    shown = name;
    editing.preview({ gesture: gesture.id, cancel });
    onChange(name, gesture);
  };
  const row = (/** @type {string} */ name) => {
    const element = h('button', {
      type: 'button', class: 'quiet menu-item', role: 'menuitemradio', 'aria-checked': String(name === current), tabIndex: -1, 'aria-current': name === current ? 'true' : null,
      onclick: () => {
        show(name);
        isChosen = true;
        editing.preview(null);
        close();
      },
    }, h('span', { style: { 'font-family': generic[name] ?? `"${name.replace(/["\\]/g, '')}"` } }, name));
    const later = () => {
      clearTimeout(pause);
      pause = setTimeout(() => show(name), 60);
    };
    element.addEventListener('focus', later);
    element.addEventListener('pointerenter', later);
    return element;
  };
  const { own, others } = editing.families();
  const input = h('input', { type: 'file', accept: '.ttf,.otf,.ttc,.woff2', hidden: true, 'aria-label': texts.file });
  input.addEventListener('change', async () => {
    const file = input.files[0];
    close();
    const name = file && await editing.addFont(file, gesture);
    if (name) onChange(name, gesture);
  });
  const add = h('button', { type: 'button', class: 'quiet menu-item', role: 'menuitem', tabIndex: -1, onclick: () => input.click() }, icon('plus'), h('span', {}, texts.add));
  const { text, scripts } = sortedFamilies(others);
  const folded = scripts.map(row);
  const unfold = h('button', {
    type: 'button', class: 'quiet menu-item', role: 'menuitem', tabIndex: -1, 'aria-expanded': 'false', onclick: () => {
      unfold.replaceWith(...folded);
      rows.splice(rows.indexOf(unfold), 1, ...folded);
      folded[0].focus();
    },
  }, icon('down'), h('span', {}, texts.scripts(folded.length)));
  const rows = [add, ...own.map(row), ...text.map(row), ...(folded.length === 0 ? [] : scripts.includes(current) ? folded : [unfold])];
  const menu = h('div', { class: 'menu' }, input, rows);
  menu.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    const index = rows.indexOf(/** @type {any} */ (document.activeElement));
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    rows[(next + rows.length) % rows.length].focus();
  });
  const close = openPopover(anchor, menu, {
    label: title, role: 'menu', side: 'panel', focus: rows.find((each) => each.getAttribute('aria-current')) ?? rows[1],
    onClose: () => {
      editing.preview(null);
      cancel();
    },
  });
}
