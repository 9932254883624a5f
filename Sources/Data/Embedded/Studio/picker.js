// The color picker: a plane of chroma and lightness with the edge of sRGB, hue, opacity, fields, variables, contrast.

import { clamp, h, iconButton } from './dom.js';
import { contrast, edge, hexOf, inside, isInside, lchOf, parsed, rgbOf } from './color.js';
import { moves } from './gesture.js';
import { numberControl } from './number.js';
import { pickFromPicture } from './pick.js';
import { openPopover } from './popover.js';
import { makeSlider } from './slider.js';
import { strings } from './strings.js';

const texts = strings.color;
const widest = 0.33;

/**
 * @typedef {object} PickerOptions
 * @property {string} title
 * @property {string} color hex
 * @property {import('./controls.js').Editing} editing
 * @property {{name: string, value: string, color: string | null}[]} variables
 * @property {{name: string, color: string} | null} other the color that it must be told from
 * @property {(text: string, gesture: import('./gesture.js').Gesture) => void} onChange with hex, or a reference to a variable
 */

/** @param {HTMLElement} anchor @param {PickerOptions} options */
export function openPicker(anchor, { title, color, editing, variables, other, onChange }) {
  let lch = lchOf(parsed(color) ?? { r: 0, g: 0, b: 0, a: 1 });
  /** @type {import('./gesture.js').Gesture | null} */
  let drag = null;

  const plane = h('canvas', { width: 132, height: 84, 'aria-hidden': 'true' });
  const thumb = h('span', { class: 'plane-thumb', 'aria-hidden': 'true' });
  const area = h('div', { class: 'plane', title: texts.plane }, plane, thumb);
  const hue = makeSlider({ class: 'hue', min: 0, max: 360, step: 0.5, 'aria-label': texts.hue });
  const alpha = makeSlider({ class: 'alpha', min: 0, max: 1, step: 0.01, 'aria-label': texts.alpha });
  const hex = h('input', { type: 'text', class: 'hex', 'aria-label': texts.hex, spellcheck: false, autocomplete: 'off' });
  const swatch = h('span', { class: 'swatch large', 'aria-hidden': 'true' }, h('span', {}));
  const ratio = h('p', { class: 'contrast' });
  const warning = h('p', { class: 'contrast', hidden: true }, texts.outside);
  const fields = {
    l: field(texts.lightness, 'L', 100, 1, (value) => ({ l: value / 100 })),
    c: field(texts.chroma, 'C', 0.4, 0.005, (value) => ({ c: value })),
    h: field(texts.hue, 'H', 360, 1, (value) => ({ h: value })),
    a: field(texts.alpha, 'A', 100, 1, (value) => ({ a: value / 100 })),
  };

  /** @param {string} name @param {string} prefix @param {number} max @param {number} step @param {(value: number) => any} part */
  function field(name, prefix, max, step, part) {
    return numberControl({ title: name, prefix, min: 0, max, step, editing, onChange: (value, gesture) => set(part(value), gesture) });
  }

  /** @param {Partial<import('./color.js').LCH>} values @param {import('./gesture.js').Gesture} gesture */
  function set(values, gesture) {
    lch = { ...lch, ...values };
    show();
    onChange(hexOf(rgbOf(inside(lch))), gesture);
  }

  function show() {
    const shown = inside(lch);
    const rgb = rgbOf(shown);
    const text = hexOf(rgb);
    if (document.activeElement !== hex) hex.value = text;
    hue.value = String(lch.h);
    alpha.value = String(lch.a);
    fields.l.update(Math.round(lch.l * 1000) / 10);
    fields.c.update(Math.round(lch.c * 1000) / 1000);
    fields.h.update(Math.round(lch.h));
    fields.a.update(Math.round(lch.a * 100));
    for (const element of [swatch, alpha]) element.style.setProperty('--color', text);
    alpha.style.setProperty('--opaque', hexOf({ ...rgb, a: 1 }));
    thumb.style.setProperty('left', `${clamp(lch.c / widest, 0, 1) * 100}%`);
    thumb.style.setProperty('top', `${(1 - lch.l) * 100}%`);
    thumb.style.setProperty('--color', hexOf({ ...rgb, a: 1 }));
    warning.hidden = isInside(rgbOf(lch));
    const ground = other && parsed(other.color);
    // Nothing is read on what isn't there.
    ratio.hidden = !ground || lch.a === 0;
    if (ground && other) {
      // Whichever of both is translucent lies over the other one.
      const value = ground.a === 1 ? contrast(rgb, ground) : contrast(ground, { ...rgb, a: 1 });
      ratio.replaceChildren(h('b', {}, `${value.toFixed(2)} : 1`), ` ${texts.against(other.name)} `,
        h('span', { class: value >= 4.5 ? 'verdict good' : value >= 3 ? 'verdict fair' : 'verdict poor' }, texts.verdict(value)));
    }
    paint(plane, lch.h);
  }

  const move = (/** @type {PointerEvent} */ event) => {
    if (!drag) return;
    const box = area.getBoundingClientRect();
    const l = 1 - clamp((event.clientY - box.top) / box.height, 0, 1);
    const c = clamp((event.clientX - box.left) / box.width, 0, 1) * widest;
    // The pointer snaps to the edge where there is no such color.
    set({ l, c: Math.min(c, edge(l, lch.h)) }, drag);
  };
  area.addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => {
    drag = editing.begin();
    area.setPointerCapture(event.pointerId);
    move(event);
  });
  area.addEventListener(moves, move);
  area.addEventListener('lostpointercapture', () => { drag = null; });
  for (const [slider, name] of [[hue, 'h'], [alpha, 'a']]) {
    /** @type {import('./gesture.js').Gesture | null} */
    let sliding = null;
    slider.addEventListener('pointerdown', () => { sliding ??= editing.begin(); });
    slider.addEventListener('change', () => { sliding = null; });
    slider.addEventListener('input', () => set({ [name]: Number(slider.value) }, sliding ??= editing.begin()));
  }
  hex.addEventListener('input', () => hex.setAttribute('aria-invalid', String(!parsed(hex.value))));
  hex.addEventListener('change', () => {
    const read = parsed(hex.value);
    hex.removeAttribute('aria-invalid');
    if (read) set(lchOf(read), editing.begin());
    hex.value = hexOf(rgbOf(inside(lch)));
  });

  const dropper = iconButton('dropper', 'EyeDropper' in window ? texts.dropper : texts.pictureDropper, async () => {
    const picked = await ('EyeDropper' in window ? new /** @type {any} */ (window).EyeDropper().open().then((/** @type {any} */ { sRGBHex }) => sRGBHex) : pickElsewhere()).catch(() => null);
    const rgb = picked && parsed(picked);
    if (rgb) set({ ...lchOf(rgb), a: lch.a }, editing.begin());
  });
  // The picture is not for the picker to cover.
  const pickElsewhere = async () => {
    close();
    const picked = await pickFromPicture();
    anchor.focus();
    return picked;
  };
  const close = () => closePopover();
  const named = variables.filter((variable) => variable.color);
  const content = h('div', { class: 'picker' },
    h('div', { class: 'picker-head' }, h('span', {}, title), iconButton('close', texts.close, close)),
    area, h('div', { class: 'picker-row' }, dropper, h('div', { class: 'ramps' }, hue, alpha), swatch),
    h('div', { class: 'picker-fields' }, fields.l.element, fields.c.element, fields.h.element, fields.a.element),
    h('div', { class: 'picker-row' }, hex), warning, ratio,
    named.length === 0 ? null : h('div', { class: 'picker-variables', role: 'group', 'aria-label': texts.variables },
      h('p', { class: 'caption' }, texts.variables),
      named.map(({ name, color: value }) => h('button', {
        type: 'button', class: 'quiet variable', onclick: () => {
          lch = lchOf(/** @type {any} */ (parsed(/** @type {string} */ (value))));
          onChange(`{${name}}`, editing.begin());
          show();
        },
      }, h('span', { class: 'swatch', 'aria-hidden': 'true', style: { '--color': value } }, h('span', {})), name))));
  show();
  const closePopover = openPopover(anchor, content, { label: texts.pick(title), side: 'panel', focus: hex });
}

/**
 * Paint the colors of a hue that sRGB has, and the line where they end.
 * @param {HTMLCanvasElement} canvas
 * @param {number} h
 */
function paint(canvas, h) {
  if (canvas.dataset.hue === h.toFixed(1)) return;
  canvas.dataset.hue = h.toFixed(1);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const { width, height } = canvas;
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y += 1) {
    const l = 1 - y / (height - 1);
    const end = (edge(l, h) / widest) * width;
    for (let x = 0; x < width; x += 1) {
      const rgb = rgbOf({ l, c: (Math.min(x, end) / width) * widest, h, a: 1 });
      // Half a pixel of softness makes the edge a line rather than steps.
      const cover = clamp(end - x + 0.5, 0, 1);
      image.data.set([rgb.r, rgb.g, rgb.b].map((v) => clamp(v, 0, 1) * 255), (y * width + x) * 4);
      image.data[(y * width + x) * 4 + 3] = cover * 255;
    }
  }
  context.putImageData(image, 0, 0);
}
