// What fields and controls make of values.
import assert from 'node:assert/strict';
import { layersOf, writtenLayers } from '../Page/background.js';
import { evaluated, stepped } from '../Page/expressions.js';
import { gradientOf, shaded, writtenGradient } from '../Page/gradient.js';
import { neighbor } from '../Page/parts.js';
import { rank } from '../Page/palette.js';
import { choicesOf, titleOf } from '../Page/situations.js';
import { contrast, hexOf, parsed } from '../Page/color.js';
import { sortedFamilies } from '../Page/fonts.js';
import { written } from '../Page/reasons.js';
import { colorOf, madeRule, parsedJSON, resolved, ruleOf, settingsOf, variablesOf } from '../Page/variables.js';

for (const [text, current, value] of [
  ['9', 1, 9], ['9 + 3 * 2', 1, 15], ['(9+3)/4', 1, 3], ['*2', 4, 8], ['+1', 4, 5], ['-3', 4, -3], ['x - 1', 4, 3], ['50%', 8, 4], ['2×3', 1, 6],
  ['1,5', 0, 1.5], ['.5', 0, 0.5], ['4pt', 0, 4], ['90°', 0, 90], ['−2', 0, -2], ['--2', 0, 2],
  ['', 1, null], ['2+', 1, null], ['2 3', 1, null], ['(1', 1, null], ['1/0', 1, null], ['alert', 1, null], ['1e9', 1, null],
]) assert.equal(evaluated(text, current), value, text);
assert.equal(evaluated('1+'.repeat(5000) + '1', 0), null);
for (const [value, step, result] of [[3.3000001, 0.1, 3.3], [7.26, 0.5, 7.5], [7.2, 1, 7], [0.1 + 0.2, 0.001, 0.3]]) assert.equal(stepped(value, step), result);

// Gradients keep their form, and stops without a place are evenly between their neighbors.
for (const value of [
  ['#fff', '#000'], ['#fff', { color: 'gold', at: 0.3 }, '#000'], { type: 'radial', center: [0.5, 1], stops: ['{a}', '{b}'] }, { angle: 90, stops: [{ color: 'red', at: 0.2 }, 'blue'] },
]) assert.deepEqual(writtenGradient(gradientOf(value)), value);
assert.deepEqual(gradientOf(['a', 'b', { color: 'c', at: 0.8 }, 'd', 'e']).stops.map((stop) => Math.round(stop.at * 100)), [0, 40, 80, 90, 100]);
assert.deepEqual(gradientOf(null).stops, []);

for (const value of ['#fff', ['#fff', '#000'], { type: 'conic', stops: ['#fff', '#000'] }, { light: '#fff', dark: '#000' }, { color: '#fff', image: './a.png' }, { noise: 0.1 }]) {
  assert.deepEqual(writtenLayers(layersOf(value)), value);
}
assert.equal(writtenLayers(layersOf(null)), null);

// A gradient begins with the color that is there, and texts on it stay as readable.
for (const [face, ink] of [['#ffffff', '#000000'], ['#2a1a5e', '#ffffff'], ['#000000', '#ffffff'], ['#8d8dfa', '#000000'], ['#777777', '#ffffff']]) {
  const [first, second] = shaded('{face}', parsed(face), parsed(ink));
  assert.equal(first, '{face}');
  const [before, after] = [face, second].map((color) => contrast(parsed(ink), parsed(color)));
  assert.ok(after >= before || after > 12, `${face} → ${second}: ${before} → ${after}`);
  assert.notEqual(second, face);
}
assert.equal(shaded(null, parsed('#336699'))[0], '#336699');

assert.deepEqual(sortedFamilies(['monospace', 'serif', 'DejaVu Sans Mono', 'Inter', 'Noto Sans', 'Noto Sans Arabic', 'Noto Serif Tibetan']), {
  text: ['serif', 'Inter', 'Noto Sans', 'monospace', 'DejaVu Sans Mono'], scripts: ['Noto Sans Arabic', 'Noto Serif Tibetan'],
});

// What a change writes is said before.
for (const [kind, title, path, match, text] of [
  ['key', 'This key', 'rules.2.cornerRadius', '{}', 'A change writes a rule for g.'], ['key', 'This key', 'rules.2.cornerRadius', undefined, 'A change goes to the rule for g.'],
  ['action', 'All characters', 'rules.2.pressed.font', '{}', 'A change writes a rule for all characters.'], ['type', 'All input keys', 'buttons.input.pressed.font', undefined, 'A change writes to buttons.input.pressed.'],
  ['place', '', 'background', undefined, 'A change writes to the theme.'], ['place', 'toolbar.item', 'toolbar.item.titleColor', undefined, 'A change writes to toolbar.item.'],
]) assert.equal(written({ kind, title, path, match }, 'g'), text);
assert.deepEqual(JSON.parse(madeRule('{"action": ["space"]}', '3', [{ keys: ['pressed', 'opacity'], value: '0.5' }, { keys: ['pressed', 'font'], value: '9' }, { keys: ['cornerRadius'], value: '1' }]).value),
  { match: { action: ['space'] }, pressed: { opacity: 0.5, font: 9 }, cornerRadius: 1 });

const theme = `{
  // The colors
  "variables": { "$type": "color", "ink": "{face.deep}", "face": { "deep": "#123", "pale": "//no comment", }, "pair": { "light": "#eee", "dark": "#111" } }, /* end */
}`;
const variables = variablesOf(theme);
assert.deepEqual(variables.map(({ name }) => name), ['ink', 'face.deep', 'face.pale', 'pair']);
assert.equal(resolved('{ink}', variables), '#123');
assert.equal(resolved('{a}', [{ name: 'a', value: '{b}' }, { name: 'b', value: '{a}' }]), '{a}');
assert.equal(parsedJSON('{ "a": '), null);
assert.deepEqual(variablesOf('broken'), []);

// The values that can be set, with their keys.
assert.deepEqual(
  settingsOf({ $type: 'color', ink: { $value: '#123', $description: 'x' }, 'a.b': 7, pair: { light: '#eee', dark: '#111' }, list: [1] }).map(({ keys, value }) => [keys.join('|'), value]),
  [['ink|$value', '#123'], ['a.b', 7], ['pair|light', '#eee'], ['pair|dark', '#111'], ['list', [1]]]);
assert.deepEqual([settingsOf(undefined), settingsOf('#fff'), settingsOf([])], [[], [], []]);

for (const [value, isDark, hex] of [
  ['{ink}', false, '#112233'], ['light-dark(#fff, {ink})', false, '#ffffff'], ['light-dark(alpha(#fff, 50%), alpha({ink}, 0.2))', true, '#11223333'],
  [{ light: '#eee', dark: 'light-dark(#000, #111)' }, true, '#111111'], ['alpha(alpha(#fff, 10%), 80%)', false, '#ffffffcc'],
]) assert.equal(hexOf(colorOf(value, variables, isDark)), hex, JSON.stringify(value));
for (const value of ['{gone}', 'mix({ink}, white)', 'alpha({ink})', 7, null, ['#fff']]) assert.equal(colorOf(value, variables, false), null);
assert.equal(colorOf(`${'alpha('.repeat(5000)}#fff`, variables, false), null);

// Arrow keys on three rows.
const part = (id, x, y, width = 30) => ({ id, role: 'key', name: id, label: id, x, y, width, height: 40 });
const parts = [part('q', 0, 0), part('w', 40, 0), part('e', 80, 0), part('a', 20, 50), part('s', 60, 50), part('space', 0, 100, 120)];
for (const [from, key, to] of [
  ['q', 'ArrowRight', 'w'], ['e', 'ArrowRight', 'a'], ['a', 'ArrowLeft', 'e'], ['q', 'ArrowLeft', 'q'], ['w', 'ArrowDown', 'a'], ['e', 'ArrowDown', 's'],
  ['s', 'ArrowDown', 'space'], ['space', 'ArrowDown', 'space'], ['s', 'ArrowUp', 'w'], ['a', 'Home', 'q'], ['a', 'End', 'space'], [null, 'ArrowDown', 'q'],
]) assert.equal(neighbor(parts, from, key)?.id, to, `${from} ${key}`);
assert.equal(neighbor([], null, 'ArrowDown'), undefined);

assert.ok(rank('Export: PNG image', ['png', 'export']) > rank('Spring', ['png']) && rank('Undo', ['png']) === -1);
const choices = { device: [{ name: 'ipad', title: 'iPad' }], 'color-scheme': ['light', 'dark'] };
assert.deepEqual(choicesOf(choices, 'color-scheme').map(({ title }) => title), ['Light', 'Dark']);
assert.equal(titleOf({ device: 'ipad', 'color-scheme': 'dark', 'bold-text': true }, choices), 'iPad, Dark, Bold text');
assert.equal(titleOf({}, choices), 'Standard');

// The rule of a key has what its theme sets, wherever that is.
const property = (name, value, decision = 'theme') => ({ name, value, decision });
const selectors = [{ match: '{"character": "g"}' }, { match: '"character"' }];
const properties = [property('cornerRadius', '9'), property('font', '20', 'standard'), property('backgroundColor', '"{leaf}"'), property('icon', null)];
assert.equal(ruleOf({ selectors, properties }), '{ "match": {"character": "g"}, "cornerRadius": 9, "backgroundColor": "{leaf}" }');
assert.deepEqual([ruleOf(null), ruleOf({ selectors: [], properties })], [null, null]);
