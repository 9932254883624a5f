// Edits of rules that are made, known, taken back and pasted, whatever the inspector has read.
import assert from 'node:assert/strict';
import { Session } from '../Page/session.js';

const rule = { kind: 'key', path: 'rules.0.cornerRadius', match: '{"character": "g"}' };
const state = {
  document: { id: 'd', text: '{}' }, view: { id: 'v', parts: [] }, selection: 'key:g', also: [],
  inspection: { version: 1, properties: [{ name: 'cornerRadius', targets: [rule] }] },
};
const store = { state, set: (values) => Object.assign(state, values) };
let [version, sent] = [1, []];
const session = new Session(store, {
  send(type, members) {
    sent.push(type === 'document.edit' ? (typeof members === 'function' ? members() : members).edits.map(({ path, value }) => `${path} = ${value}`).join('; ') : type);
    return Promise.resolve(type === 'view.inspect' ? { ...state.inspection, version } : { version: (version += 1) });
  },
});
const opacity = { ...rule, path: 'rules.0.opacity' };
const made = (style) => `rules.0 = {"match":{"character":"g"},${style}}`;
/** @param {() => Promise<any>} work @param {...string} expected */
const check = async (work, ...expected) => {
  await work();
  assert.deepEqual(sent, expected);
  sent = [];
};

// The first change makes the rule; those after it find it, though nothing was inspected since.
await check(() => session.edit(rule, '5', 'a'), made('"cornerRadius":5'));
await check(() => session.edit(rule, '6', 'a'), 'rules.0.cornerRadius = 6');
await check(() => session.edit(opacity, '1', 'b'), 'rules.0.opacity = 1');
// After undo, and after what was only shown, the place of a change is asked for again.
await check(() => session.change('document.undo'), 'document.undo');
await check(() => session.edit(rule, '7', 'c'), 'view.inspect', made('"cornerRadius":7'));
session.preview = { gesture: 'p', cancel: () => void session.change('document.goto', { step: 0 }) };
await check(() => session.edit(rule, '8', 'p'), 'rules.0.cornerRadius = 8');
await check(() => session.edit(rule, '8', 'd'), 'document.goto', 'view.inspect', made('"cornerRadius":8'));
// A pasted style is one edit.
await check(() => session.editAll([{ target: rule, value: '1' }, { target: opacity, value: '2' }], 'e'), 'rules.0.cornerRadius = 1; rules.0.opacity = 2');
state.inspection = { ...state.inspection, version: 99 };
await check(() => session.editAll([{ target: rule, value: '1' }, { target: opacity, value: '2' }], 'f'), made('"cornerRadius":1,"opacity":2'));
