// The variables of a theme's text, and the colors that texts stand for.

import { parsed } from './color.js';

/**
 * Read JSON with comments and commas at the end, or return null.
 * @param {string} text
 * @returns {any}
 */
export function parsedJSON(text) {
  const strict = text.replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\/|,(?=\s*(?:(?:\/\/[^\n]*|\/\*[^]*?\*\/)\s*)*[}\]])/g, '$1');
  try {
    return JSON.parse(strict);
  } catch {
    return null;
  }
}

/**
 * Return the value of a property, or what explanations say of it if that is JSON, or null.
 * @param {import('./types.js').Property} property
 * @returns {any}
 */
export function valueOf(property) {
  for (const text of [property.value, property.shown]) {
    const value = text === null || text === undefined ? null : parsedJSON(text);
    if (value !== null) return value;
  }
  return null;
}

/**
 * Write the rule that gives a key what its theme sets for it now; null for parts that have no rules.
 * @param {import('./types.js').Inspection | null} inspection
 * @returns {string | null}
 */
export function ruleOf(inspection) {
  const match = inspection?.selectors[0]?.match;
  if (!inspection || !match) return null;
  const own = inspection.properties.filter(({ decision, value }) => decision === 'theme' && value !== null);
  return `{ ${[`"match": ${match}`, ...own.map(({ name, value }) => `${JSON.stringify(name)}: ${value}`)].join(', ')} }`;
}

/**
 * An edit that adds a rule.
 * @param {string} match
 * @param {string} index
 * @param {{keys: string[], value: string}[]} values JSON
 */
export function madeRule(match, index, values) {
  /** @type {any} */
  const style = {};
  for (const { keys, value } of values) {
    const inner = keys.slice(0, -1).reduce((object, key) => (object[key] ??= {}), style);
    inner[keys[keys.length - 1]] = JSON.parse(value);
  }
  return { path: `rules.${index}`, value: JSON.stringify({ match: JSON.parse(match), ...style }) };
}

/**
 * List the variables of a theme with the values that are texts, in the order of the file.
 * @param {string} text
 * @returns {{name: string, value: string}[]}
 */
export function variablesOf(text) {
  /** @type {{name: string, value: string}[]} */
  const found = [];
  const visit = (/** @type {any} */ value, /** @type {string[]} */ path) => {
    if (found.length >= 500 || path.length > 8) return;
    if (typeof value === 'string') found.push({ name: path.join('.'), value });
    else if (value && typeof value === 'object' && !Array.isArray(value)) {
      if ('$value' in value) visit(value.$value, path);
      else if (typeof value.light === 'string') found.push({ name: path.join('.'), value: value.light });
      else for (const [key, inner] of Object.entries(value)) if (!key.startsWith('$')) visit(inner, [...path, key]);
    }
  };
  visit(parsedJSON(text)?.variables, []);
  return found;
}

/**
 * List the values of variables with their keys: texts, numbers, and the halves of pairs.
 * @param {any} value
 * @param {string[]} [keys]
 * @returns {{keys: string[], value: any}[]}
 */
export function settingsOf(value, keys = []) {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return keys.length > 0 ? [{ keys, value }] : [];
  if (keys.length > 8) return [];
  return Object.entries(value).filter(([key]) => !key.startsWith('$') || key === '$value').flatMap(([key, inner]) => settingsOf(inner, [...keys, key])).slice(0, 200);
}

/**
 * Follow references such as `{face.input}` to a literal, or return the last text.
 * @param {string} value
 * @param {{name: string, value: string}[]} variables
 */
export function resolved(value, variables) {
  for (let step = 0; step < 10; step += 1) {
    const name = /^\{([^{}]+)\}$/.exec(value)?.[1];
    const next = name && variables.find((variable) => variable.name === name);
    if (!next) break;
    value = next.value;
  }
  return value;
}

/** Split at commas outside of parentheses. @param {string} text */
const parted = (text) => text.split(/,(?![^(]*\))/).map((part) => part.trim());

/**
 * Return the color that a text of a theme stands for, as far as the page can tell: literals, variables, pairs and
 * `alpha`. The session knows the others, and says so in the color of a property.
 * @param {any} value
 * @param {{name: string, value: string}[]} variables
 * @param {boolean} isDark
 * @param {number} [depth]
 * @returns {import('./color.js').RGB | null}
 */
export function colorOf(value, variables, isDark, depth = 0) {
  if (depth > 8) return null;
  if (value && typeof value === 'object') return colorOf(isDark ? value.dark : value.light, variables, isDark, depth + 1);
  if (typeof value !== 'string') return null;
  const text = resolved(value.trim(), variables);
  const [, name, inner] = /^([\w-]+)\((.*)\)$/.exec(text) ?? [];
  const parts = inner === undefined ? [] : parted(inner);
  if (name === 'light-dark' && parts.length === 2) return colorOf(parts[isDark ? 1 : 0], variables, isDark, depth + 1);
  if (name === 'alpha' && parts.length === 2) {
    const color = colorOf(parts[0], variables, isDark, depth + 1);
    const share = parseFloat(parts[1]) / (parts[1].endsWith('%') ? 100 : 1);
    return color && Number.isFinite(share) ? { ...color, a: share } : null;
  }
  return parsed(text) ?? named(text);
}

/** Ask the browser for the names of CSS. @param {string} text */
function named(text) {
  if (!/^[a-z]+$/i.test(text) || typeof document === 'undefined' || !CSS.supports('color', text)) return null;
  const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
  context.fillStyle = text;
  return parsed(String(context.fillStyle));
}
