// Colors in OKLCH: conversion, the edge of sRGB, contrast.
//
// The matrices are those of Björn Ottosson's OKLab and of sRGB with the white D65.

/** @typedef {{l: number, c: number, h: number, a: number}} LCH lightness 0 to 1, chroma, hue in degrees, alpha 0 to 1 */
/** @typedef {{r: number, g: number, b: number, a: number}} RGB sRGB; inside the gamut all are 0 to 1 */

/** @param {number} v */
const linear = (v) => (Math.abs(v) <= 0.04045 ? v / 12.92 : Math.sign(v) * ((Math.abs(v) + 0.055) / 1.055) ** 2.4);
/** @param {number} v */
const encoded = (v) => (Math.abs(v) <= 0.0031308 ? v * 12.92 : Math.sign(v) * (1.055 * Math.abs(v) ** (1 / 2.4) - 0.055));

/** @param {RGB} color @returns {LCH} */
export function lchOf({ r, g, b, a }) {
  const [red, green, blue] = [linear(r), linear(g), linear(b)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const labA = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const labB = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const c = Math.hypot(labA, labB);
  const hue = (Math.atan2(labB, labA) * 180) / Math.PI;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: c < 1e-4 ? 0 : c, h: c < 1e-4 ? 0 : (hue + 360) % 360, a };
}

/** @param {LCH} color @returns {RGB} which may lie outside the gamut */
export function rgbOf({ l, c, h, a }) {
  const angle = (h * Math.PI) / 180;
  const [x, y] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const middle = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return {
    r: encoded(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    g: encoded(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    b: encoded(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
    a,
  };
}

/** @param {RGB} color */
export function isInside({ r, g, b }) {
  const slack = 1e-4;
  return [r, g, b].every((v) => v >= -slack && v <= 1 + slack);
}

/**
 * Return the largest chroma of a lightness and a hue that sRGB has.
 * @param {number} l
 * @param {number} h
 */
export function edge(l, h) {
  if (l <= 0 || l >= 1) return 0;
  let [low, high] = [0, 0.4];
  for (let step = 0; step < 18; step += 1) {
    const middle = (low + high) / 2;
    if (isInside(rgbOf({ l, c: middle, h, a: 1 }))) low = middle;
    else high = middle;
  }
  return low;
}

/** Take chroma away until a color is in sRGB. @param {LCH} color @returns {LCH} */
export function inside(color) {
  return isInside(rgbOf(color)) ? color : { ...color, c: Math.min(color.c, edge(color.l, color.h)) };
}

/**
 * Read `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` (with or without #), `rgb(…)` or `oklch(…)`.
 * @param {string} text
 * @returns {RGB | null}
 */
export function parsed(text) {
  const hex = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim());
  if (hex) {
    const digits = hex[1].length <= 4 ? [...hex[1]].map((d) => d + d).join('') : hex[1];
    const [r, g, b, a = 255] = (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
    return { r: r / 255, g: g / 255, b: b / 255, a: a / 255 };
  }
  const call = /^(rgba?|oklch)\(([^)]*)\)$/i.exec(text.trim());
  if (!call) return null;
  const words = call[2].split(/[\s,/]+/).filter(Boolean);
  if (words.length < 3 || words.length > 4) return null;
  const share = (/** @type {string} */ word, /** @type {number} */ whole) =>
    word.endsWith('%') ? (parseFloat(word) / 100) * whole : Number(word.replace('deg', ''));
  const a = words[3] === undefined ? 1 : share(words[3], 1);
  const [x, y, z] = call[1].toLowerCase() === 'oklch'
    ? [share(words[0], 1), share(words[1], 0.4), share(words[2], 360)]
    : [share(words[0], 255), share(words[1], 255), share(words[2], 255)];
  if (![x, y, z, a].every(Number.isFinite)) return null;
  if (call[1].toLowerCase() === 'oklch') return rgbOf(inside({ l: x, c: y, h: z, a }));
  return { r: x / 255, g: y / 255, b: z / 255, a };
}

/** Write `#rrggbb`, or `#rrggbbaa` if it is translucent. @param {RGB} color */
export function hexOf({ r, g, b, a }) {
  const pair = (/** @type {number} */ v) => Math.round(Math.min(Math.max(v, 0), 1) * 255).toString(16).padStart(2, '0');
  return `#${pair(r)}${pair(g)}${pair(b)}${pair(a) === 'ff' ? '' : pair(a)}`;
}

/** Lay a color over an opaque one. @param {RGB} top @param {RGB} below @returns {RGB} */
export function over(top, below) {
  const mix = (/** @type {number} */ t, /** @type {number} */ u) => t * top.a + u * (1 - top.a);
  return { r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b), a: 1 };
}

/** Return the ratio of WCAG 2.2, 1 to 21. @param {RGB} top @param {RGB} below an opaque color */
export function contrast(top, below) {
  const light = ({ r, g, b }) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const [one, two] = [light(over(top, below)), light(below)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}
