// What the page knows, and who wants to hear of changes.

/** @typedef {import('./types.js').State} State */

export class Store {
  /** @param {State} initial */
  constructor(initial) {
    /** @type {State} */
    this.state = initial;
    /** @type {{keys: (keyof State)[], listener: (state: State) => void}[]} */
    this.listeners = [];
    /** @type {Set<keyof State>} */
    this.changed = new Set();
  }

  /**
   * Replace some values. Listeners hear of it once, before the next frame.
   * @param {Partial<State>} values
   */
  set(values) {
    for (const key of /** @type {(keyof State)[]} */ (Object.keys(values))) {
      if (Object.is(this.state[key], values[key])) continue;
      if (this.changed.size === 0) queueMicrotask(() => this.tell());
      this.changed.add(key);
    }
    this.state = { ...this.state, ...values };
  }

  /**
   * Call a listener now, and whenever one of the values is another one.
   * @param {(keyof State)[]} keys
   * @param {(state: State) => void} listener
   */
  on(keys, listener) {
    this.listeners.push({ keys, listener });
    listener(this.state);
  }

  tell() {
    const changed = this.changed;
    this.changed = new Set();
    for (const { keys, listener } of this.listeners) {
      if (keys.some((key) => changed.has(key))) listener(this.state);
    }
  }
}
