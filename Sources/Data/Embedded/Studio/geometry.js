// Where the stops of a gradient and the guides of a sliced picture are on a part. All lengths are in points.

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/**
 * The place of a gradient on a part.
 * @typedef {object} Course
 * @property {(at: number) => Point} point of a stop
 * @property {(point: Point) => number} at the nearest place of a stop
 * @property {[Point, Point]} line from the first to the last color; of a ring, from its center to the first
 * @property {boolean} isRing
 * @property {{name: 'start' | 'end' | 'center' | 'turn' | 'radius', point: Point, moved: (to: Point, isCoarse: boolean) => Record<string, any>}[]} ends what shapes it, and what it is after a move
 */

const round = (/** @type {number} */ value, digits = 3) => Math.round(value * 10 ** digits) / 10 ** digits;
const radians = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180;

/** Clockwise, from upwards. @param {Point} from @param {Point} to @param {boolean} isCoarse */
function angleOf(from, to, isCoarse) {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  const step = isCoarse ? 15 : 1;
  return (Math.round(degrees / step) * step + 360) % 360;
}

/**
 * @param {Record<string, any>} gradient its members other than stops
 * @param {Box} box
 * @returns {Course}
 */
export function courseOf(gradient, box) {
  const inBox = (/** @type {number[]} */ [x, y]) => ({ x: box.x + x * box.width, y: box.y + y * box.height });
  const fractions = (/** @type {Point} */ { x, y }) => [round((x - box.x) / box.width), round((y - box.y) / box.height)];
  if (gradient.type === 'radial') {
    const center = inBox(gradient.center ?? [0.5, 0.5]);
    const longer = Math.max(box.width, box.height);
    const radius = (gradient.radius ?? 0.5) * longer;
    return {
      ...lineCourse(center, { x: center.x + radius, y: center.y }),
      ends: [{ name: 'center', point: center, moved: (to) => ({ center: fractions(to) }) },
        { name: 'radius', point: { x: center.x + radius, y: center.y }, moved: (to) => ({ radius: Math.max(0.001, round(Math.hypot(to.x - center.x, to.y - center.y) / longer)) }) }],
    };
  }
  if (gradient.type === 'conic') {
    const center = inBox(gradient.center ?? [0.5, 0.5]);
    const radius = Math.min(box.width, box.height) * 0.36;
    const start = gradient.angle ?? 0;
    const on = (/** @type {number} */ degrees, far = 1) => ({ x: center.x + Math.sin(radians(degrees)) * radius * far, y: center.y - Math.cos(radians(degrees)) * radius * far });
    return {
      point: (at) => on(start + at * 360), isRing: true, line: [center, on(start)],
      at: (point) => ((angleOf(center, point, false) - start + 720) % 360) / 360,
      ends: [{ name: 'center', point: center, moved: (to) => ({ center: fractions(to) }) },
        { name: 'turn', point: on(start, 1.3), moved: (to, isCoarse) => ({ angle: angleOf(center, to, isCoarse) }) }],
    };
  }
  if (gradient.from && gradient.to) {
    const [start, end] = [inBox(gradient.from), inBox(gradient.to)];
    return {
      ...lineCourse(start, end),
      ends: [{ name: 'start', point: start, moved: (to) => ({ from: fractions(to) }) }, { name: 'end', point: end, moved: (to) => ({ to: fractions(to) }) }],
    };
  }
  // From corner to corner, as in style sheets.
  const angle = gradient.angle ?? 180;
  const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
  const half = (Math.abs(box.width * sin) + Math.abs(box.height * cos)) / 2;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const [start, end] = [{ x: middle.x - sin * half, y: middle.y + cos * half }, { x: middle.x + sin * half, y: middle.y - cos * half }];
  // The line is longer than the part; its handle isn't outside.
  const share = Math.min(box.width / 2 / Math.abs(sin || 1e-9), box.height / 2 / Math.abs(cos || 1e-9), half);
  const turn = { x: middle.x + sin * share, y: middle.y - cos * share };
  return { ...lineCourse(start, end), ends: [{ name: 'turn', point: turn, moved: (to, isCoarse) => ({ angle: angleOf(middle, to, isCoarse) }) }] };
}

/** @param {Point} start @param {Point} end @returns {Omit<Course, 'ends'>} */
function lineCourse(start, end) {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const square = dx * dx + dy * dy || 1;
  return {
    line: [start, end], isRing: false,
    point: (at) => ({ x: start.x + dx * at, y: start.y + dy * at }),
    at: (point) => ((point.x - start.x) * dx + (point.y - start.y) * dy) / square,
  };
}

/** The edges of insets, in the order in which they are read, and the axis of each. */
export const edges = /** @type {const} */ (['top', 'leading', 'bottom', 'trailing']);

/**
 * Read insets with a value for each edge.
 * @param {any} value
 * @returns {Record<string, number>}
 */
export function insetsOf(value) {
  if (typeof value === 'number') return Object.fromEntries(edges.map((edge) => [edge, value]));
  const { horizontal = 0, vertical = 0, ...rest } = value && typeof value === 'object' && !Array.isArray(value) ? value : {};
  return { top: vertical, bottom: vertical, leading: horizontal, trailing: horizontal, ...rest };
}

/** Write insets as short as the format allows. @param {Record<string, number>} insets */
export function writtenInsets(insets) {
  return edges.every((edge) => insets[edge] === insets.top) ? insets.top : Object.fromEntries(edges.map((edge) => [edge, insets[edge]]));
}

/**
 * The guides of a sliced picture on a part: a line for each edge, and the inset in pixels of the image for a point.
 * @param {{insets?: any, scale?: number}} image
 * @param {Box} box
 */
export function guidesOf({ insets, scale = 1 }, box) {
  const all = insetsOf(insets ?? 0);
  return edges.map((edge) => {
    const isAcross = edge === 'top' || edge === 'bottom';
    const isFar = edge === 'bottom' || edge === 'trailing';
    const [low, length] = isAcross ? [box.y, box.height] : [box.x, box.width];
    const inset = Math.min(all[edge] / scale, length);
    return {
      edge, isAcross, value: all[edge], place: isFar ? low + length - inset : low + inset,
      /** @param {Point} point */
      valueAt(point) {
        const along = isAcross ? point.y : point.x;
        return Math.max(0, Math.round((isFar ? low + length - along : along - low) * scale));
      },
    };
  });
}
