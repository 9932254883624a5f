// Changes of texts, in UTF-16 units as JavaScript counts.

/** @typedef {import('./types.js').Change} Change */

/**
 * Apply changes that all mean places in the given text, in any order, none overlapping another.
 * @param {string} text
 * @param {Change[]} changes
 */
export function applied(text, changes) {
  let result = '';
  let end = 0;
  for (const change of sorted(changes)) {
    result += text.slice(end, change.from) + change.text;
    end = change.to;
  }
  return result + text.slice(end);
}

/** @param {Change[]} changes */
export function sorted(changes) {
  return [...changes].sort((a, b) => a.from - b.from || a.to - b.to);
}

/**
 * Find the one change from a text to another, or null. Pairs of surrogates stay whole.
 * @param {string} before
 * @param {string} after
 * @returns {Change | null}
 */
export function difference(before, after) {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  if (start > 0 && isHigh(before.charCodeAt(start - 1))) start -= 1;
  let end = 0;
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) end += 1;
  if (end > 0 && isLow(before.charCodeAt(before.length - end))) end -= 1;
  return { from: start, to: before.length - end, text: after.slice(start, after.length - end) };
}

const isHigh = (/** @type {number} */ unit) => unit >= 0xd800 && unit < 0xdc00;
const isLow = (/** @type {number} */ unit) => unit >= 0xdc00 && unit < 0xe000;

/**
 * Return where a place of a text is after changes of it. At the place of an insertion it stays before the inserted
 * text, or comes after it.
 * @param {number} offset
 * @param {Change[]} changes
 * @param {'before' | 'after'} [side]
 */
export function moved(offset, changes, side = 'before') {
  let shift = 0;
  for (const change of sorted(changes)) {
    const isAfter = side === 'after' ? change.to <= offset : change.to <= offset && change.from < offset;
    if (isAfter) shift += change.text.length - (change.to - change.from);
    else if (change.from < offset) return change.from + shift + (side === 'after' ? change.text.length : 0);
    else break;
  }
  return offset + shift;
}

/**
 * Return changes that do after others what they did before them; both mean places in the same text. What both delete
 * is deleted once. Of insertions at one place, that of the others comes first unless `isFirst`.
 * @param {Change[]} changes
 * @param {Change[]} others
 * @param {boolean} [isFirst]
 * @returns {Change[]}
 */
export function rebased(changes, others, isFirst = false) {
  const theirs = sorted(others);
  /** The new place of a unit that is still there. @param {number} unit */
  const placed = (unit) => theirs.reduce(
    (sum, { from, to, text }) => (from <= unit ? sum + text.length - (Math.min(to, unit) - from) : sum), unit);
  const result = [];
  for (const { from, to, text } of sorted(changes)) {
    if (text) {
      const place = theirs.reduce((sum, other) => {
        if (other.from > from || (other.from === from && isFirst)) return sum;
        return sum + other.text.length - (Math.min(other.to, from) - other.from);
      }, from);
      result.push({ from: place, to: place, text });
    }
    // The units that are left to delete, in pieces between those of the others.
    let start = from;
    for (const other of theirs) {
      if (other.to < start || other.from >= to) continue;
      if (other.from > start) result.push({ from: placed(start), to: placed(other.from - 1) + 1, text: '' });
      start = Math.max(start, other.to);
    }
    if (start < to) result.push({ from: placed(start), to: placed(to - 1) + 1, text: '' });
  }
  return result;
}
