// The text of a document in an editor and in the session, kept equal while both change.
//
// The session's text is the truth. What is typed here is sent as one change at a time; what others change meanwhile is
// moved over it, and the cursor stays where it is.

import { applied, difference, rebased } from './texts.js';

/** @typedef {import('./types.js').Change} Change */
/**
 * @typedef {object} Editor
 * @property {string} text
 * @property {(changes: Change[]) => void} apply changes without moving the cursor
 */

export class TextSync {
  /**
   * @param {object} document
   * @param {string} document.text
   * @param {number} document.version
   * @param {Editor} editor which has the same text
   * @param {(version: number, changes: Change[]) => Promise<{version: number}>} send
   */
  constructor({ text, version }, editor, send) {
    this.text = text;
    this.version = version;
    this.editor = editor;
    this.send = send;
    /** @type {Change[] | null} what is sent and not yet in the text */
    this.awaited = null;
    /** @type {number | null} the version that has what was sent */
    this.awaitedVersion = null;
    /** @type {{version: number, changes: Change[]}[]} events that came before the answer */
    this.held = [];
    this.isSending = false;
  }

  /** Send what was typed, unless something is on its way. */
  push() {
    if (this.isSending || this.awaited) return;
    const change = difference(this.text, this.editor.text);
    if (!change) return;
    this.awaited = [change];
    this.isSending = true;
    this.send(this.version, this.awaited).then(
      ({ version }) => {
        if (version <= this.version) this.awaited = null;
        else this.awaitedVersion = version;
        this.release();
      },
      (error) => {
        this.awaited = null;
        this.release(error.name === 'lost' ? 1000 : 120);
      },
    );
  }

  /** @param {number} [pause] milliseconds until the next attempt */
  release(pause = 0) {
    this.isSending = false;
    for (const event of this.held.splice(0)) this.take(event);
    if (pause) setTimeout(() => this.push(), pause);
    else this.push();
  }

  /**
   * Take over what the session says of the document.
   * @param {{version: number, changes: Change[]}} event
   */
  receive(event) {
    if (this.isSending) this.held.push(event);
    else {
      this.take(event);
      this.push();
    }
  }

  /** @param {{version: number, changes: Change[]}} event */
  take({ version, changes }) {
    if (version <= this.version) return;
    const before = this.text;
    this.text = applied(before, changes);
    this.version = version;
    const sent = this.awaited ? applied(before, this.awaited) : before;
    const typed = difference(sent, this.editor.text);
    const isOwn = this.awaited !== null && version === this.awaitedVersion;
    // What the editor lacks, seen from the text with what was sent.
    let theirs = changes;
    if (isOwn) {
      const rest = difference(sent, this.text);
      theirs = rest ? [rest] : [];
      this.awaited = null;
      this.awaitedVersion = null;
    } else if (this.awaited) {
      theirs = rebased(changes, this.awaited, true);
      this.awaited = rebased(this.awaited, changes);
    }
    const missing = typed ? rebased(theirs, [typed], true) : theirs;
    if (missing.length > 0) this.editor.apply(missing);
  }

  /**
   * Start again from a document that was read anew; what was typed meanwhile stays.
   * @param {{text: string, version: number}} document
   */
  reset({ text, version }) {
    const typed = difference(this.text, this.editor.text);
    const theirs = difference(this.text, text);
    this.awaited = null;
    this.awaitedVersion = null;
    this.held = [];
    this.text = text;
    this.version = version;
    if (theirs) this.editor.apply(typed ? rebased([theirs], [typed], true) : [theirs]);
    this.push();
  }
}
