// Colors against values that others published, and against their own inverses.
import assert from 'node:assert/strict';
import { contrast, edge, hexOf, inside, isInside, lchOf, over, parsed, rgbOf } from '../Page/color.js';

const near = (actual, expected, slack, what) =>
  assert.ok(Math.abs(actual - expected) <= slack, `${what}: ${actual} is not ${expected}`);

// From the tables of CSS Color 4 and its reference implementation: hex, lightness, chroma, hue.
for (const [hex, l, c, h] of [
  ['#ff0000', 0.62796, 0.25768, 29.234], ['#00ff00', 0.86644, 0.29483, 142.495], ['#0000ff', 0.45201, 0.31321, 264.052],
  ['#ffff00', 0.96798, 0.21101, 109.769], ['#00ffff', 0.9054, 0.15455, 194.769], ['#ff00ff', 0.70167, 0.32249, 328.363],
  ['#ffffff', 1, 0, 0], ['#000000', 0, 0, 0], ['#663399', 0.44027, 0.1603, 303.373],
]) {
  const lch = lchOf(parsed(hex));
  near(lch.l, l, 1e-4, `lightness of ${hex}`);
  near(lch.c, c, 1e-4, `chroma of ${hex}`);
  if (c > 0) near(lch.h, h, 0.01, `hue of ${hex}`);
}

// Every eighth color of sRGB comes back.
for (let r = 0; r < 256; r += 8) {
  for (let g = 0; g < 256; g += 8) {
    for (let b = 0; b < 256; b += 8) {
      const hex = hexOf({ r: r / 255, g: g / 255, b: b / 255, a: 1 });
      assert.equal(hexOf(rgbOf(lchOf(parsed(hex)))), hex);
    }
  }
}

// The edge of sRGB: red is on it, and a little more is outside.
near(edge(0.62796, 29.234), 0.25768, 1e-3, 'edge at red');
for (let h = 0; h < 360; h += 7) {
  for (const l of [0.1, 0.35, 0.6, 0.9]) {
    const c = edge(l, h);
    assert.ok(isInside(rgbOf({ l, c, h, a: 1 })) && !isInside(rgbOf({ l, c: c + 0.01, h, a: 1 })), `edge at ${l} ${h}`);
    assert.deepEqual(inside({ l, c: 0.4, h, a: 0.5 }), { l, c, h, a: 0.5 });
  }
}
assert.deepEqual([edge(0, 20), edge(1, 20)], [0, 0]);

for (const [text, hex] of [
  ['#f0a', '#ff00aa'], ['f0a8', '#ff00aa88'], ['#12345678', '#12345678'], ['#ABCDEF', '#abcdef'], [' #fff ', '#ffffff'],
  ['rgb(0 0 0 / 0.1)', '#0000001a'], ['rgba(255, 0, 0, 50%)', '#ff000080'], ['oklch(62.8% 0.25768 29.234)', '#ff0000'],
]) assert.equal(hexOf(parsed(text)), hex, text);
for (const text of ['', '#ff', '#fffff', 'red', '{ink}', 'rgb(1 2)', 'rgb(a b c)', 'alpha({ink}, 20%)']) assert.equal(parsed(text), null, text);

// Of WCAG's examples: #777 on white fails, #767676 passes.
near(contrast(parsed('#000'), parsed('#fff')), 21, 1e-9, 'black on white');
near(contrast(parsed('#777'), parsed('#fff')), 4.478, 1e-3, '#777 on white');
near(contrast(parsed('#767676'), parsed('#fff')), 4.542, 1e-3, '#767676 on white');
assert.equal(hexOf(over(parsed('#00000080'), parsed('#fff'))), '#7f7f7f');
