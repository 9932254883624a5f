// New rules: ready-made conditions, and a field for others. Keys that match light up before anything is written.

import { h, icon } from './dom.js';
import { lights } from './reasons.js';
import { strings } from './strings.js';

const texts = strings.inspector;

/**
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 * @returns {(selectors: import('./types.js').Selector[]) => HTMLElement | null}
 */
export function makeRules(store, session) {
  const light = (/** @type {string[]} */ parts) => store.set({ lit: parts });
  const add = async (/** @type {string} */ match) => {
    light([]);
    return session.change('document.rule', { match, values: {} });
  };

  // The field stays as it is while other parts are selected.
  const input = h('input', {
    type: 'text', class: 'code', 'aria-label': texts.conditions, placeholder: '{"type": "input", "state": "pressed"}', spellcheck: false, autocomplete: 'off',
  });
  const count = h('small', { role: 'status' });
  const button = h('button', { type: 'button', disabled: true, onclick: () => void submit() }, texts.addOwn);
  const own = h('div', { class: 'own-rule' }, input, h('div', { class: 'row-head' }, count, button));

  const look = async () => {
    const match = input.value.trim();
    const { view } = store.state;
    button.disabled = true;
    count.textContent = '';
    if (!match || !view) return light([]);
    try {
      const found = await session.client.send('view.matches', { view: view.id, match }, 'matches');
      if (input.value.trim() !== match) return undefined;
      light(found.parts);
      count.textContent = texts.keys(found.count);
      input.removeAttribute('aria-invalid');
      button.disabled = false;
    } catch (error) {
      if (input.value.trim() !== match) return undefined;
      light([]);
      count.textContent = /** @type {Error} */ (error).message;
      input.setAttribute('aria-invalid', 'true');
    }
    return undefined;
  };
  const submit = async () => {
    if (button.disabled || !(await add(input.value.trim()))) return;
    input.value = '';
    void look();
  };
  input.addEventListener('input', () => void look());
  input.addEventListener('focus', () => void look());
  input.addEventListener('blur', () => light([]));
  input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter') void submit();
  });

  return (selectors) => (selectors.length === 0 ? null : h('div', { class: 'group' }, h('h3', {}, texts.addRule), h('p', { class: 'caption' }, texts.rulesLead),
    selectors.map(({ match, title, count: keys, parts }) => lights(
      h('button', { type: 'button', class: 'quiet target', onclick: () => void add(match) }, icon('plus'), h('span', {}, title), h('small', {}, texts.keys(keys))), parts, light)),
    own));
}
