// Completion, hovers and fixes in the text: a list under the cursor.

import { freshID, h } from './dom.js';
import { strings } from './strings.js';

/** @typedef {import('./editor.js').Editor} Editor */

/**
 * Read an answer of the language server, whose edits may be written in several ways, with offsets.
 * @param {any} item
 * @param {number} cursor
 * @param {number} start of the word at the cursor
 */
function readItem(item, cursor, start) {
  const edit = item.edit ?? item.textEdit;
  const change = edit
    ? { from: edit.from ?? start, to: edit.to ?? cursor, text: edit.text ?? edit.newText }
    : { from: item.from ?? start, to: item.to ?? cursor, text: item.text ?? item.insertText ?? item.label };
  // Places to fill in, as snippets have them, are empty here.
  if (item.insertTextFormat === 2) change.text = change.text.replace(/\$\{\d+:?([^}]*)\}|\$\d+/g, '$1');
  return { label: String(item.label), detail: item.detail ?? '', filter: String(item.filterText ?? item.label), sort: item.sortText ?? item.label, change };
}

/**
 * @param {Editor} editor
 * @param {{complete: (offset: number) => Promise<any>, ready: () => boolean}} hooks
 */
export function makeCompletion(editor, { complete, ready }) {
  const id = freshID();
  const list = h('ul', { class: 'completions', role: 'listbox', id, 'aria-label': strings.file.completions, hidden: true });
  document.body.append(list);
  const { field } = editor;
  /** @type {ReturnType<typeof readItem>[]} */
  let items = [];
  let current = 0;
  let asked = 0;

  const wordStart = (/** @type {number} */ cursor) => cursor - (/[\w$.{-]*$/.exec(editor.text.slice(Math.max(0, cursor - 100), cursor))?.[0].length ?? 0);

  const close = () => {
    asked += 1;
    list.hidden = true;
    field.removeAttribute('aria-activedescendant');
  };
  const choose = (/** @type {number} */ index) => {
    const item = items[index];
    close();
    if (item) editor.type(item.change);
  };
  const point = (/** @type {number} */ index) => {
    current = (index + items.length) % items.length;
    [...list.children].forEach((row, place) => row.setAttribute('aria-selected', String(place === current)));
    const row = list.children[current];
    row?.scrollIntoView({ block: 'nearest' });
    if (row) field.setAttribute('aria-activedescendant', row.id);
  };

  async function open() {
    asked += 1;
    const ask = asked;
    const cursor = editor.cursor();
    const start = wordStart(cursor);
    let answer;
    try {
      answer = await complete(cursor);
    } catch {
      return;
    }
    if (ask !== asked || editor.cursor() !== cursor || !ready()) return;
    const word = editor.text.slice(start, cursor).toLowerCase();
    items = (Array.isArray(answer) ? answer : answer?.items ?? []).map((/** @type {any} */ item) => readItem(item, cursor, start))
      .filter((/** @type {any} */ item) => item.filter.toLowerCase().replace(/^"/, '').includes(word.replace(/^"/, '')))
      .slice(0, 100);
    if (items.length === 0) return close();
    list.replaceChildren(...items.map((item, index) => h('li', { role: 'option', id: freshID(), onpointerdown: (/** @type {Event} */ event) => {
      event.preventDefault();
      choose(index);
    } }, h('span', {}, item.label), item.detail ? h('small', {}, item.detail) : null)));
    list.hidden = false;
    const { left, top, bottom } = editor.caret();
    const { width, height } = list.getBoundingClientRect();
    list.style.setProperty('left', `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`);
    list.style.setProperty('top', `${bottom + height + 8 > innerHeight ? Math.max(8, top - height - 4) : bottom + 4}px`);
    field.setAttribute('aria-controls', id);
    point(0);
  }

  return {
    open, close,
    get isOpen() {
      return !list.hidden;
    },
    /** @param {KeyboardEvent} event @returns {boolean} */
    key(event) {
      if ((event.ctrlKey || event.metaKey) && event.key === ' ') {
        void open();
        return true;
      }
      if (list.hidden) return false;
      const steps = { ArrowDown: current + 1, ArrowUp: current - 1, PageDown: Math.min(items.length - 1, current + 8), PageUp: Math.max(0, current - 8) };
      if (event.key in steps) point(steps[event.key]);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(current);
      else if (event.key === 'Escape') close();
      else return false;
      event.stopPropagation();
      return true;
    },
  };
}

/** The text of a hover, which the language server writes in Markdown: paragraphs with code and emphasis. @param {any} answer */
export function hoverText(answer) {
  const contents = answer?.contents ?? answer?.text ?? answer;
  const text = (typeof contents === 'string' ? contents : contents?.value ?? '').replace(/!\[[^\]]*\]\([^)]*\)/g, '');
  return text.split(/\n{2,}/).filter((/** @type {string} */ paragraph) => paragraph.trim() !== '').map((/** @type {string} */ paragraph) => h('p', {}, paragraph.replace(/^```\w*\n?|```$/gm, '').split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\))/).map((part) => {
    if (part.startsWith('`')) return h('code', {}, part.slice(1, -1));
    if (part.startsWith('**')) return h('b', {}, part.slice(2, -2));
    return part.startsWith('[') ? part.slice(1, part.indexOf(']')) : part;
  })));
}
