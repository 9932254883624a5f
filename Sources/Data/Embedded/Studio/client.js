// Messages to the session and events from it.

/**
 * @typedef {object} Waiting
 * @property {string} type
 * @property {Record<string, any> | (() => Record<string, any>)} members
 * @property {string} [key]
 * @property {((result: any) => void)[]} resolve
 * @property {((error: Error) => void)[]} reject
 */

/** An answer that is an error; its name is the code. */
export class SessionError extends Error {
  /** @param {{code: string, message: string}} error */
  constructor({ code, message }) {
    super(message);
    this.name = code;
  }
}

const pauses = [250, 500, 1000, 2000, 4000];

/** Messages that may take long: the others don't wait for their answers. */
const long = new Set(['document.new', 'export', 'view.compare']);

/** Milliseconds, a little less than a frame has on most screens. */
const frame = 14;

export class Client {
  /**
   * @param {object} hooks
   * @param {(event: any) => void} hooks.onEvent
   * @param {() => void} hooks.onOpen the stream of events is open, for the first time or again
   * @param {(state: 'lost' | 'ended') => void} hooks.onLoss
   * @param {() => import('./types.js').Wish | undefined} hooks.picture what answers show if it has changed
   */
  constructor({ onEvent, onOpen, onLoss, picture }) {
    this.id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
    this.onEvent = onEvent;
    this.onOpen = onOpen;
    this.onLoss = onLoss;
    this.picture = picture;
    /** @type {Waiting[]} */
    this.queue = [];
    this.isPlanned = false;
    this.isUnderWay = false;
    /** The time of the last request. */
    this.last = -frame;
    this.count = 0;
    this.failures = 0;
  }

  /**
   * Send a message with those of the same moment, after the answer to those before it, and not more often than there are
   * frames. Of messages with one key that wait, only the newest is sent.
   * @param {string} type
   * @param {Record<string, any> | (() => Record<string, any>)} [members] members, or what makes them when they are sent
   * @param {string} [key]
   * @returns {Promise<any>}
   */
  send(type, members = {}, key) {
    return new Promise((resolve, reject) => {
      const last = key === undefined ? undefined : this.queue.find((waiting) => waiting.key === key);
      if (last) {
        Object.assign(last, { type, members });
        last.resolve.push(resolve);
        last.reject.push(reject);
      } else this.queue.push({ type, members, key, resolve: [resolve], reject: [reject] });
      this.plan();
    });
  }

  plan() {
    if (this.isPlanned || this.isUnderWay || this.queue.length === 0) return;
    this.isPlanned = true;
    const flush = () => {
      this.isPlanned = false;
      void this.flush();
    };
    const rest = this.last + frame - performance.now();
    // After what this moment still has to say, and over the picture that it shows.
    if (rest > 0) setTimeout(flush, rest);
    else queueMicrotask(flush);
  }

  async flush() {
    const batch = this.queue.splice(0);
    this.isUnderWay = true;
    this.last = performance.now();
    await this.post(batch.filter(({ type }) => !long.has(type)), this.picture());
    this.isUnderWay = false;
    for (const waiting of batch) if (long.has(waiting.type)) void this.post([waiting]);
    this.plan();
  }

  /**
   * @param {Waiting[]} batch
   * @param {import('./types.js').Wish} [picture]
   */
  async post(batch, picture) {
    if (batch.length === 0) return;
    const messages = batch.map(({ type, members }) => {
      this.count += 1;
      return { id: this.count, type, ...(typeof members === 'function' ? members() : members) };
    });
    try {
      const answer = await fetch('session/messages', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ client: this.id, messages, picture }),
      });
      if (answer.status === 401 || answer.status === 403) this.onLoss('ended');
      if (!answer.ok) throw new SessionError({ code: `http-${answer.status}`, message: await answer.text() });
      const answers = await answer.json();
      if (answers.picture) this.onEvent({ type: 'picture', ...answers.picture });
      const byNumber = new Map(answers.results.map((/** @type {any} */ result) => [result.id, result]));
      batch.forEach((waiting, index) => {
        const { result, error } = byNumber.get(messages[index].id) ?? { error: { code: 'lost', message: 'No answer' } };
        if (error) for (const reject of waiting.reject) reject(new SessionError(error));
        else for (const resolve of waiting.resolve) resolve(result);
      });
    } catch (error) {
      if (!(error instanceof SessionError)) this.onLoss('lost');
      const reason = error instanceof SessionError ? error : new SessionError({ code: 'lost', message: String(error) });
      for (const waiting of batch) for (const reject of waiting.reject) reject(reason);
    }
  }

  /**
   * Send messages while the page is left, when nothing can wait for their answers.
   * @param {{type: string, [member: string]: any}[]} messages
   */
  leave(messages) {
    const numbered = messages.map((message) => ({ id: (this.count += 1), ...message }));
    const body = JSON.stringify({ client: this.id, messages: numbered });
    fetch('session/messages', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive: true }).catch(() => {});
  }

  /** Listen to events. The browser resumes a stream that broke after the last event that came. */
  listen() {
    const source = new EventSource(`session/events?client=${this.id}`);
    source.onopen = () => {
      this.failures = 0;
      this.onOpen();
    };
    source.onmessage = (message) => this.onEvent(JSON.parse(message.data));
    source.onerror = () => {
      this.onLoss('lost');
      if (source.readyState !== EventSource.CLOSED) return;
      // Refused, not broken: the browser won't try again.
      source.close();
      this.send('hello').catch(() => {});
      const pause = pauses[Math.min(this.failures, pauses.length - 1)];
      this.failures += 1;
      setTimeout(() => this.listen(), pause);
    };
  }
}
