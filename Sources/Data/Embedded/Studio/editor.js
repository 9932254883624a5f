// The text editor: CodeMirror, or a plain field of text where it isn't there. Both behave the same.
//
// Offsets are those of the session's text, whose line ends may be of two characters.

import { h } from './dom.js';
import { applied, moved } from './texts.js';

/** @typedef {import('./types.js').Change} Change */
/**
 * @typedef {object} Editor
 * @property {string} text
 * @property {(text: string) => void} reset to another text
 * @property {(changes: Change[]) => void} apply changes of others, without moving the cursor
 * @property {(work: () => void) => void} together lets several changes be shown at once
 * @property {() => number} cursor
 * @property {(from: number, to?: number) => void} reveal a place, selected
 * @property {(problems: import('./types.js').Problem[]) => void} mark
 * @property {(x: number, y: number) => number | null} offsetAt a place in the window
 * @property {() => {left: number, top: number, bottom: number}} caret
 * @property {(change: Change) => void} type a change as a person would, and put the cursor behind it
 * @property {() => void} focus
 * @property {() => void} refresh after it was hidden
 * @property {HTMLElement} field that has the focus
 */
/**
 * @typedef {object} Hooks
 * @property {(isChosen: boolean) => void} onInput whether it is a completion
 * @property {(event: KeyboardEvent) => boolean} onKey returns whether it took the key
 * @property {() => void} onCursor
 */

/** @param {HTMLElement} place @param {string} label @param {Hooks} hooks @returns {Editor} */
export function makeEditor(place, label, hooks) {
  const { CodeMirror } = /** @type {any} */ (globalThis);
  return CodeMirror ? mirrored(CodeMirror, place, label, hooks) : plain(place, label, hooks);
}

/** @param {any} CodeMirror @param {HTMLElement} place @param {string} label @param {Hooks} hooks @returns {Editor} */
function mirrored(CodeMirror, place, label, { onInput, onKey, onCursor }) {
  const mirror = CodeMirror(place, {
    mode: { name: 'javascript', json: true }, lineNumbers: true, lineWrapping: true, indentUnit: 2, tabSize: 2,
    matchBrackets: true, autoCloseBrackets: true, lineSeparator: '\n', inputStyle: 'contenteditable', screenReaderLabel: label,
    // Tab leaves the editor, as everywhere; undo is that of the studio.
    extraKeys: Object.fromEntries(['Tab', 'Shift-Tab', 'Ctrl-Z', 'Cmd-Z', 'Ctrl-Y', 'Shift-Ctrl-Z', 'Shift-Cmd-Z', 'Ctrl-K', 'Cmd-K'].map((keys) => [keys, false])),
    undoDepth: 0,
  });
  const field = mirror.getInputField();
  for (const [name, value] of [['role', 'textbox'], ['aria-multiline', 'true'], ['aria-label', label]]) field.setAttribute(name, value);
  let isOthers = false;
  let text = '';
  /** @type {any[]} */
  let marks = [];
  const at = (/** @type {number} */ offset) => mirror.posFromIndex(offset);
  /** @param {() => void} work */
  const asOthers = (work) => {
    const isInner = isOthers;
    isOthers = true;
    try {
      mirror.operation(work);
    } finally {
      isOthers = isInner;
      text = mirror.getValue('\n');
    }
  };
  mirror.on('changes', () => {
    text = mirror.getValue('\n');
    if (!isOthers) onInput(false);
  });
  mirror.on('cursorActivity', () => !isOthers && onCursor());
  mirror.on('keydown', (/** @type {any} */ _, /** @type {KeyboardEvent} */ event) => {
    if (onKey(event)) {
      event.preventDefault();
      /** @type {any} */ (event).codemirrorIgnore = true;
    }
  });
  return {
    field,
    get text() {
      return text;
    },
    reset: (next) => asOthers(() => mirror.setValue(next)),
    apply: (changes) => asOthers(() => {
      for (const { from, to, text: words } of [...changes].sort((a, b) => b.from - a.from || b.to - a.to)) mirror.replaceRange(words, at(from), at(to));
    }),
    together: asOthers,
    cursor: () => mirror.indexFromPos(mirror.getCursor()),
    reveal(from, to = from) {
      mirror.setSelection(at(from), at(to));
      mirror.scrollIntoView({ from: at(from), to: at(to) }, 80);
    },
    mark(problems) {
      if (problems.length + marks.length === 0) return;
      mirror.operation(() => {
        for (const mark of marks) mark.clear();
        marks = problems.map(({ from, to, severity, message }) => mirror.markText(at(from), at(Math.max(to, from + 1)), { className: `marked ${severity}`, attributes: { title: message } }));
      });
    },
    offsetAt(x, y) {
      const position = mirror.coordsChar({ left: x, top: y }, 'window');
      return position.outside ? null : mirror.indexFromPos(position);
    },
    caret: () => mirror.cursorCoords(true, 'window'),
    type({ from, to, text: words }) {
      asOthers(() => {
        mirror.replaceRange(words, at(from), at(to));
        mirror.setCursor(at(from + words.length));
      });
      onInput(true);
    },
    focus: () => mirror.focus(),
    refresh: () => mirror.refresh(),
  };
}

/** @param {HTMLElement} place @param {string} label @param {Hooks} hooks @returns {Editor} */
function plain(place, label, { onInput, onKey, onCursor }) {
  const field = h('textarea', { class: 'plain-editor', 'aria-label': label, spellcheck: false, autocomplete: 'off', autocapitalize: 'off', wrap: 'soft', dataset: { takesKeys: '' } });
  place.append(field);
  let text = '';
  let end = '\n';
  // The field has line ends of one character.
  const inText = (/** @type {number} */ offset) => offset + (end.length - 1) * (field.value.slice(0, offset).split('\n').length - 1);
  const inField = (/** @type {number} */ offset) => offset - (end.length - 1) * (text.slice(0, offset).split(end).length - 1);
  field.addEventListener('input', () => {
    text = end === '\n' ? field.value : field.value.replaceAll('\n', end);
    onInput(false);
  });
  field.addEventListener('selectionchange', onCursor);
  field.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (onKey(event)) event.preventDefault();
  });
  const set = (/** @type {string} */ next, /** @type {number} */ from, /** @type {number} */ to) => {
    text = next;
    end = next.includes('\r\n') ? '\r\n' : '\n';
    const scroll = [field.scrollLeft, field.scrollTop];
    field.value = next;
    field.setSelectionRange(inField(from), inField(to));
    [field.scrollLeft, field.scrollTop] = scroll;
  };
  return {
    field,
    get text() {
      return text;
    },
    reset: (next) => set(next, 0, 0),
    apply(changes) {
      const [from, to] = [inText(field.selectionStart), inText(field.selectionEnd)];
      set(applied(text, changes), moved(from, changes), moved(to, changes));
    },
    together: (work) => work(),
    cursor: () => inText(field.selectionStart),
    reveal(from, to = from) {
      field.setSelectionRange(inField(from), inField(to));
      const line = field.value.slice(0, inField(from)).split('\n').length - 1;
      field.scrollTop = Math.max(0, line * parseFloat(getComputedStyle(field).lineHeight) - field.clientHeight / 3);
    },
    mark() {},
    offsetAt: () => null,
    caret() {
      const box = field.getBoundingClientRect();
      const line = field.value.slice(0, field.selectionStart).split('\n').length;
      const top = box.top + line * parseFloat(getComputedStyle(field).lineHeight) - field.scrollTop;
      return { left: box.left + 16, top, bottom: top + 8 };
    },
    type({ from, to, text: words }) {
      set(applied(text, [{ from, to, text: words }]), from + words.length, from + words.length);
      onInput(true);
    },
    focus: () => field.focus(),
    refresh() {},
  };
}
