// Picking a color from the picture, where browsers have no eyedropper.

import { announce, byID, clamp, h } from './dom.js';
import { strings } from './strings.js';

/** @returns {Promise<string | null>} hex, or null if it was given up */
export function pickFromPicture() {
  const board = byID('stage').querySelector('.board');
  const picture = board.querySelector(':scope > canvas, :scope > img');
  if (!picture) return Promise.resolve(null);
  const [width, height] = [picture.naturalWidth ?? picture.width, picture.naturalHeight ?? picture.height];
  const copy = h('canvas', { width, height });
  const context = copy.getContext('2d', { willReadFrequently: true });
  context.drawImage(picture, 0, 0);
  const lens = h('span', { class: 'lens', 'aria-hidden': 'true' }, h('span', {}));
  const layer = h('div', { class: 'picking', role: 'application', tabIndex: 0, 'aria-label': strings.color.picking }, lens);
  board.append(layer);
  let [x, y] = [Math.floor(width / 2), Math.floor(height / 2)];
  let hex = '';
  const look = () => {
    [x, y] = [clamp(Math.floor(x), 0, width - 1), clamp(Math.floor(y), 0, height - 1)];
    const [red, green, blue] = context.getImageData(x, y, 1, 1).data;
    hex = `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    lens.style.setProperty('left', `${(x / width) * 100}%`);
    lens.style.setProperty('top', `${(y / height) * 100}%`);
    lens.style.setProperty('--color', hex);
    lens.firstChild.textContent = hex;
  };
  look();
  return new Promise((resolve) => {
    const end = (/** @type {string | null} */ color) => {
      // Without the focus, it would be given up.
      resolve(color);
      layer.remove();
    };
    const at = (/** @type {PointerEvent} */ event) => {
      const box = board.getBoundingClientRect();
      [x, y] = [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height];
      look();
    };
    layer.addEventListener('pointermove', at);
    layer.addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => {
      event.preventDefault();
      at(event);
      end(hex);
    });
    layer.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
      const step = (event.shiftKey ? 10 : 1) * Math.max(1, Math.round(width / board.clientWidth));
      const move = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
      if (move) {
        [x, y] = [x + move[0], y + move[1]];
        look();
        announce(hex);
      } else if (event.key === 'Enter' || event.key === ' ') end(hex);
      else if (event.key === 'Escape') end(null);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    layer.addEventListener('blur', () => resolve(null));
    layer.addEventListener('blur', () => queueMicrotask(() => layer.remove()));
    layer.focus();
  });
}
