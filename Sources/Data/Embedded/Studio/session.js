// What the page does with its session: documents, views, edits. All views of the page go through here.

import { announce } from './dom.js';
import { isDragging } from './gesture.js';
import { applied } from './texts.js';
import { madeRule } from './variables.js';

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
    /** @type {Map<string, {gesture: string, version: number}>} the rules that were made, with the versions that have them */
    this.rules = new Map();
    /** @type {{gesture: string, cancel: () => void} | null} what is shown until it is chosen */
    this.preview = null;
    /** How often the text was changed by other ways than edits, after which targets may be gone, and how often when it was inspected. */
    [this.moves, this.inspected] = [0, 0];
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
    this.store.set({ selection: null, also: [], inspection: null, view: null, isStale: false, isChangedOutside: false, views: new Map() });
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
    this.endPreview(members.gesture);
    if (type !== 'document.edit') this.moves += 1;
    const named = type === 'document.edit' ? () => ({ version: this.versions.get(document) }) : () => ({});
    try {
      const result = await this.ask(type, () => ({ document, ...named(), ...members }), key);
      this.versions.set(document, Math.max(result.version ?? 0, this.versions.get(document) ?? 0));
      return result;
    } catch {
      return null;
    }
  }

  /** Take back what another gesture only shows. @param {string} [gesture] */
  endPreview(gesture) {
    const { preview } = this;
    if (!preview || preview.gesture === gesture) return;
    this.preview = null;
    preview.cancel();
  }

  /** Return the target of the same kind in the text as it is. @param {Target} target @param {string} gesture */
  async present(target, gesture) {
    this.endPreview(gesture);
    if (this.inspected === this.moves) return target;
    await this.inspect();
    const property = this.store.state.inspection?.properties.find(({ name }) => target.path.endsWith(`.${name}`));
    return property?.targets.find(({ kind }) => kind === target.kind) ?? target;
  }

  /**
   * Change a property, at a target. A gesture is one step of undo.
   * @param {Target} target
   * @param {string | null} value JSON, or null to remove it
   * @param {string} gesture
   */
  async edit(target, value, gesture) {
    if (this.preview || this.inspected !== this.moves) target = await this.present(target, gesture);
    if (value !== null && this.makes(target, gesture)) return this.make([{ target, value }], gesture);
    const edit = value === null ? { path: target.path, remove: true } : { path: target.path, value };
    return this.change('document.edit', { edits: [edit], gesture }, `${gesture} ${target.path}`);
  }

  /** Change several properties in one step. @param {{target: Target, value: string}[]} changes @param {string} gesture */
  async editAll(changes, gesture) {
    const present = await Promise.all(changes.map(async ({ target, value }) => ({ target: await this.present(target, gesture), value })));
    const made = present.filter(({ target }) => this.makes(target, gesture));
    const edits = present.filter((change) => !made.includes(change)).map(({ target: { path }, value }) => ({ path, value }));
    const result = made.length > 0 ? await this.make(made, gesture) : null;
    return edits.length > 0 ? this.change('document.edit', { edits, gesture }) : result;
  }

  /** @param {Target} target */
  ruleOf = ({ path, match }) => `${this.document?.id} ${path.split('.')[1]} ${match}`;

  /** Whether a change adds a rule: the first one of a gesture, if no newer text than the inspected one has it. @param {Target} target @param {string} gesture */
  makes(target, gesture) {
    const known = this.rules.get(this.ruleOf(target));
    return Boolean(target.match) && known?.gesture !== gesture && (known?.version ?? 0) <= (this.store.state.inspection?.version ?? 0);
  }

  /** @param {{target: Target, value: string}[]} changes of one rule @param {string} gesture */
  async make(changes, gesture) {
    const [{ target }] = changes;
    const made = { gesture, version: Infinity };
    this.rules.set(this.ruleOf(target), made);
    const values = changes.map(({ target: { path }, value }) => ({ keys: path.split('.').slice(2), value }));
    const edit = madeRule(String(target.match), target.path.split('.')[1], values);
    const result = await this.change('document.edit', { edits: [edit], gesture });
    made.version = result?.version ?? 0;
    return result;
  }

  // Views

  /** @param {string | null} part @param {boolean} [isAdding] whether it joins what is selected, or leaves it */
  select(part, isAdding = false) {
    const { selection, also } = this.store.state;
    if (isAdding && part !== null && selection !== null) {
      const all = [selection, ...also];
      return this.selectAll(all.includes(part) ? all.filter((other) => other !== part) : [...all, part]);
    }
    if (part === selection && also.length === 0) return undefined;
    return this.selectAll(part === null ? [] : [part]);
  }

  /** @param {string[]} parts */
  selectAll([part = null, ...also]) {
    this.store.set({ selection: part, also, lit: [], handled: null });
    void this.inspect();
    // A part that has the focus is read anyhow.
    const found = this.view?.parts.find((other) => other.id === part);
    if (found && !document.activeElement?.closest('.parts')) announce(found.label);
  }

  async inspect() {
    const [{ view, selection, also }, { moves }] = [this.store.state, this];
    if (!view) return;
    try {
      const inspection = await this.client.send('view.inspect', { view: view.id, part: selection, ...(also.length > 0 ? { also } : {}) }, `inspect ${moves}`);
      if (this.store.state.selection === selection && this.store.state.also === also) {
        this.inspected = moves;
        this.store.set({ inspection });
      }
    } catch (error) {
      // A part that is gone, or a text with errors: what is shown stays.
      const isGone = (/** @type {string} */ id) => !view.parts.some((part) => part.id === id);
      if (selection !== null && [selection, ...also].some(isGone)) this.store.set({ selection: isGone(selection) ? null : selection, also: [] });
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
