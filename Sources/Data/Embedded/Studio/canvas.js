// The canvas: the picture, its zoom and its backdrop.

import { byID, clamp, h, icon, iconButton } from './dom.js';
import { bytesOf, put } from './pixels.js';
import { strings } from './strings.js';
import { remember, remembered } from './settings.js';

const texts = strings.canvas;
const steps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16];

/** @typedef {import('./types.js').View} View */

/**
 * Show one picture after the other, each once it is decoded, so that nothing flickers. Of pictures that come meanwhile, the
 * newest counts. What can't be loaded was replaced before it came.
 * @param {(view: View) => Promise<void>} show
 * @param {() => void} [then]
 */
function newest(show, then) {
  let shown = '';
  /** @type {View | null} */
  let next = null;
  let isBusy = false;
  return async (/** @type {View} */ view) => {
    next = view;
    if (isBusy) return;
    isBusy = true;
    for (let now = view; next; ) {
      [now, next] = [next, null];
      if (!now.picture) continue;
      if (now.picture !== shown && !(await show(now).then(() => true, () => false))) continue;
      shown = now.picture;
      then?.();
    }
    isBusy = false;
  };
}

/** Show pictures of a view in an image. @param {HTMLElement} place */
export function pictureFrame(place) {
  return newest(async ({ picture, width, height }) => {
    const image = new Image();
    Object.assign(image, { src: `session/pictures/${picture}`, alt: '', width: Math.round(width), height: Math.round(height), draggable: false });
    await image.decode();
    place.replaceChildren(image);
  });
}

/** Return the file of a picture. @param {View} view */
async function fileOf({ picture, bytes }) {
  if (bytes) return new Blob([bytesOf(bytes)], { type: 'image/png' });
  const answer = await fetch(`session/pictures/${picture}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.blob();
}

/**
 * Show pictures of files, or of pixels, in an element that keeps its place: they replace each other without a new layout.
 * @param {any} surface
 */
function painter(surface) {
  const context = surface.getContext('2d', { willReadFrequently: true });
  /** @type {ImageData | null} the pixels, once some of them were replaced */
  let held = null;
  let shown = '';
  const resize = (/** @type {number} */ width, /** @type {number} */ height) => {
    if (surface.width === width && surface.height === height) return false;
    [surface.width, surface.height] = [width, height];
    return true;
  };
  return {
    /** The picture that is there, whose pixels may stay. */
    get shown() {
      return shown;
    },
    clear() {
      [held, shown] = [null, ''];
      context.clearRect(0, 0, surface.width, surface.height);
    },
    /** Replace pixels; false if those that stay are of another picture. @param {View} view */
    put({ picture, runs, over, columns, rows }) {
      if (!runs || !columns || !rows || (over ?? shown) !== shown) return false;
      if (resize(columns, rows) || !held) held = context.getImageData(0, 0, columns, rows);
      const part = put(new Uint32Array(bytesOf(runs).buffer), new Uint32Array(held.data.buffer), columns);
      const [top, bottom] = [Math.floor(part.start / columns), Math.ceil(part.end / columns)];
      if (bottom > top) context.putImageData(held, 0, 0, 0, top, columns, bottom - top);
      shown = picture ?? '';
      return true;
    },
    /** @param {View} view */
    async draw(view) {
      const bitmap = await createImageBitmap(await fileOf(view));
      if (!resize(bitmap.width, bitmap.height)) context.clearRect(0, 0, bitmap.width, bitmap.height);
      context.drawImage(bitmap, 0, 0);
      bitmap.close();
      [held, shown] = [null, view.picture ?? ''];
    },
  };
}

/**
 * @param {import('./store.js').Store} store
 * @returns {{board: HTMLElement, easel: HTMLElement, onShow: (listener: () => void) => void, zoomBy: (direction: number) => void, fit: () => void, place: () => void, wish: () => import('./types.js').Wish | undefined}}
 */
export function makeCanvas(store) {
  const stage = byID('stage');
  const surface = h('canvas', { 'aria-hidden': 'true' });
  const board = h('div', { class: 'board empty' }, surface);
  const easel = h('div', { class: 'easel' }, board);
  const stale = h('p', { class: 'stale', hidden: true }, icon('error'), texts.stale);
  stage.append(easel);
  byID('canvas').append(stale);
  const paint = painter(surface);
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
    zoomTo(factorNow() * Math.exp(-event.deltaY / 480), event.clientX, event.clientY);
  }, { passive: false });
  makePan(stage);
  new ResizeObserver(place).observe(stage);

  byID('canvas-foot').append(backdrops(stage),
    h('div', { class: 'zoom', role: 'group', 'aria-label': texts.zoom },
      iconButton('minus', texts.zoomOut, () => zoomBy(-1)), output, iconButton('plus', texts.zoomIn, () => zoomBy(1)),
      h('button', { type: 'button', class: 'quiet', onclick: fit }, texts.fit)));

  let placed = '';
  const show = newest(async (view) => {
    // What is at hand is shown with the next frame, before anything else has a turn.
    if (!paint.put(view)) await paint.draw(view);
    board.dataset.picture = view.picture;
  }, () => {
    const { view } = store.state;
    if (!view) return;
    board.classList.remove('empty');
    const size = `${view.width} ${view.height} ${view.scale}`;
    if (size !== placed) place();
    placed = size;
    for (const listener of listeners) listener();
  });
  store.on(['view'], ({ view }) => {
    if (!view) {
      paint.clear();
      board.classList.add('empty');
      return;
    }
    if (!view.picture) place();
    void show(view);
  });
  store.on(['isStale'], ({ isStale }) => {
    stale.hidden = !isStale;
    board.dataset.stale = String(isStale);
  });
  const wish = () => {
    const { view, mode } = store.state;
    if (!view?.picture || mode === 'wall' || document.hidden) return undefined;
    // More pixels than the screen has take time, and nobody sees them.
    return { view: view.id, scale: clamp(Math.ceil(factorNow() * devicePixelRatio * 20) / 20, 0.5, 8), has: paint.shown };
  };
  return { board, easel, onShow: (listener) => listeners.push(listener), zoomBy, fit, place, wish };
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
