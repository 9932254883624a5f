// What a theme says of itself, and its variables: a part of the inspector of the whole keyboard.

import { controlOf } from './controls.js';
import { h, iconButton } from './dom.js';
import { strings } from './strings.js';
import { parsedJSON, settingsOf } from './variables.js';

const texts = strings.theme;

/** The path of a value, whatever its keys are. @param {string[]} keys */
const pointer = (keys) => keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 * @param {import('./controls.js').Editing} editing
 */
export function makeTheme(store, session, editing) {
  /** @param {string[]} keys @param {any} value @param {string} gesture */
  const write = (keys, value, gesture) => session.change('document.edit', {
    edits: [value === null || value === '' ? { path: pointer(keys), remove: true } : { path: pointer(keys), value: JSON.stringify(value) }], gesture,
  }, `${gesture} ${keys.join(' ')}`);

  /** @param {string} title @param {string[]} keys @param {'color' | 'text' | 'json'} kind @param {boolean} isRemovable */
  const row = (title, keys, kind, isRemovable) => {
    const property = /** @type {any} */ ({ name: keys.join('.'), title, kind, targets: [], overridden: [] });
    const control = controlOf(property, editing, (value, gesture) => void write(keys, value, gesture.id));
    const element = h('div', { class: `property kind-${kind}`, role: 'group', 'aria-label': title, dataset: { setting: keys.join('.') } },
      h('div', { class: 'property-head' }, h('span', { class: 'property-name' }, title),
        h('div', { class: 'control row-head' }, control.element,
          isRemovable ? iconButton('minus', texts.remove(title), () => void write(keys, null, editing.begin().id)) : null)));
    return { element, update: control.update };
  };

  const about = [['name'], ['author', 'name'], ['license'], ['collection']].map((keys) => ({ keys, row: row(texts.about[keys[0]], keys, 'text', false) }));
  const list = h('div', {});
  const input = h('input', { type: 'text', class: 'code', 'aria-label': texts.newName, placeholder: texts.newName, spellcheck: false, autocomplete: 'off' });
  const add = h('button', { type: 'button', disabled: true, onclick: () => void submit() }, texts.add);
  input.addEventListener('input', () => { add.disabled = !isNew(); });
  input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter' && !add.disabled) void submit();
  });
  const keysOfNew = () => ['variables', ...input.value.trim().split('.')];
  const isNew = () => keysOfNew().every((key) => key !== '' && !/[{}$]/.test(key)) && !rows.has(keysOfNew().join('.'));
  async function submit() {
    const keys = keysOfNew();
    if (!(await write(keys, '#888888', editing.begin().id))) return;
    input.value = '';
    add.disabled = true;
    show();
    rows.get(keys.join('.'))?.element.querySelector('input')?.focus();
  }

  /** @type {Map<string, ReturnType<typeof row>>} */
  let rows = new Map();
  let shown = '';
  let shape = '';
  const element = h('div', { class: 'theme-settings' },
    h('div', { class: 'group' }, h('h3', {}, texts.variables), list, h('div', { class: 'own-rule' }, h('div', { class: 'row-head' }, input, add))),
    h('div', { class: 'group' }, h('h3', {}, texts.title), about.map((each) => each.row.element)));

  function show() {
    const text = store.state.document?.text ?? '';
    const theme = text === shown ? null : parsedJSON(text);
    // While the text is broken, what it said stays.
    if (!theme) return;
    shown = text;
    for (const { keys, row: each } of about) {
      const value = keys.reduce((inner, key) => inner?.[key], theme);
      each.update(typeof value === 'string' ? value : null);
    }
    const settings = settingsOf(theme.variables).map(({ keys, value }) => ({
      keys: ['variables', ...keys], value,
      kind: /** @type {'color' | 'text' | 'json'} */ (typeof value !== 'string' ? 'json' : editing.shown(value) ? 'color' : 'text'),
    }));
    const nextShape = JSON.stringify(settings.map(({ keys, kind }) => [keys, kind]));
    if (nextShape !== shape) {
      shape = nextShape;
      rows = new Map(settings.map(({ keys, kind }) => [keys.join('.'), row(keys.slice(1).filter((key) => key !== '$value').join('.'), keys, kind, true)]));
      list.replaceChildren(...[...rows.values()].map((each) => each.element));
    }
    for (const { keys, value } of settings) rows.get(keys.join('.'))?.update(value);
  }
  store.on(['document'], () => element.isConnected && show());
  return { element, show };
}
