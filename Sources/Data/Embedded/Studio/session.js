// What the page does with its session: documents, views, edits. All views of the page go through here.

import { announce } from './dom.js';
import { isDragging } from './gesture.js';
import { applied } from './texts.js';

/** @typedef {import('./types.js').Target} Target */

export class Session {
  /**
   * @param {import('./store.js').Store} store
   * @param {import('./client.js').Client} client
   */
  constructor(store, client) {
    this.store = store;
    this.client = client;
    /** @type {Map<string, number>} the newest version of each document that answers or events named */
    this.versions = new Map();
    /** @type {Set<string>} the gestures that have made a rule, with its path */
    this.rules = new Set();
    /** @type {Map<string, any>} pictures of views that the page doesn't know yet */
    this.early = new Map();
    /** @type {number | undefined} the time until the inspector asks again */
    this.pause = undefined;
    /** @type {Set<(event: any) => void>} */
    this.listeners = new Set();
  }

  get document() {
    return this.store.state.document;
  }

  get view() {
    return this.store.state.view;
  }

  /** Send, and show the error if it fails. @param {string} type @param {any} [members] @param {string} [key] */
  async ask(type, members, key) {
    try {
      return await this.client.send(type, members, key);
    } catch (error) {
      const { name, message } = /** @type {Error} */ (error);
      if (name !== 'lost') this.warn(message);
      throw error;
    }
  }

  /** @param {string} message */
  warn(message) {
    for (const listener of this.listeners) listener({ type: 'warning', message });
  }

  /**
   * Have a file written beside the themes; the session chooses its name. Where it can't be, the error is shown.
   * @param {File} file
   * @param {string} type
   * @returns {Promise<{file: string, name: string} | null>}
   */
  async upload(file, type) {
    let answer;
    try {
      const response = await fetch('session/files', { method: 'POST', headers: { 'Content-Type': type }, body: file });
      answer = response.ok ? await response.json() : { error: { message: `${file.name}: ${response.status}` } };
    } catch (error) {
      answer = { error: { message: String(error) } };
    }
    if (!answer.error) return answer;
    this.warn(answer.error.message);
    return null;
  }

  /** Tell what was done. @param {string} message */
  tell(message) {
    for (const listener of this.listeners) listener({ type: 'told', message });
  }

  async greet() {
    const hello = await this.client.send('hello');
    this.store.set({ hello, connection: 'open', documents: hello.documents });
    const { document } = this.store.state;
    const same = hello.documents.find((/** @type {any} */ other) => other.id === document?.id);
    if (same) this.adopt(same);
    return hello;
  }

  // Documents

  /** @param {any} from @param {import('./types.js').Options} options */
  async start(from, options) {
    const { report, ...document } = await this.ask('document.new', { from });
    await this.open(document, options);
    if (report) for (const listener of this.listeners) listener({ type: 'imported', name: from.name, report });
  }

  /** @param {any} document @param {import('./types.js').Options} options */
  async open(document, options) {
    const old = this.view;
    this.adopt(document);
    this.store.set({ selection: null, inspection: null, view: null, isStale: false, isChangedOutside: false, views: new Map() });
    if (old) this.client.send('view.close', { view: old.id }).catch(() => {});
    const view = await this.ask('view.open', { document: document.id, options, priority: 100 });
    this.store.set({ view: this.newest(view) });
    void this.inspect();
  }

  /** Its picture may have come before the answer. @param {any} view @returns {import('./types.js').View} */
  newest(view) {
    return { width: 390, height: 264, scale: 3, parts: [], ...view, ...this.early.get(view.id) };
  }

  /** @param {any} document */
  adopt(document) {
    this.versions.set(document.id, document.version);
    this.store.set({ document });
    for (const listener of this.listeners) listener({ type: 'adopted', document });
  }

  /**
   * Send a message about the document. Where it fails, the error is shown, and the result is null.
   * @param {string} type
   * @param {any} [members]
   * @param {string} [key]
   */
  async change(type, members = {}, key) {
    const document = this.document?.id;
    if (!document) return null;
    const named = type === 'document.edit' ? () => ({ version: this.versions.get(document) }) : () => ({});
    try {
      const result = await this.ask(type, () => ({ document, ...named(), ...members }), key);
      this.versions.set(document, Math.max(result.version ?? 0, this.versions.get(document) ?? 0));
      return result;
    } catch {
      return null;
    }
  }

  /**
   * Change a property, at a target. A gesture is one step of undo.
   * @param {Target} target
   * @param {string | null} value JSON, or null to remove it
   * @param {string} gesture
   */
  async edit(target, value, gesture) {
    if (target.match && value !== null) {
      // A rule that isn't there yet: the first change of a gesture makes it, and those after it change its value.
      const [, index, ...keys] = target.path.split('.');
      const key = `${gesture} ${target.path}`;
      if (!this.rules.has(key)) {
        this.rules.add(key);
        const style = keys.reduceRight((inner, name) => `{ ${JSON.stringify(name)}: ${inner} }`, value).slice(1, -1).trim();
        return this.change('document.edit', { edits: [{ path: `rules.${index}`, value: `{ "match": ${target.match}, ${style} }` }], gesture });
      }
    }
    const edit = value === null ? { path: target.path, remove: true } : { path: target.path, value };
    return this.change('document.edit', { edits: [edit], gesture }, `${gesture} ${target.path}`);
  }

  // Views

  /** @param {string | null} part */
  select(part) {
    if (part === this.store.state.selection) return;
    this.store.set({ selection: part, lit: [], handled: null });
    void this.inspect();
    // A part that has the focus is read anyhow.
    const found = this.view?.parts.find((other) => other.id === part);
    if (found && !document.activeElement?.closest('.parts')) announce(found.label);
  }

  async inspect() {
    const { view, selection } = this.store.state;
    if (!view) return;
    try {
      const inspection = await this.client.send('view.inspect', { view: view.id, part: selection }, 'inspect');
      if (this.store.state.selection === selection) this.store.set({ inspection });
    } catch (error) {
      // A part that is gone, or a text with errors: what is shown stays.
      if (selection !== null && !view.parts.some((part) => part.id === selection)) this.store.set({ selection: null });
    }
  }

  /** Inspect once pictures rest: those of a drag come faster than anyone reads, and the next one would wait. */
  inspectSoon() {
    clearTimeout(this.pause);
    this.pause = setTimeout(() => (isDragging() ? this.inspectSoon() : void this.inspect()), 80);
  }

  /** @param {import('./types.js').Options} options */
  situate(options) {
    const { view } = this.store.state;
    if (!view) return;
    this.store.set({ view: { ...view, options } });
    this.ask('view.set', { view: view.id, options, visible: true, priority: 100 }, `set ${view.id}`).then(
      () => this.inspect(), () => {});
  }

  // Events

  /** @param {any} event */
  receive(event) {
    const { document, view, views } = this.store.state;
    if (event.type === 'document') {
      this.versions.set(event.document, Math.max(event.version, this.versions.get(event.document) ?? 0));
      if (document && event.document === document.id && event.version >= document.version) {
        const { version, isSaved, undo, redo, steps, step } = event;
        const text = event.version > document.version ? applied(document.text, event.changes) : document.text;
        this.store.set({ document: { ...document, version, isSaved, undo, redo, steps, step, text } });
      }
    } else if (document && event.type === 'problems' && event.document === document.id) {
      this.store.set({ document: { ...document, problems: event.problems } });
    } else if (event.type === 'picture') {
      const { picture, bytes, runs, over, columns, rows, width, height, scale } = event;
      const card = views.get(event.view);
      const known = view && event.view === view.id ? view.parts : card?.parts;
      // The same parts are the same list, with which nothing is to do.
      const isKnown = known && (!event.parts || JSON.stringify(known) === JSON.stringify(event.parts));
      const drawn = { picture, bytes, runs, over, columns, rows, width, height, scale, parts: isKnown ? known : event.parts };
      if (view && event.view === view.id) {
        this.store.set({ view: { ...view, ...drawn }, isStale: false });
        this.inspectSoon();
      } else if (card) {
        this.store.set({ views: new Map(views).set(event.view, { ...card, ...drawn }) });
      } else this.early.set(event.view, drawn);
    } else if (event.type === 'stale' && event.view === view?.id) this.store.set({ isStale: true });
    else if (event.type === 'keyboard' && event.view === view?.id) this.store.set({ keyboard: event });
    else if (event.type === 'documents') this.store.set({ documents: event.documents });
    else if (event.type === 'outside' && event.document === document?.id) this.store.set({ isChangedOutside: true });
    for (const listener of this.listeners) listener(event);
  }
}
