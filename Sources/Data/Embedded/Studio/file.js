// The panel of the file: its text beside the picture, edited both ways.

import { byID, h, iconButton, setText } from './dom.js';
import { hoverText, makeCompletion } from './completion.js';
import { makeEditor } from './editor.js';
import { openMenu } from './popover.js';
import { strings } from './strings.js';
import { TextSync } from './sync.js';

const texts = strings.file;

/**
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 */
export function makeFile(store, session) {
  const section = byID('file');
  const name = h('h2', { id: 'file-title' }, texts.title);
  const fixes = iconButton('bulb', texts.fixes, () => void openFixes());
  const format = h('button', { type: 'button', class: 'quiet', onclick: () => void session.change('language.format') }, texts.format);
  const place = h('div', { class: 'editor' });
  section.append(h('div', { class: 'panel-head' }, name, h('span', { class: 'push' }, fixes, format)), place);

  /** @type {TextSync | null} */
  let sync = null;
  let current = '';
  /** @type {number | undefined} */
  let pause;

  const editor = makeEditor(place, texts.text, {
    onInput(isChosen) {
      hideHover();
      sync?.push();
      clearTimeout(pause);
      if (isChosen) return;
      const cursor = editor.cursor();
      if (/["\w{]/.test(editor.text[cursor - 1] ?? '')) pause = setTimeout(() => void completion.open(), 120);
      else completion.close();
    },
    onCursor() {
      if (completion.isOpen) completion.close();
    },
    onKey: (event) => completion.key(event),
  });
  const about = () => ({ document: store.state.document?.id });
  const completion = makeCompletion(editor, {
    complete: (offset) => session.client.send('language.complete', { ...about(), offset }),
    // Offsets mean the session's text, which must have what was typed.
    ready: () => sync !== null && sync.text === editor.text,
  });

  async function openFixes() {
    const { document } = store.state;
    if (!document) return;
    const offset = editor.cursor();
    const near = document.problems.filter((problem) => problem.hasFix && problem.from <= offset && offset <= problem.to + 1);
    const answer = await session.client.send('language.actions', { ...about(), offset }).catch(() => []);
    const actions = Array.isArray(answer) ? answer : answer.actions ?? answer.items ?? [];
    /** @type {import('./popover.js').MenuItem[]} */
    const items = actions.filter((/** @type {any} */ action) => action.changes ?? action.edits).map((/** @type {any} */ action) => ({
      title: action.title, run: () => void session.change('document.change', { version: sync?.version, changes: action.changes ?? action.edits }),
    }));
    if (items.length === 0) {
      items.push(...near.map((problem) => ({ title: problem.hint ?? problem.message, run: () => void session.change('problem.fix', { problem: problem.id }) })));
    }
    openMenu(fixes, texts.fixes, items.length > 0 ? items : [{ title: texts.noFixes, run: () => editor.focus() }]);
  }

  // Hovers: the meaning of what the pointer rests on.
  const hover = h('div', { class: 'hover', role: 'tooltip', hidden: true });
  document.body.append(hover);
  /** @type {number | undefined} */
  let rest;
  const hideHover = () => {
    clearTimeout(rest);
    hover.hidden = true;
  };
  place.addEventListener('pointermove', (/** @type {PointerEvent} */ event) => {
    hideHover();
    if (event.pointerType !== 'mouse' || event.buttons) return;
    const { clientX, clientY } = event;
    rest = setTimeout(() => void showHover(editor.offsetAt(clientX, clientY), clientX, clientY), 450);
  });
  place.addEventListener('pointerleave', hideHover);
  place.addEventListener('wheel', hideHover, { passive: true });

  /** @param {number | null} offset @param {number} x @param {number} y */
  async function showHover(offset, x, y) {
    if (offset === null || sync?.text !== editor.text) return;
    const answer = await session.client.send('language.hover', { ...about(), offset }).catch(() => null);
    const paragraphs = answer ? hoverText(answer) : [];
    const found = store.state.document?.problems.filter((problem) => problem.from <= offset && offset <= problem.to) ?? [];
    const list = [...found.map((problem) => h('p', { class: problem.severity }, problem.message)), ...paragraphs];
    if (list.length === 0 || !list.some((paragraph) => paragraph.textContent)) return;
    hover.replaceChildren(...list);
    hover.hidden = false;
    const { width, height } = hover.getBoundingClientRect();
    hover.style.setProperty('left', `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`);
    hover.style.setProperty('top', `${y + 18 + height > innerHeight ? y - height - 12 : y + 18}px`);
  }

  // While a control is moved, the text follows a few times a second: nobody reads faster, and each change is a layout.
  /** @type {any[]} */
  let events = [];
  let marked = /** @type {any} */ (null);
  const follow = () => {
    const all = events;
    events = [];
    if (!sync || all.length === 0) return;
    editor.together(() => all.forEach((event) => sync?.receive(event)));
    mark();
  };
  const mark = () => {
    const { document } = store.state;
    // Problems are those of a text; its marks move with it until there are others.
    if (!document || document.problems === marked || sync?.text !== document.text) return;
    marked = document.problems;
    editor.mark(marked);
  };

  session.listeners.add((event) => {
    if (event.type === 'adopted') {
      const { id, text, version } = event.document;
      events = [];
      marked = null;
      if (current === id && sync) return sync.reset({ text, version });
      current = id;
      editor.reset(text);
      sync = new TextSync({ text, version }, editor, (base, changes) => session.client.send('document.change', { document: id, version: base, changes }));
    } else if (event.type === 'document' && event.document === current) {
      if (event.client !== session.client.id || !sync?.awaited) completion.close();
      events.push(event);
      if (editor.field.contains(document.activeElement)) follow();
      else if (events.length === 1) setTimeout(follow, 100);
    }
  });
  store.on(['document'], ({ document }) => {
    if (!document) return;
    setText(name, document.file ?? texts.untitled);
    mark();
  });
  store.on(['panel', 'mode'], () => requestAnimationFrame(() => editor.refresh()));

  return {
    editor,
    /** Show the place that sets a value. @param {import('./types.js').Origin} origin */
    show(origin) {
      store.set({ panel: 'file' });
      document.body.dataset.file = 'shown';
      if (!origin.isOwn || !origin.line) return;
      const lines = editor.text.split('\n');
      const from = lines.slice(0, origin.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
      const line = lines[origin.line - 1] ?? '';
      requestAnimationFrame(() => {
        editor.refresh();
        editor.reveal(from + line.search(/\S|$/), from + line.trimEnd().length);
        editor.focus();
      });
    },
    /** @param {number} from @param {number} to */
    reveal(from, to) {
      store.set({ panel: 'file' });
      document.body.dataset.file = 'shown';
      requestAnimationFrame(() => {
        editor.refresh();
        editor.reveal(from, to);
        editor.focus();
      });
    },
  };
}
