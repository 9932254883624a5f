// Where handles are on a part, and what moving them makes of a value.
import assert from 'node:assert/strict';
import { courseOf, guidesOf, insetsOf, writtenInsets } from '../Page/geometry.js';

const box = { x: 10, y: 20, width: 100, height: 40 };
const near = (actual, expected) => ['x', 'y'].forEach((axis) => assert.ok(Math.abs(actual[axis] - expected[axis]) < 1e-6, JSON.stringify([actual, expected])));

// The first and the last color of a line, and the place of the nearest stop.
for (const [gradient, start, end] of [
  [{}, { x: 60, y: 20 }, { x: 60, y: 60 }], [{ angle: 0 }, { x: 60, y: 60 }, { x: 60, y: 20 }], [{ angle: 90 }, { x: 10, y: 40 }, { x: 110, y: 40 }],
  [{ from: [0, 0], to: [1, 1] }, { x: 10, y: 20 }, { x: 110, y: 60 }], [{ type: 'radial', center: [0.5, 1], radius: 0.3 }, { x: 60, y: 60 }, { x: 90, y: 60 }],
]) {
  const course = courseOf(gradient, box);
  near(course.point(0), start);
  near(course.point(1), end);
  for (const at of [0, 0.25, 0.9]) assert.ok(Math.abs(course.at(course.point(at)) - at) < 1e-9);
}
// From corner to corner: the line of 45° is as long as both sides' shadows on it.
const slanted = courseOf({ angle: 45 }, box);
assert.ok(Math.abs(Math.hypot(slanted.line[1].x - slanted.line[0].x, slanted.line[1].y - slanted.line[0].y) - 140 * Math.SQRT1_2) < 1e-9);
const ring = courseOf({ type: 'conic', angle: 90 }, box);
for (const at of [0, 0.25, 0.75]) assert.ok(Math.abs(ring.at(ring.point(at)) - at) < 0.01);
assert.ok(ring.point(0).x > 60 && Math.abs(ring.point(0).y - 40) < 1e-9);

// Moves write what the format knows, in whole degrees and thousandths.
const move = (gradient, name, to, isCoarse = false) => courseOf(gradient, box).ends.find((end) => end.name === name).moved(to, isCoarse);
assert.deepEqual(move({}, 'turn', { x: 110, y: 40 }), { angle: 90 });
assert.deepEqual(move({}, 'turn', { x: 62, y: 0 }, true), { angle: 0 });
assert.deepEqual(move({ type: 'radial' }, 'center', { x: 35, y: 30 }), { center: [0.25, 0.25] });
assert.deepEqual(move({ type: 'radial' }, 'radius', { x: 60, y: 65 }), { radius: 0.25 });
assert.deepEqual(move({ type: 'conic' }, 'turn', { x: 10, y: 40 }), { angle: 270 });
assert.deepEqual(move({ from: [0, 0], to: [1, 1] }, 'end', { x: 60, y: 60 }), { to: [0.5, 1] });

for (const value of [3, { top: 1, leading: 2, bottom: 3, trailing: 4 }]) assert.deepEqual(writtenInsets(insetsOf(value)), value);
assert.deepEqual(insetsOf({ horizontal: 4, top: 1 }), { top: 1, bottom: 0, leading: 4, trailing: 4 });

// Guides are in pixels of the image, and stay within the part.
const guides = Object.fromEntries(guidesOf({ insets: { top: 8, leading: 6, bottom: 4, trailing: 900 }, scale: 2 }, box).map((guide) => [guide.edge, guide]));
assert.deepEqual([guides.top.place, guides.leading.place, guides.bottom.place, guides.trailing.place], [24, 13, 58, 10]);
assert.equal(guides.trailing.valueAt({ x: 100, y: 0 }), 20);
assert.equal(guides.bottom.valueAt({ x: 0, y: 999 }), 0);
