// The toolbar of situations: device, language, scheme and what else a picture depends on.

import { byID, freshID, h, icon, iconButton } from './dom.js';
import { strings } from './strings.js';
import { openPopover } from './popover.js';
import { parsedJSON } from './variables.js';

const texts = strings.situations;

/** Options with few values that are seen at once. */
const segmented = ['orientation', 'color-scheme'];
/** What an option is when it isn't named; others have a choice for that. */
const standards = /** @type {Record<string, string>} */ ({
  device: 'iphone', locale: 'en', 'keyboard-type': 'alphabetic', case: 'lowercased', orientation: 'portrait', 'color-scheme': 'light',
  contrast: 'standard', 'text-size': 'large', 'return-key': 'return',
});
/** Options that stand in the toolbar; the others are behind a button. */
const first = ['device', 'locale', 'keyboard-type', 'case'];
const flags = ['liquid-glass', 'bold-text', 'reduce-transparency', 'reduce-motion', 'differentiate-without-color'];
const flagSet = new Set(flags);

/**
 * Return the choices of an option, whatever the session calls their list.
 * @param {Record<string, any[]>} choices
 * @param {string} name
 * @returns {import('./types.js').Choice[]}
 */
export function choicesOf(choices, name) {
  const list = choices[name] ?? choices[`${name}s`] ?? [];
  return list.map((choice) => (typeof choice === 'string' ? { name: choice, title: choice } : choice))
    .map(({ name: value, title }) => ({ name: value, title: texts.names[value] ?? title?.replace(/_/g, ' ') ?? value }));
}

/** The names of options that can be chosen from a list. @param {Record<string, any[]>} choices */
export function optionsWithChoices(choices) {
  const names = Object.keys(choices).map((name) => ({ devices: 'device', locales: 'locale' })[name] ?? name);
  return [...new Set([...first, ...segmented, ...names])].filter((name) => name in texts && choicesOf(choices, name).length > 1);
}

/** @param {import('./types.js').Options} options @param {Record<string, any[]>} choices */
export function titleOf(options, choices) {
  const words = Object.entries(options).map(([name, value]) =>
    value === true ? texts[name] ?? name : choicesOf(choices, name).find((choice) => choice.name === value)?.title ?? value);
  return words.join(', ') || texts.standard;
}

/**
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 * @param {(options: import('./types.js').Options) => void} pin
 */
export function makeSituations(store, session, pin) {
  const bar = byID('situations');
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', texts.title);

  const options = () => store.state.view?.options ?? {};
  /** @param {string} name @param {string | true | undefined} value */
  const set = (name, value) => {
    const { [name]: _, ...rest } = options();
    session.situate(value === undefined || value === '' ? rest : { ...rest, [name]: value });
  };

  /** @type {(() => void)[]} */
  let refreshers = [];

  /** @param {string} name @param {Record<string, any[]>} choices */
  function select(name, choices) {
    const known = choicesOf(choices, name);
    const standard = known.some((choice) => choice.name === standards[name]) ? standards[name] : '';
    const list = standard ? known : [{ name: '', title: texts.standard }, ...known];
    const control = h('select', { 'aria-label': texts[name] ?? name, title: texts[name] ?? name },
      list.map((choice) => h('option', { value: choice.name }, choice.title)));
    control.addEventListener('change', () => set(name, control.value === standard ? undefined : control.value));
    const chip = h('div', { class: 'chip' }, control, icon('down'));
    refreshers.push(() => {
      control.value = options()[name] ?? standard;
      chip.classList.toggle('changed', control.value !== standard);
    });
    return chip;
  }

  /** @param {string} name @param {Record<string, any[]>} choices */
  function segments(name, choices) {
    const list = choicesOf(choices, name);
    const group = freshID();
    const icons = { light: 'sun', dark: 'moon', portrait: 'rotate', landscape: 'wide' };
    const radios = list.map((choice) => h('input', { type: 'radio', name: group, value: choice.name, 'aria-label': choice.title }));
    refreshers.push(() => {
      for (const radio of radios) radio.checked = radio.value === (options()[name] ?? standards[name]);
    });
    radios.forEach((radio) => radio.addEventListener('change', () => set(name, radio.value === standards[name] ? undefined : radio.value)));
    return h('div', { class: 'segments small', role: 'radiogroup', 'aria-label': texts[name] },
      radios.map((radio, index) => h('label', { title: list[index].title }, radio,
        h('span', {}, icons[radio.value] ? icon(icons[radio.value]) : list[index].title))));
  }

  /** @param {HTMLElement} anchor @param {string[]} names @param {Record<string, any[]>} choices */
  function openMore(anchor, names, choices) {
    const kept = refreshers.length;
    const rows = names.map((name) => h('div', { class: 'field' }, h('span', { class: 'field-name' }, texts[name] ?? name), select(name, choices)));
    const checks = flags.map((name) => {
      const box = h('input', { type: 'checkbox', class: 'switch', checked: Boolean(options()[name]) });
      box.addEventListener('change', () => set(name, box.checked || undefined));
      return h('label', { class: 'field' }, h('span', { class: 'field-name' }, texts[name]), box);
    });
    const reset = h('button', { type: 'button', onclick: () => session.situate({}) }, icon('reset'), texts.reset);
    for (const refresh of refreshers) refresh();
    openPopover(anchor, h('div', { class: 'sheet' }, rows, checks, reset),
      { label: texts.more, onClose: () => { refreshers = refreshers.slice(0, kept); } });
  }

  // The looks are in the file, which changes.
  const look = h('select', { 'aria-label': texts.look, title: texts.look });
  const lookChip = h('div', { class: 'chip', hidden: true }, look, icon('down'));
  look.addEventListener('change', () => set('look', look.value || undefined));
  const showLook = () => {
    look.value = options().look ?? '';
    lookChip.classList.toggle('changed', look.value !== '');
  };
  let looks = '[]';
  store.on(['document'], ({ document }) => {
    const variations = parsedJSON(document?.text ?? '')?.variations;
    // While the text is broken, the looks are those of before.
    if (!variations && document && parsedJSON(document.text) === null) return;
    const list = Object.entries(variations ?? {}).map(([name, value]) => [name, typeof value?.name === 'string' ? value.name : name]);
    if (JSON.stringify(list) === looks) return;
    looks = JSON.stringify(list);
    look.replaceChildren(h('option', { value: '' }, texts.standard), ...list.map(([value, title]) => h('option', { value }, title)));
    lookChip.hidden = list.length === 0;
    showLook();
  });

  store.on(['hello'], ({ hello }) => {
    if (!hello) return;
    refreshers = [showLook];
    const choices = hello.choices;
    const names = optionsWithChoices(choices).filter((name) => !flagSet.has(name));
    const more = h('button', { type: 'button', class: 'quiet', 'aria-haspopup': 'dialog', 'aria-expanded': 'false' }, icon('sliders'), texts.more);
    const others = names.filter((name) => !first.includes(name) && !segmented.includes(name));
    more.addEventListener('click', () => openMore(more, others, choices));
    // What isn't in sight is told.
    refreshers.push(() => {
      const changed = [...others, ...flags].filter((name) => options()[name] !== undefined).length;
      more.classList.toggle('changed', changed > 0);
      more.lastChild.textContent = changed > 0 ? texts.changed(changed) : texts.more;
    });
    bar.replaceChildren(
      ...first.filter((name) => names.includes(name)).map((name) => select(name, choices)), lookChip,
      h('span', { class: 'gap' }),
      ...segmented.filter((name) => names.includes(name)).map((name) => segments(name, choices)),
      h('span', { class: 'gap' }), more,
      iconButton('pin', texts.pin, () => pin(options())));
  });
  store.on(['view', 'hello', 'mode'], ({ view, mode }) => {
    for (const refresh of refreshers) refresh();
    bar.hidden = !view || mode === 'wall';
  });
}
