// The canvas: the picture, its zoom and its backdrop.

import { byID, clamp, h, icon, iconButton } from './dom.js';
import { strings } from './strings.js';
import { remember, remembered } from './settings.js';

const texts = strings.canvas;
const steps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16];

/**
 * Show a picture once it is decoded, so that nothing flickers. Of pictures that come meanwhile, the newest counts.
 * @param {HTMLElement} place
 * @param {string} alt
 */
export function pictureFrame(place, alt) {
  let shown = '';
  let wanted = '';
  /** @param {{picture?: string, width: number, height: number}} view @param {() => void} [then] */
  return async function show({ picture, width, height }, then) {
    if (!picture || picture === wanted) {
      if (picture && picture === shown) then?.();
      return;
    }
    wanted = picture;
    const image = new Image();
    Object.assign(image, { src: `session/pictures/${picture}`, alt, width: Math.round(width), height: Math.round(height), draggable: false });
    try {
      await image.decode();
    } catch {
      return; // It was replaced before it came.
    }
    if (wanted !== picture) return;
    shown = picture;
    place.querySelector('img')?.remove();
    place.prepend(image);
    then?.();
  };
}

/**
 * @param {import('./store.js').Store} store
 * @returns {{board: HTMLElement, easel: HTMLElement, onShow: (listener: () => void) => void, zoomBy: (direction: number) => void, fit: () => void, place: () => void}}
 */
export function makeCanvas(store) {
  const stage = byID('stage');
  const board = h('div', { class: 'board empty' });
  const easel = h('div', { class: 'easel' }, board);
  const stale = h('p', { class: 'stale', hidden: true }, icon('error'), texts.stale);
  stage.append(easel);
  byID('canvas').append(stale);
  const show = pictureFrame(board, '');
  /** @type {(() => void)[]} */
  const listeners = [];
  /** @type {number | null} */
  let zoom = null;

  const output = h('output', { 'aria-label': texts.zoom });
  const place = () => {
    const { view } = store.state;
    if (!view) return;
    const style = getComputedStyle(stage);
    const room = stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const beside = easel.offsetHeight - board.offsetHeight;
    const tall = stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom) - beside;
    const factor = zoom ?? clamp(Math.min(room / view.width, tall / view.height, 2), 0.1, 2);
    board.style.setProperty('width', `${view.width * factor}px`);
    board.style.setProperty('height', `${view.height * factor}px`);
    board.classList.toggle('sharp', factor * devicePixelRatio > view.scale * 1.5);
    const image = board.querySelector('img');
    if (image) [image.width, image.height] = [Math.round(view.width * factor), Math.round(view.height * factor)];
    output.textContent = `${Math.round(factor * 100)} %`;
    board.dataset.factor = String(factor);
  };
  const factorNow = () => Number(board.dataset.factor ?? 1);
  /** @param {number} factor @param {number} [x] @param {number} [y] the place that stays, in the window */
  const zoomTo = (factor, x, y) => {
    const box = board.getBoundingClientRect();
    const [px, py] = [x ?? box.left + box.width / 2, y ?? box.top + box.height / 2];
    const [fx, fy] = [(px - box.left) / box.width, (py - box.top) / box.height];
    zoom = clamp(factor, 0.1, 16);
    place();
    const next = board.getBoundingClientRect();
    stage.scrollBy(next.left + fx * next.width - px, next.top + fy * next.height - py);
  };
  const zoomBy = (/** @type {number} */ direction) => {
    const now = factorNow();
    zoomTo((direction > 0 ? steps.find((step) => step > now * 1.01) : [...steps].reverse().find((step) => step < now * 0.99)) ?? now);
  };
  const fit = () => {
    zoom = null;
    place();
  };
  stage.addEventListener('wheel', (/** @type {WheelEvent} */ event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(factorNow() * Math.exp(-event.deltaY / 240), event.clientX, event.clientY);
  }, { passive: false });
  makePan(stage);
  new ResizeObserver(place).observe(stage);

  byID('canvas-foot').append(backdrops(stage),
    h('div', { class: 'zoom', role: 'group', 'aria-label': texts.zoom },
      iconButton('minus', texts.zoomOut, () => zoomBy(-1)), output, iconButton('plus', texts.zoomIn, () => zoomBy(1)),
      h('button', { type: 'button', class: 'quiet', onclick: fit }, texts.fit)));

  store.on(['view'], ({ view }) => {
    if (!view) {
      board.querySelector('img')?.remove();
      board.classList.add('empty');
      return;
    }
    if (!view.picture) place();
    void show(view, () => {
      board.classList.remove('empty');
      place();
      for (const listener of listeners) listener();
    });
  });
  store.on(['isStale'], ({ isStale }) => {
    stale.hidden = !isStale;
    board.dataset.stale = String(isStale);
  });
  return { board, easel, onShow: (listener) => listeners.push(listener), zoomBy, fit, place };
}

/** Move what is larger than the stage by dragging beside the picture, or with the middle button. @param {HTMLElement} stage */
function makePan(stage) {
  stage.addEventListener('pointerdown', (event) => {
    const isBeside = event.target === stage || /** @type {Element} */ (event.target).classList.contains('easel');
    if (event.pointerType === 'touch' || !(event.button === 1 || (event.button === 0 && isBeside))) return;
    event.preventDefault();
    const [left, top] = [stage.scrollLeft + event.clientX, stage.scrollTop + event.clientY];
    const move = (/** @type {PointerEvent} */ now) => stage.scrollTo(left - now.clientX, top - now.clientY);
    stage.setPointerCapture(event.pointerId);
    stage.addEventListener('pointermove', move);
    stage.addEventListener('lostpointercapture', () => stage.removeEventListener('pointermove', move), { once: true });
  });
}

/** @param {HTMLElement} stage */
function backdrops(stage) {
  const current = remembered('backdrop', 'plain');
  stage.dataset.backdrop = current;
  return h('div', { class: 'swatches', role: 'radiogroup', 'aria-label': texts.backdrop },
    Object.entries(texts.backdrops).map(([name, title]) => h('label', { title },
      h('input', {
        type: 'radio', name: 'backdrop', value: name, checked: name === current, 'aria-label': title,
        onchange: () => {
          stage.dataset.backdrop = name;
          remember('backdrop', name);
        },
      }), h('span', { class: name }))));
}
