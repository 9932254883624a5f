// The start: themes with pictures, files of the folder, a seed color, a photo, another format, nothing.

import { byID, h, icon } from './dom.js';
import { strings } from './strings.js';

const texts = strings.start;

/** `candyShop` as people write it. @param {string} name */
const wordsOf = (name) => name.replace(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase());

/** What a document of a theme begins with: installed themes are copied, built-in ones extended. @param {import('./types.js').Choice} theme */
export const beginning = ({ name, isInstalled }) => (isInstalled ? { installed: name } : { extends: name });

/**
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 * @param {{start: (from: any) => void, open: (document: any) => void}} actions
 */
export function makeStart(store, session, actions) {
  const section = byID('start');
  const filter = h('input', { type: 'search', placeholder: texts.filter, 'aria-label': texts.filter, autocomplete: 'off', spellcheck: false });
  const list = h('ul', { class: 'themes', id: 'themes' });
  const none = h('p', { class: 'lead', hidden: true }, texts.none);
  const lead = h('p', { class: 'lead' });
  const files = h('ul', {});
  const noFiles = h('p', {}, texts.noFiles);
  const seed = h('input', { type: 'color', value: '#4f7cff', 'aria-label': texts.seedColor });
  const kind = h('select', { 'aria-label': texts.seedKind }, Object.entries(texts.kinds).map(([value, title]) => h('option', { value }, title)));

  const isBehind = h('input', { type: 'checkbox', class: 'switch', checked: true });

  section.append(h('div', { class: 'start' },
    h('div', {}, h('h2', { id: 'start-title' }, texts.title), lead),
    h('div', { class: 'start-ways' },
      h('div', { class: 'way' }, h('h3', {}, texts.files), noFiles, files),
      h('div', { class: 'way' }, h('h3', {}, texts.seed), h('p', {}, texts.seedLead),
        h('div', { class: 'row' }, seed, kind,
          h('button', { type: 'button', class: 'main', onclick: () => actions.start({ seed: seed.value, kind: kind.value }) }, texts.make)),
        h('div', { class: 'row' }, fileButton('image', texts.photo, texts.photoFile, 'image/png,image/jpeg', take),
          h('label', { class: 'check' }, isBehind, texts.isBehind))),
      h('div', { class: 'way' }, h('h3', {}, texts.others), h('p', {}, texts.othersLead),
        h('div', { class: 'row' }, fileButton('inward', texts.import, texts.importFile, '.json,.jsonc,.tokens,.yaml,.yml,.css,.toml,.itermcolors,.conf,.txt,text/*', take),
          h('button', { type: 'button', onclick: () => actions.start({ empty: true }) }, icon('plus'), texts.empty)))),
    h('div', {},
      h('div', { class: 'row-between' }, h('h3', {}, texts.from), filter), list, none)));

  /** @param {File} file */
  async function take(file) {
    // What a message has room for, in base64.
    if (file.size > 20_000_000) return session.warn(texts.tooLarge(file.name));
    if (!file.type.startsWith('image/')) return actions.start({ import: await file.text(), name: file.name.slice(-60) });
    return actions.start({ photo: await base64(file), kind: isBehind.checked ? 'photo' : kind.value });
  }
  section.addEventListener('dragover', (/** @type {DragEvent} */ event) => section.classList.toggle('takes-drop', event.dataTransfer?.types.includes('Files')));
  section.addEventListener('dragleave', (/** @type {DragEvent} */ event) => {
    if (!section.contains(event.relatedTarget)) section.classList.remove('takes-drop');
  });
  section.addEventListener('drop', (/** @type {DragEvent} */ event) => {
    section.classList.remove('takes-drop');
    const file = event.dataTransfer?.files[0];
    if (file) void take(file);
  });

  const showThemes = () => {
    const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const item of list.children) {
      item.hidden = !words.every((/** @type {string} */ word) => item.dataset.text.includes(word));
      if (!item.hidden) found += 1;
    }
    none.hidden = found > 0;
  };
  filter.addEventListener('input', showThemes);

  store.on(['hello'], ({ hello }) => {
    if (!hello) return;
    lead.textContent = texts.lead(hello.folder);
    list.replaceChildren(...hello.themes.map((theme) => {
      const { name, title, picture, isInstalled } = theme;
      const collection = isInstalled ? texts.installed : name.includes(':') ? wordsOf(name.split(':')[0]) : '';
      const image = picture ? pictureOf(picture) : h('span', { class: 'theme-blank' });
      return h('li', { dataset: { name, text: `${name} ${title}`.toLowerCase() } },
        h('button', { type: 'button', class: 'theme', onclick: () => actions.start(beginning(theme)) },
          h('span', { class: 'theme-face' }, image, h('span', { class: 'theme-name' }, title, collection ? h('small', {}, collection) : null))));
    }));
    showThemes();
  });

  /** @param {string} picture */
  function pictureOf(picture) {
    return h('img', { src: `session/pictures/${picture}`, alt: '', loading: 'lazy', decoding: 'async', width: 390, height: 264 });
  }
  // Pictures that are drawn after the greeting.
  session.listeners.add((event) => {
    if (event.type !== 'theme') return;
    const item = [...list.children].find((each) => each.dataset.name === event.name);
    item?.querySelector('.theme-blank, img')?.replaceWith(pictureOf(event.picture));
    const theme = store.state.hello?.themes.find((each) => each.name === event.name);
    if (theme) theme.picture = event.picture;
  });

  store.on(['hello', 'documents'], ({ hello, documents }) => {
    if (!hello) return;
    const open = documents.map(({ id, name, isSaved }) => row(name, isSaved ? texts.continue : texts.unsaved, () => actions.open(id)));
    const openNames = new Set(hello.documents.map((document) => document.file));
    const others = hello.files.filter(({ name }) => !openNames.has(name))
      .map(({ id, name }) => row(name, '', () => actions.start({ file: id })));
    const more = [hello.maximumFiles, hello.maximumInstalled].flatMap((most, index) =>
      (most ? [h('li', {}, h('small', {}, texts.more(most, index === 1)))] : []));
    files.replaceChildren(...open, ...others, ...more);
    noFiles.hidden = files.children.length > 0;
  });

  /** @param {string} name @param {string} detail @param {() => void} run */
  function row(name, detail, run) {
    return h('li', {}, h('button', { type: 'button', class: 'quiet', onclick: run }, icon('file'), name, detail ? h('small', {}, detail) : null));
  }
}

/** @param {File} file @returns {Promise<string>} */
function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/**
 * A button that asks for a file.
 * @param {'inward' | 'image'} outline
 * @param {string} title
 * @param {string} label
 * @param {string} accept
 * @param {(file: File) => void} take
 */
function fileButton(outline, title, label, accept, take) {
  const input = h('input', { type: 'file', accept, hidden: true, 'aria-label': label });
  input.addEventListener('change', () => {
    const file = input.files[0];
    input.value = '';
    if (file) take(file);
  });
  return h('span', {}, input, h('button', { type: 'button', onclick: () => input.click() }, icon(outline), title));
}
