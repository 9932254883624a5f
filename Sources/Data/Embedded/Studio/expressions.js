// Arithmetic in number fields: `9 + 3`, `x * 2` of the current value, `50 %` of it, `1,5`.

/**
 * Return the value of an expression, or null if it is none.
 * @param {string} text
 * @param {number} current the value of `x`, and of what starts with an operator other than a minus
 * @returns {number | null}
 */
export function evaluated(text, current) {
  const words = tokens(text.trim().toLowerCase());
  if (!words || words.length === 0 || words.length > 200) return null;
  if (['+', '*', '/'].includes(words[0])) words.unshift('x');
  let place = 0;

  const peek = () => words[place];
  const take = () => words[place++];

  /** @returns {number | null} */
  const sum = () => {
    let value = product();
    while (value !== null && (peek() === '+' || peek() === '-')) {
      const isPlus = take() === '+';
      const next = product();
      if (next === null) return null;
      value = isPlus ? value + next : value - next;
    }
    return value;
  };

  /** @returns {number | null} */
  const product = () => {
    let value = factor();
    while (value !== null && (peek() === '*' || peek() === '/')) {
      const isTimes = take() === '*';
      const next = factor();
      if (next === null) return null;
      value = isTimes ? value * next : value / next;
    }
    return value;
  };

  /** @returns {number | null} */
  const factor = () => {
    const word = take();
    /** @type {number | null} */
    let value = null;
    if (word === '-') {
      const next = factor();
      return next === null ? null : -next;
    }
    if (word === '(') {
      value = sum();
      if (take() !== ')') return null;
    } else if (word === 'x') value = current;
    else if (word !== undefined && /^[0-9.]/.test(word)) value = Number(word);
    if (value !== null && peek() === '%') {
      take();
      value = (value / 100) * current;
    }
    return value;
  };

  const value = sum();
  return place === words.length && value !== null && Number.isFinite(value) ? value : null;
}

/** @param {string} text @returns {string[] | null} */
function tokens(text) {
  const pattern = /\s*(?:(\d+(?:[.,]\d*)?|[.,]\d+)\s*(?:pt|px|°)?|([-+*/()%x×÷−]))/y;
  const result = [];
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) return null;
    if (match[1]) result.push(match[1].replace(',', '.'));
    else result.push({ '×': '*', '÷': '/', '−': '-' }[match[2]] ?? match[2]);
  }
  return result;
}

/**
 * Round to a step, and write without noise of floating point.
 * @param {number} value
 * @param {number} step
 */
export function stepped(value, step) {
  const digits = Math.max(0, Math.min(6, -Math.floor(Math.log10(step) + 1e-9)));
  return Number((Math.round(value / step) * step).toFixed(digits));
}
