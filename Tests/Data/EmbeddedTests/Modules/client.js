// Messages that take long go in requests of their own, and the others don't wait for their answers.
import assert from 'node:assert/strict';
import { Client } from '../Page/client.js';

/** @type {{messages: any[], picture: any, answer: () => void}[]} */
const requests = [];
globalThis.fetch = (path, { body }) => new Promise((resolve) => {
  const { messages, picture } = JSON.parse(body);
  const results = messages.map(({ id, type }) => ({ id, result: { type } }));
  requests.push({ messages, picture, answer: () => resolve({ ok: true, status: 200, json: async () => ({ results }) }) });
});
const client = new Client({ onEvent() {}, onOpen() {}, onLoss() {}, picture: () => ({ view: 'v1', scale: 1 }) });
const types = () => requests.map(({ messages }) => messages.map(({ type }) => type).join(' '));
const settled = () => new Promise((resolve) => setTimeout(resolve, 40));

const exported = client.send('export');
const edited = client.send('document.edit');
await settled();
// What was said before is heard before.
assert.deepEqual(types(), ['document.edit']);
requests[0].answer();
assert.deepEqual(await edited, { type: 'document.edit' });
await settled();
assert.deepEqual(types(), ['document.edit', 'export']);
assert.deepEqual(requests.map(({ picture }) => picture !== undefined), [true, false]);
const greeted = client.send('hello');
await settled();
assert.deepEqual(types(), ['document.edit', 'export', 'hello']);
requests[2].answer();
assert.deepEqual(await greeted, { type: 'hello' });
requests[1].answer();
assert.deepEqual(await exported, { type: 'export' });
