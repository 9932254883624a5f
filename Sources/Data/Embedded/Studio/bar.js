// The bar at the top, the foot, notices, and the dialog that asks for a name.

import { announce, byID, freshID, h, icon, iconButton, setText } from './dom.js';
import { makeAsk } from './ask.js';
import { keysOf, register } from './commands.js';
import { openMenu, openPopover } from './popover.js';
import { remember, remembered } from './settings.js';
import { strings } from './strings.js';

const texts = strings.bar;

/**
 * A group of radio buttons that look like one control.
 * @param {string} label
 * @param {[value: string, title: string, icon?: any][]} choices
 * @param {(value: string) => void} onChange
 */
export function segments(label, choices, onChange) {
  const name = freshID();
  const radios = choices.map(([value, title]) => h('input', { type: 'radio', name, value, 'aria-label': title, onchange: () => onChange(value) }));
  return {
    element: h('div', { class: 'segments', role: 'radiogroup', 'aria-label': label },
      radios.map((radio, index) => h('label', {}, radio, h('span', {}, choices[index][2] ? icon(choices[index][2]) : null,
        h('span', { class: choices[index][2] ? 'desk-only plain' : 'plain' }, choices[index][1]))))),
    radios,
    /** @param {string} value */
    update(value) {
      for (const radio of radios) radio.checked = radio.value === value;
    },
  };
}

/**
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 * @param {{home: () => void, search: () => void, exportMenu: (anchor: HTMLElement) => void, save: () => void}} actions
 */
export function makeBar(store, session, actions) {
  const home = h('button', { type: 'button', class: 'quiet brand', title: texts.home, 'aria-label': texts.home, onclick: () => actions.home() },
    h('img', { src: 'page/icon.svg', alt: '', width: 20, height: 20 }), h('span', { class: 'desk-only' }, strings.studio));
  const name = h('b', {});
  const dot = h('span', { class: 'dot', title: texts.unsaved, role: 'img', 'aria-label': texts.unsaved });
  byID('bar-start').append(home, h('span', { class: 'gap desk-only needs-document' }), h('p', { class: 'name needs-document' }, name, dot));

  const modes = segments(texts.modes, [['design', texts.design, 'pointer'], ['type', texts.type, 'keyboard'], ['wall', texts.wall, 'grid']],
    (mode) => store.set({ mode: /** @type {any} */ (mode) }));
  modes.element.classList.add('needs-document');
  byID('bar-middle').append(modes.element);

  const undo = iconButton('undo', texts.undo, () => void session.change('document.undo'));
  const redo = iconButton('redo', texts.redo, () => void session.change('document.redo'));
  const history = iconButton('history', texts.history, () => openHistory(), { 'aria-haspopup': 'menu', 'aria-expanded': 'false', class: 'quiet square desk-only' });
  const out = iconButton('export', texts.export, () => actions.exportMenu(out), { 'aria-haspopup': 'menu', 'aria-expanded': 'false' });
  const search = h('button', { type: 'button', class: 'hint', title: texts.search, 'aria-label': texts.search, onclick: actions.search }, icon('search'), h('kbd', {}, keysOf('palette')));
  const save = h('button', { type: 'button', class: 'main needs-document', onclick: actions.save });
  const nextScheme = () => {
    const order = ['auto', 'light', 'dark'];
    showScheme(order[(order.indexOf(remembered('scheme', 'auto')) + 1) % 3]);
  };
  register([{ id: 'scheme', title: texts.nextScheme, run: nextScheme }]);
  const scheme = iconButton('sun', '', nextScheme, { class: 'quiet square desk-only' });
  for (const button of [undo, redo, history, out]) button.classList.add('needs-document');
  redo.classList.add('desk-only');
  byID('bar-end').append(undo, redo, history, h('span', { class: 'gap desk-only needs-document' }), search, scheme, out, save);

  /** @param {string} value */
  function showScheme(value) {
    remember('scheme', value);
    document.documentElement.dataset.scheme = value;
    const title = strings.bar.scheme[value];
    scheme.title = title;
    scheme.setAttribute('aria-label', title);
    scheme.replaceChildren(icon(value === 'dark' ? 'moon' : value === 'light' ? 'sun' : 'rotate'));
    if (value === 'auto') scheme.replaceChildren(icon(matchMedia('(prefers-color-scheme: dark)').matches ? 'moon' : 'sun'));
  }
  showScheme(remembered('scheme', 'auto'));

  function openHistory() {
    const { document: current } = store.state;
    if (!current) return;
    const first = current.steps.some((step) => String(step.id) === '0') || current.steps.length >= 100 ? [] : [{ id: 0, name: strings.history.opened }];
    openMenu(history, strings.history.title, [...first, ...current.steps].reverse().map((step) => ({
      title: step.name, isCurrent: step.id === current.step, detail: step.id === current.step ? strings.history.current : '',
      run: () => void session.change('document.goto', { step: step.id }),
    })));
  }

  store.on(['document', 'mode'], ({ document: current, mode }) => {
    document.body.dataset.hasDocument = String(current !== null);
    document.body.dataset.mode = mode;
    modes.update(mode);
    if (!current) return;
    setText(name, current.name);
    dot.hidden = current.isSaved;
    setText(save, current.isSaved ? texts.saved : texts.save);
    save.disabled = current.isSaved;
    const title = `${current.isSaved ? '' : '• '}${current.name} – ${strings.studio}`;
    if (document.title !== title) document.title = title;
    for (const [button, step, title, keys] of [[undo, current.undo, texts.undo, keysOf('undo')], [redo, current.redo, texts.redo, keysOf('redo')]]) {
      button.disabled = step === undefined;
      const words = step === undefined ? title : `${title}: ${step}`;
      button.title = `${words} (${keys})`;
      button.setAttribute('aria-label', words);
    }
  });
}

/** @param {import('./store.js').Store} store */
export function makeFoot(store) {
  const where = h('span', {});
  const problems = h('span', {});
  const keys = h('span', { class: 'push' }, [['palette', texts.search], ['undo', texts.undo], ['save', texts.save]]
    .map(([id, title]) => h('span', {}, h('kbd', {}, keysOf(id)), title)));
  byID('foot').append(where, problems, keys);
  store.on(['hello', 'connection', 'document'], ({ hello, connection, document: current }) => {
    where.textContent = connection === 'open' ? hello?.folder ?? '' : connection === 'connecting' ? strings.session.connecting : '';
    problems.textContent = current ? strings.problems.count(current.problems.length) : '';
  });
}

/**
 * Notices under the bar: warnings, a lost connection, a file that was changed outside.
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 */
export function makeNotices(store, session) {
  const list = byID('notices');
  /** @type {Map<string, HTMLElement>} */
  const shown = new Map();
  /** @param {string} id @param {string} text @param {[string, () => void][]} buttons @param {string} [kind] */
  const show = (id, text, buttons, kind = '') => {
    hide(id);
    const notice = h('div', { class: `notice ${kind}`, role: kind === 'error' ? 'alert' : 'status' }, icon(kind === 'error' ? 'error' : 'note'), h('p', {}, text),
      buttons.map(([title, run]) => h('button', { type: 'button', onclick: run }, title)));
    shown.set(id, notice);
    list.append(notice);
  };
  const hide = (/** @type {string} */ id) => {
    shown.get(id)?.remove();
    shown.delete(id);
  };
  session.listeners.add((event) => {
    if (event.type === 'warning') show('warning', event.message, [[strings.session.dismiss, () => hide('warning')]], 'error');
    if (event.type === 'document') hide('warning');
    if (event.type === 'told') show('told', event.message, [[strings.session.dismiss, () => hide('told')]]);
    if (event.type === 'imported') showReport(event);
    // It is about the text as it was.
    if (event.type === 'document' || event.type === 'adopted') hide('report');
  });
  /** @param {{name: string, report: Record<'exactly' | 'nearly' | 'notAtAll', any[]>}} imported */
  const showReport = ({ name, report }) => {
    const words = strings.start;
    const { exactly, nearly, notAtAll } = report;
    const most = 30;
    const open = () => openPopover(/** @type {HTMLElement} */ (shown.get('report')?.querySelector('button')), h('div', { class: 'report', tabIndex: 0 },
      /** @type {[string, any[]][]} */ ([[words.notAtAll, notAtAll], [words.nearly, nearly], [words.exactly, exactly]]).map(([title, items]) => (items.length === 0 ? null
        : [h('h3', {}, `${title}: ${items.length}`), h('ul', {}, items.slice(0, most).map((item) => h('li', {}, h('b', {}, item.name), ` ${item.reason ?? item.difference ?? item.target}`)),
          items.length > most ? h('li', {}, words.further(items.length - most)) : null)])).flat()), { label: words.reportTitle });
    show('report', words.imported(name, exactly.length, nearly.length, notAtAll.length), [[words.report, open], [strings.session.dismiss, () => hide('report')]]);
  };
  store.on(['connection'], ({ connection }) => {
    if (connection === 'lost' || connection === 'ended') show('connection', strings.session[connection], [], 'error');
    else hide('connection');
  });
  store.on(['isChangedOutside'], ({ isChangedOutside }) => {
    const close = () => store.set({ isChangedOutside: false });
    const take = (/** @type {string} */ type) => () => void session.change(type).then((result) => result && close());
    if (isChangedOutside) {
      show('outside', strings.file.outside, [[strings.file.merge, take('document.merge')], [strings.file.revert, take('document.revert')], [strings.file.keep, close]]);
    } else hide('outside');
  });
}

/**
 * Return a function that saves, and asks for a name once.
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 */
export function makeSave(store, session) {
  /** @param {string} [name] */
  const send = async (name) => {
    const { document: current } = store.state;
    if (!current) return;
    const result = await session.client.send('document.save', { document: current.id, ...(name ? { name } : {}) });
    store.set({ document: { .../** @type {any} */ (store.state.document), file: result.name, isSaved: true } });
    announce(texts.saved);
  };
  const ask = makeAsk({
    title: strings.file.saveTitle, label: strings.file.saveName, button: texts.save,
    send: (name) => send(/\.json$/i.test(name) ? name : `${name}.json`),
  });
  return function save() {
    const { document: current, hello } = store.state;
    if (!current) return;
    if (current.file) {
      send().catch((reason) => session.warn(reason.message));
      return;
    }
    const words = current.name.replace(/\.json$/i, '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim().split(' ');
    const stem = words.map((word, index) => (index ? word.charAt(0).toUpperCase() + word.slice(1) : word.toLowerCase())).join('') || 'theme';
    const taken = new Set((hello?.files ?? []).map((file) => file.name));
    let number = 1;
    while (taken.has(`${stem}${number > 1 ? number : ''}.json`)) number += 1;
    const file = `${stem}${number > 1 ? number : ''}.json`;
    ask(file, strings.file.saveLead(hello?.folder ?? ''), file.length - 5);
  };
}
