// The wall: the theme in many situations at once, and how they differ from a baseline. Pictures of cards in sight are drawn first.

import { byID, h, icon, iconButton } from './dom.js';
import { makeAsk } from './ask.js';
import { pictureFrame } from './canvas.js';
import { openComparison, outlines } from './compare.js';
import { openMenu } from './popover.js';
import { choicesOf, titleOf } from './situations.js';
import { remember, remembered } from './settings.js';
import { strings } from './strings.js';

const texts = strings.wall;

/** @typedef {import('./types.js').Options} Options */

/** The situations that every theme should be seen in, as far as the session offers them. @param {Record<string, any[]>} choices @returns {Options[]} */
function situations(choices) {
  const has = (/** @type {string} */ option, /** @type {string} */ name) => choicesOf(choices, option).some((choice) => choice.name === name);
  /** @type {Options[]} */
  const list = [
    {}, { 'color-scheme': 'dark' }, { 'keyboard-type': 'numeric' }, { 'keyboard-type': 'symbolic' }, { 'keyboard-type': 'emojis' },
    { case: 'uppercased' }, { device: 'iphone-se' }, { device: 'iphone-17-pro-max' }, { locale: 'de' }, { locale: 'ar' }, { locale: 'he', 'color-scheme': 'dark' }, { locale: 'el' }, { locale: 'vi' },
    { contrast: 'high' }, { contrast: 'high', 'color-scheme': 'dark' }, { 'text-size': 'accessibility1' }, { 'bold-text': true },
    { 'liquid-glass': true }, { 'liquid-glass': true, 'color-scheme': 'dark' }, { 'keyboard-type': 'numberPad' },
    { vision: 'deutan' }, { vision: 'protan' }, { vision: 'tritan' }, { vision: 'achroma' },
    // Wide ones last, side by side.
    { orientation: 'landscape' }, { orientation: 'landscape', 'color-scheme': 'dark' }, { device: 'ipad' }, { device: 'ipad', 'color-scheme': 'dark' },
  ];
  return list.filter((options) => Object.entries(options).every(([name, value]) => value === true || has(name, value)));
}

/**
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 */
export function makeWall(store, session) {
  const wall = byID('wall');
  /** @type {Options[]} */
  let pinned = remembered('pinned', []);
  /** @type {Map<Element, ReturnType<typeof makeCard>>} */
  const cards = new Map();
  let document = '';

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) cards.get(target)?.setVisible(isIntersecting);
  }, { root: wall, rootMargin: '120px' });

  /** @param {Options} options @param {boolean} isPinned */
  function makeCard(options, isPinned) {
    const title = titleOf(options, store.state.hello?.choices ?? {});
    const face = h('span', { class: 'face' });
    const frame = h('span', { class: 'frame' }, face);
    const show = pictureFrame(face);
    /** @type {string | null} */
    let view = null;
    let isVisible = false;
    let isOpening = false;
    const toCanvas = () => {
      session.situate(options);
      store.set({ mode: 'design' });
    };
    const more = iconButton('more', texts.actions(title), () => openMenu(more, texts.actions(title), [
      { title: texts.canvas, run: toCanvas }, { title: texts.golden, run: () => toGolden(view, options) },
      ...(isPinned ? [{
        title: texts.remove, run: () => {
          pinned = pinned.filter((other) => other !== options);
          remember('pinned', pinned);
          draw();
        },
      }] : []),
    ]), { 'aria-haspopup': 'menu', 'aria-expanded': 'false' });
    const differs = h('button', {
      type: 'button', class: 'differs', hidden: true, 'aria-haspopup': 'dialog', 'aria-expanded': 'false',
      onclick: () => void openComparison(differs, session, { title: texts.differences(title), view, other: { baseline: true }, names: [texts.before, texts.after] }),
    });
    const element = h('li', {}, h('button', { type: 'button', class: 'card', 'aria-label': texts.open(title), onclick: toCanvas }, frame),
      h('div', { class: 'card-foot' }, h('span', { class: 'caption' }, title), differs), more);
    let compared = '';
    /** @type {import('./compare.js').Comparison | null} */
    let comparison = null;
    const showDifferences = () => {
      frame.querySelector('.outlines')?.remove();
      const isOther = comparison !== null && !comparison.isSame;
      differs.hidden = !isOther;
      if (comparison && isOther) {
        frame.append(outlines(comparison));
        differs.textContent = comparison.parts.length > 0 ? texts.parts(comparison.parts.length) : texts.pixels;
        differs.setAttribute('aria-label', `${title}: ${differs.textContent}`);
      }
      showSum();
    };
    /** Compare what is shown with the baseline, once a picture. @param {string} picture */
    const compare = async (picture) => {
      const key = baseline() === undefined ? '' : `${picture} ${count}`;
      if (key === compared) return;
      compared = key;
      const found = key ? await session.client.send('view.compare', { view, with: { baseline: true } }, `compare ${view}`).catch(() => null) : null;
      if (compared !== key) return;
      comparison = found;
      showDifferences();
    };
    const priority = () => (isVisible ? 10 : -10);
    return {
      element,
      /** @param {boolean} next */
      setVisible(next) {
        if (next === isVisible) return;
        isVisible = next;
        if (view) session.client.send('view.set', { view, options, visible: next, priority: priority() }, `wall ${view}`).catch(() => {});
        else if (next && !isOpening) void this.open();
      },
      async open() {
        isOpening = true;
        try {
          const opened = await session.client.send('view.open', { document: store.state.document?.id, options, visible: true, priority: priority() });
          if (!element.isConnected) {
            session.client.send('view.close', { view: opened.id }).catch(() => {});
            return;
          }
          view = opened.id;
          store.set({ views: new Map(store.state.views).set(opened.id, session.newest(opened)) });
        } catch (error) {
          element.hidden = /** @type {Error} */ (error).name !== 'lost';
        } finally {
          isOpening = false;
        }
      },
      show() {
        const drawn = view ? store.state.views.get(view) : undefined;
        if (!drawn?.picture) return;
        face.style.setProperty('aspect-ratio', `${drawn.width} / ${drawn.height}`);
        void show(drawn);
        void compare(drawn.picture);
      },
      get isCompared() {
        return comparison !== null;
      },
      get differs() {
        return comparison !== null && !comparison.isSame;
      },
      close() {
        observer.unobserve(element);
        if (view) session.client.send('view.close', { view }).catch(() => {});
      },
    };
  }

  const baseline = () => store.state.documents.find((other) => other.id === store.state.document?.id)?.baseline;
  /** How often something was pinned. */
  let count = 0;
  const pin = (/** @type {boolean} */ isPinned) => void session.change('document.baseline', { isPinned }).then(() => {
    count += 1;
    for (const card of cards.values()) card.show();
  });
  const pinButton = h('button', { type: 'button', onclick: () => pin(true) }, icon('pin'), h('span', {}));
  const releaseButton = h('button', { type: 'button', class: 'quiet', onclick: () => pin(false) }, texts.release);
  const sum = h('p', { role: 'status' });
  const lead = h('p', {});
  const head = h('div', { class: 'wall-head' }, pinButton, releaseButton, lead, sum);
  const showSum = () => {
    const all = [...cards.values()].filter((card) => card.isCompared);
    sum.textContent = all.length > 0 ? texts.differing(all.filter((card) => card.differs).length, all.length) : '';
  };
  const showHead = () => {
    const step = baseline();
    releaseButton.hidden = step === undefined;
    pinButton.lastChild.textContent = step === undefined ? texts.baseline : texts.repin;
    lead.textContent = step === undefined ? texts.lead : texts.compared(step);
    for (const card of cards.values()) card.show();
    if (step === undefined) sum.textContent = '';
  };

  /** @type {string | null} */
  let goldenView = null;
  const askGolden = makeAsk({
    title: texts.goldenTitle, label: texts.goldenName, button: strings.bar.save,
    send: async (name) => {
      const { path } = await session.client.send('view.golden', { view: goldenView, name });
      session.tell(texts.goldenDone(path));
    },
  });
  /** @param {string | null} view @param {Options} options */
  const toGolden = (view, options) => {
    const { document: current, hello } = store.state;
    if (!current?.file) return session.warn(texts.goldenSave);
    goldenView = view;
    const words = Object.entries(options).map(([name, value]) => (value === true ? name : String(value)));
    return askGolden([current.file.replace(/\.json$/, ''), ...words].join(' '), texts.goldenLead(hello?.folder ?? ''));
  };

  function clear() {
    for (const card of cards.values()) card.close();
    cards.clear();
    wall.replaceChildren();
    store.set({ views: new Map() });
  }

  function draw() {
    clear();
    const { hello, document: current } = store.state;
    if (!hello || !current) return;
    document = current.id;
    /** @param {string} title @param {Options[]} list @param {boolean} isPinned */
    const group = (title, list, isPinned) => {
      if (list.length === 0) return [];
      const made = list.map((options) => makeCard(options, isPinned));
      for (const card of made) cards.set(card.element, card);
      return [h('h3', {}, title), h('ul', {}, made.map((card) => card.element))];
    };
    wall.replaceChildren(head, ...group(texts.pinned, pinned, true), ...group(texts.all, situations(hello.choices), false));
    for (const element of cards.keys()) observer.observe(element);
    showHead();
  }

  store.on(['mode', 'document'], ({ mode, document: current }) => {
    const isShown = mode === 'wall';
    wall.hidden = !isShown;
    byID('stage').hidden = isShown;
    byID('canvas-foot').hidden = isShown;
    if (isShown && (cards.size === 0 || current?.id !== document)) draw();
    if (!isShown && cards.size > 0) clear();
  });
  store.on(['documents'], showHead);
  store.on(['views'], () => {
    for (const card of cards.values()) card.show();
  });

  return {
    /** @param {Options} options */
    pin(options) {
      if (!pinned.some((other) => JSON.stringify(other) === JSON.stringify(options))) pinned = [...pinned, { ...options }];
      remember('pinned', pinned);
    },
  };
}
