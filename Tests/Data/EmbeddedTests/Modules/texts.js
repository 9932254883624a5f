// Changes of texts, and texts that several people change at once.
import assert from 'node:assert/strict';
import { applied, difference, moved, rebased } from '../Page/texts.js';
import { TextSync } from '../Page/sync.js';

for (const [before, after, from, to, text] of [
  ['', 'a', 0, 0, 'a'], ['abc', 'abXc', 2, 2, 'X'], ['abc', 'c', 0, 2, ''], ['aaa', 'aa', 2, 3, ''], ['a😀b', 'a😁b', 1, 3, '😁'],
]) {
  assert.deepEqual(difference(before, after), { from, to, text });
  assert.equal(applied(before, [{ from, to, text }]), after);
}
assert.equal(difference('same', 'same'), null);

for (const [offset, side, expected] of [[1, 'before', 1], [2, 'before', 2], [2, 'after', 5], [3, 'before', 6], [9, 'before', 12]]) {
  assert.equal(moved(offset, [{ from: 2, to: 2, text: 'new' }], side), expected, `${offset} ${side}`);
}
assert.equal(moved(4, [{ from: 2, to: 6, text: 'x' }]), 2);

// Random numbers that are the same every time.
let seed = 7;
const random = (limit) => {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % limit;
};
const someChanges = (length) => {
  const list = [];
  for (let at = 0; at <= length && list.length < 3;) {
    const from = at + random(3);
    if (from > length) break;
    const to = Math.min(length, from + random(3));
    list.push({ from, to, text: 'xyz'.slice(0, random(4)) });
    at = to + 1;
  }
  return list;
};
// Whichever of two changes comes first, the text is the same.
for (let round = 0; round < 20_000; round += 1) {
  const text = 'abcdefghijkl'.slice(0, random(13));
  const [ours, theirs] = [someChanges(text.length), someChanges(text.length)];
  assert.equal(
    applied(applied(text, theirs), rebased(ours, theirs)), applied(applied(text, ours), rebased(theirs, ours, true)),
    JSON.stringify([text, ours, theirs]));
}

// Three editors at once, with a session that moves changes of old versions or refuses them: all end with one text.
const rest = () => new Promise((resolve) => setImmediate(resolve));
for (const refuses of [false, true]) {
  for (let round = 0; round < 10; round += 1) {
    let [text, version] = ['{"a": 1}', 1];
    const history = [];
    const peers = [];
    const post = (base, changes) => {
      if (refuses && base !== version) throw Object.assign(new Error('old'), { name: 'version-conflict' });
      const since = history.slice(base - 1);
      const now = since.reduce((list, event) => rebased(list, event.changes), changes);
      text = applied(text, now);
      version += 1;
      history.push({ version, changes: now });
      for (const peer of peers) peer.inbox.push({ version, changes: now });
      return { version };
    };
    for (let index = 0; index < 3; index += 1) {
      const editor = { text, apply(changes) { this.text = applied(this.text, changes); } };
      const send = async (base, changes) => {
        for (let wait = random(3); wait > 0; wait -= 1) await rest();
        const answer = post(base, changes);
        for (let wait = random(3); wait > 0; wait -= 1) await rest();
        return answer;
      };
      peers.push({ editor, inbox: [], sync: new TextSync({ text, version }, editor, send) });
    }
    const deliver = (peer) => {
      const event = peer.inbox.shift();
      if (event) peer.sync.receive(event);
    };
    for (let step = 0; step < 150; step += 1) {
      const { editor, sync } = peers[random(3)];
      const from = random(editor.text.length + 1);
      const to = Math.min(editor.text.length, from + random(3));
      editor.text = editor.text.slice(0, from) + 'abcdef'.slice(random(6)).slice(0, random(3)) + editor.text.slice(to);
      sync.push();
      for (const peer of peers) if (random(2)) deliver(peer);
      if (random(3) === 0) await rest();
    }
    const isQuiet = () => peers.every(({ sync, inbox, editor }) => inbox.length === 0 && !sync.isSending && editor.text === sync.text);
    for (let turn = 0; turn < 2000 && !isQuiet(); turn += 1) {
      peers.forEach(deliver);
      for (const { sync } of peers) sync.push();
      await rest();
    }
    for (const { editor, sync } of peers) assert.deepEqual([editor.text, sync.text, sync.version], [text, text, version]);
  }
}

// What was typed while the session was away stays, and is sent afterwards.
const sent = [];
const editor = { text: 'one two', apply(changes) { this.text = applied(this.text, changes); } };
const sync = new TextSync({ text: 'one two', version: 1 }, editor, async (version, changes) => {
  sent.push({ version, changes });
  return { version: version + 1 };
});
editor.text = 'one two!';
sync.reset({ text: 'zero one two', version: 5 });
assert.equal(editor.text, 'zero one two!');
assert.deepEqual(sent, [{ version: 5, changes: [{ from: 12, to: 12, text: '!' }] }]);
