// The palette of commands, and the list of shortcuts in it.

import { freshID, h } from './dom.js';
import { enabled, shown } from './commands.js';
import { strings } from './strings.js';

const texts = strings.palette;

/** @typedef {{title: string, detail?: string, keys?: string, run: () => void}} Entry */

/**
 * Rank how well words stand in a title: all must; those at the start of words count more.
 * @param {string} title
 * @param {string[]} words
 */
export function rank(title, words) {
  const text = title.toLowerCase();
  let sum = 0;
  for (const word of words) {
    const place = text.indexOf(word);
    if (place < 0) return -1;
    sum += place === 0 ? 3 : /\W/.test(text[place - 1]) ? 2 : 1;
  }
  return sum;
}

/** @param {() => Entry[]} more things that can be searched, beside commands */
export function makePalette(more) {
  const id = freshID();
  const input = h('input', {
    type: 'text', role: 'combobox', 'aria-expanded': 'true', 'aria-controls': id, 'aria-autocomplete': 'list', 'aria-label': texts.title,
    placeholder: texts.placeholder, spellcheck: false, autocomplete: 'off',
  });
  const list = h('ul', { id, role: 'listbox', 'aria-label': texts.title });
  const none = h('p', { class: 'caption' }, texts.none);
  const dialog = h('dialog', { class: 'palette', 'aria-label': texts.title }, input, list, none);
  document.body.append(dialog);
  /** @type {Entry[]} */
  let entries = [];
  /** @type {Entry[]} */
  let found = [];
  let current = 0;

  const point = (/** @type {number} */ index) => {
    current = found.length ? (index + found.length) % found.length : 0;
    [...list.children].forEach((row, place) => row.setAttribute('aria-selected', String(place === current)));
    const row = list.children[current];
    row?.scrollIntoView({ block: 'nearest' });
    if (row) input.setAttribute('aria-activedescendant', row.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const run = (/** @type {number} */ index) => {
    dialog.close();
    found[index]?.run();
  };
  const draw = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    found = entries.map((entry) => ({ entry, score: rank(entry.title, words) })).filter(({ score }) => score >= 0)
      .sort((a, b) => b.score - a.score).slice(0, 60).map(({ entry }) => entry);
    list.replaceChildren(...found.map((entry, index) => h('li', { role: 'option', id: freshID(), onclick: () => run(index) },
      h('span', {}, entry.title), entry.detail ? h('small', {}, entry.detail) : null, entry.keys ? h('kbd', {}, entry.keys) : null)));
    none.hidden = found.length > 0;
    point(0);
  };
  input.addEventListener('input', draw);
  input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    const steps = { ArrowDown: current + 1, ArrowUp: current - 1 };
    if (event.key in steps) point(steps[event.key]);
    else if (event.key === 'Enter') run(current);
    else return;
    event.preventDefault();
  });
  dialog.addEventListener('click', (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog) dialog.close();
  });
  return {
    open() {
      if (dialog.open) return dialog.close();
      entries = [...enabled().map(({ title, keys, run: act }) => ({ title, keys: shown(keys), run: act })), ...more()];
      input.value = '';
      dialog.showModal();
      draw();
      input.focus();
    },
  };
}
