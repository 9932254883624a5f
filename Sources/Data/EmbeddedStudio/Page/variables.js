// The variables of a theme's text.

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
