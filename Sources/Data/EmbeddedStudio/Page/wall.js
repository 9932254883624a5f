// The wall: the theme in many situations at once. Pictures of cards in sight are drawn first.

import { byID, h, iconButton } from './dom.js';
import { pictureFrame } from './canvas.js';
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
    const show = pictureFrame(face);
    /** @type {string | null} */
    let view = null;
    let isVisible = false;
    let isOpening = false;
    const element = h('li', {}, h('button', {
      type: 'button', class: 'card', 'aria-label': texts.open(title), onclick: () => {
        session.situate(options);
        store.set({ mode: 'design' });
      },
    }, face, h('span', { class: 'caption' }, title)),
    isPinned ? iconButton('close', texts.remove(title), () => {
      pinned = pinned.filter((other) => other !== options);
      remember('pinned', pinned);
      draw();
    }) : null);
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
      },
      close() {
        observer.unobserve(element);
        if (view) session.client.send('view.close', { view }).catch(() => {});
      },
    };
  }

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
    wall.replaceChildren(...group(texts.pinned, pinned, true), ...group(texts.all, situations(hello.choices), false));
    for (const element of cards.keys()) observer.observe(element);
  }

  store.on(['mode', 'document'], ({ mode, document: current }) => {
    const isShown = mode === 'wall';
    wall.hidden = !isShown;
    byID('stage').hidden = isShown;
    byID('canvas-foot').hidden = isShown;
    byID('situations').hidden = isShown || !store.state.view;
    if (isShown && (cards.size === 0 || current?.id !== document)) draw();
    if (!isShown && cards.size > 0) clear();
  });
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
