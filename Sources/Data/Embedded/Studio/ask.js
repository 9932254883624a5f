// A dialog that asks for a name.

import { freshID, h } from './dom.js';
import { strings } from './strings.js';

/**
 * Return a function that asks; what `send` throws is shown, and asked again.
 * @param {{title: string, label: string, button: string, send: (name: string) => Promise<void>}} options
 * @returns {(value: string, lead: string, selected?: number) => void}
 */
export function makeAsk({ title, label, button, send }) {
  const heading = h('h2', { id: freshID() }, title);
  const caption = h('p', { class: 'caption' });
  const input = h('input', { type: 'text', 'aria-label': label, spellcheck: false, autocomplete: 'off', required: true, maxLength: 120 });
  const error = h('p', { class: 'caption invalid', role: 'alert' });
  const form = h('form', { method: 'dialog' }, heading, caption, input, error, h('div', { class: 'buttons' },
    h('button', { type: 'button', onclick: () => dialog.close() }, strings.file.cancel), h('button', { type: 'submit', class: 'main' }, button)));
  const dialog = h('dialog', { class: 'ask', 'aria-labelledby': heading.id }, form);
  document.body.append(dialog);
  form.addEventListener('submit', async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    try {
      await send(input.value.trim());
      dialog.close();
    } catch (reason) {
      error.textContent = /** @type {Error} */ (reason).message;
    }
  });
  return (value, lead, selected = value.length) => {
    caption.textContent = lead;
    error.textContent = '';
    input.value = value;
    dialog.showModal();
    input.setSelectionRange(0, selected);
  };
}
