// What the browser remembers of a person's choices.

const place = 'kbrender-studio';

/** @returns {Record<string, any>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** @template T @param {string} name @param {T} standard @returns {T} */
export function remembered(name, standard) {
  return all()[name] ?? standard;
}

/** @param {string} name @param {any} value */
export function remember(name, value) {
  try {
    localStorage.setItem(place, JSON.stringify({ ...all(), [name]: value }));
  } catch {
    // Private windows may forbid it; the choice holds until the page is closed.
  }
}
