import assert from 'node:assert/strict';
import { bytesOf, put } from '../Page/pixels.js';

const run = (kind, count, ...colors) => [((kind << 30) >>> 0) + count, ...colors];
const words = (...runs) => Uint32Array.from(runs.flat());

// Kept, filled, repeated, listed: a row of four below another one.
const pixels = Uint32Array.of(1, 2, 3, 4, 0, 0, 0, 0);
assert.deepEqual(put(words(run(0, 4), run(2, 2), run(1, 1, 9), run(3, 1, 0xff000007)), pixels, 4), { start: 4, end: 8 });
assert.deepEqual([...pixels], [1, 2, 3, 4, 1, 2, 9, 0xff000007]);

// A run may go over the ends of rows; what is kept at the ends hasn't changed.
assert.deepEqual(put(words(run(0, 1), run(1, 5, 6), run(0, 2)), pixels, 4), { start: 1, end: 6 });
assert.deepEqual([...pixels], [1, 6, 6, 6, 6, 6, 9, 0xff000007]);
assert.deepEqual(put(words(run(0, 8)), pixels, 4), { start: 0, end: 0 });
assert.deepEqual(put(words(), pixels, 4), { start: 0, end: 0 });

const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
assert.deepEqual(bytesOf(Buffer.from(bytes).toString('base64')), bytes);
