// What leaves the studio: pictures, code, tokens, a page, a command.

import { announce, h } from './dom.js';
import { openMenu } from './popover.js';
import { strings } from './strings.js';
import { ruleOf } from './variables.js';

const texts = strings.exports;
const formats = /** @type {const} */ (['png', 'webp', 'svg', 'pdf', 'apng', 'kbtheme', 'pack', 'tokens', 'html', 'command']);

/**
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 */
export function makeExports(store, session) {
  /** @param {string} format */
  async function run(format) {
    const answer = await session.ask('export', { view: store.state.view?.id, format }).catch(() => null);
    if (!answer) return;
    if (answer.text !== undefined) return copy(answer.text);
    const link = h('a', { href: `session/export/${encodeURIComponent(answer.export)}`, download: answer.name });
    document.body.append(link);
    link.click();
    link.remove();
    return undefined;
  }
  /** @param {string} text */
  async function copy(text) {
    await navigator.clipboard.writeText(text);
    announce(texts.copied);
  }
  /** The rule of the selected key. */
  const rule = () => ruleOf(store.state.inspection);
  const copyRule = () => void copy(rule() ?? '');
  return {
    run, copyRule, hasRule: () => rule() !== null,
    formats: formats.map((format) => ({ format, title: texts[format] })),
    /** @param {HTMLElement} anchor */
    open: (anchor) => openMenu(anchor, texts.title, [
      ...formats.map((format) => ({ title: texts[format], run: () => void run(format) })),
      ...(rule() === null ? [] : [{ title: texts.rule, run: copyRule }]),
    ]),
  };
}
