// The commands of the page, with their keys.

/**
 * @typedef {object} Command
 * @property {string} id
 * @property {string} title
 * @property {string} [keys] such as `Mod+Shift+z`; Mod is Command on Apple's systems, Control elsewhere
 * @property {() => void} run
 * @property {() => boolean} [isEnabled]
 * @property {boolean} [whileTyping] whether the keys work in text fields, too
 */

export const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** @type {Map<string, Command>} */
const commands = new Map();

/** @param {Command[]} list */
export function register(list) {
  for (const command of list) commands.set(command.id, command);
}

/** @returns {Command[]} */
export const enabled = () => [...commands.values()].filter((command) => command.isEnabled?.() ?? true);

/** @param {string} id */
export const keysOf = (id) => shown(commands.get(id)?.keys);

/** Write keys as people know them. @param {string} [keys] */
export function shown(keys) {
  if (!keys) return '';
  const names = isApple ? { Mod: '⌘', Shift: '⇧', Alt: '⌥' } : { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' };
  const words = keys.split('+').map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key));
  return words.join(isApple ? '' : '+');
}

/** @param {KeyboardEvent} event */
function written(event) {
  const isMod = isApple ? event.metaKey : event.ctrlKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // Signs such as ? need shift on some keyboards and not on others.
  const hasShift = event.shiftKey && (/^[a-z]$/.test(key) || key.length > 1);
  return [isMod && 'Mod', event.altKey && 'Alt', hasShift && 'Shift', key].filter(Boolean).join('+');
}

/** Run commands by their keys, from now on. */
export function listen() {
  addEventListener('keydown', (event) => {
    // What is open takes its keys, Escape first.
    if (event.defaultPrevented || event.isComposing || document.querySelector(':popover-open, dialog[open]')) return;
    const keys = written(event);
    const isTyping = /** @type {Element} */ (event.target).closest?.('input:not([type=range], [type=radio], [type=checkbox]), textarea, [contenteditable], [data-takes-keys]');
    const command = enabled().find((other) => other.keys === keys && (!isTyping || other.whileTyping));
    if (!command) return;
    event.preventDefault();
    command.run();
  });
}
