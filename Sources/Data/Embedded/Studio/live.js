// The running keyboard: mouse, touch and the physical keyboard type on it.

import { h, icon, iconButton } from './dom.js';
import { makeSlider } from './slider.js';
import { strings } from './strings.js';

const texts = strings.canvas;

/** Names of keys that don't write a character, as the session knows them. */
const names = /** @type {Record<string, string>} */ ({ Backspace: 'backspace', Enter: 'return', Tab: 'tab', ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down', Escape: 'escape' });

/**
 * @param {{board: HTMLElement, easel: HTMLElement, place: () => void}} canvas
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 */
export function makeLive({ board, easel, place }, store, session) {
  const output = h('output', { 'aria-label': texts.typed });
  const suggestions = h('span', { class: 'unseen' });
  const line = h('div', { class: 'typed-line', tabIndex: 0, role: 'textbox', 'aria-label': texts.typeHere, dataset: { takesKeys: '' } }, output,
    iconButton('close', texts.clear, () => void send('view.key', { name: 'clear' })));
  // Everything that was typed, from the first touch to the last.
  const moment = h('output', {});
  const scrub = makeSlider({ min: 0, step: 1, 'aria-label': texts.moments });
  const scrubber = h('div', { class: 'scrubber', hidden: true }, icon('history'), scrub, moment);
  scrub.addEventListener('input', () => void send('view.scrub', { moment: Number(scrub.value) }, 'scrub'));
  const typed = h('div', { class: 'typed', hidden: true }, line, scrubber, suggestions);
  easel.prepend(typed);

  /** @param {string} type @param {any} [members] @param {string} [key] */
  const send = (type, members = {}, key = undefined) => session.client.send(type, { view: store.state.view?.id, ...members }, key).catch(() => {});
  const isOn = () => store.state.mode === 'type' && store.state.view !== null;

  /** Where the pointer is, in points of the picture. @param {PointerEvent} event */
  const point = (event) => {
    const box = board.getBoundingClientRect();
    const { view } = store.state;
    return { x: ((event.clientX - box.left) / box.width) * (view?.width ?? 1), y: ((event.clientY - box.top) / box.height) * (view?.height ?? 1) };
  };
  /** The time, and the picture that is pointed at. */
  const now = () => ({ time: performance.now(), picture: store.state.view?.picture });
  /** @type {number | null} */
  let pointer = null;
  /** @type {number | undefined} */
  let clock;
  board.addEventListener('pointerdown', (event) => {
    if (!isOn() || event.button !== 0 || pointer !== null) return;
    event.preventDefault();
    pointer = event.pointerId;
    board.setPointerCapture(pointer);
    void send('view.press', { ...point(event), ...now() });
    // Held keys repeat and open callouts as time passes.
    clock = setInterval(() => void send('view.time', { time: performance.now() }, 'time'), 60);
  });
  board.addEventListener('pointermove', (event) => {
    if (event.pointerId === pointer) void send('view.move', { ...point(event), ...now() }, 'move');
  });
  const release = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    clearInterval(clock);
    void send('view.release', { time: performance.now() });
  };
  board.addEventListener('lostpointercapture', release);

  // The physical keyboard writes when the line has the focus, or nothing has it.
  document.addEventListener('keydown', (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!isOn() || event.defaultPrevented || event.ctrlKey || event.metaKey || (target !== line && target !== document.body)) return;
    if (event.key.length === 1 || [...event.key].length === 1) void send('view.type', { text: event.key });
    else if (event.key !== 'Tab' && event.key !== 'Escape' && names[event.key]) void send('view.key', { name: names[event.key] });
    else return;
    event.preventDefault();
  });

  store.on(['keyboard', 'mode'], ({ keyboard, mode }) => {
    typed.hidden = mode !== 'type';
    const { moments = 0, moment: shown = 0 } = keyboard;
    scrubber.hidden = moments === 0;
    scrub.max = String(moments);
    if (document.activeElement !== scrub || shown > Number(scrub.value)) scrub.value = String(shown);
    scrub.style.setProperty('--share', `${moments ? (shown / moments) * 100 : 0}%`);
    moment.textContent = texts.moment(shown, moments);
    scrub.setAttribute('aria-valuetext', `${moment.textContent}: ${keyboard.text}`);
    if (mode === 'type') {
      output.replaceChildren(keyboard.text ? keyboard.text : h('span', { class: 'empty' }, texts.typeHere), h('span', { class: 'caret', 'aria-hidden': 'true' }));
    }
    place();
  });
  store.on(['mode'], ({ mode }) => {
    if (mode === 'type') requestAnimationFrame(() => line.focus());
  });
  return {
    /** Press and release a part. @param {import('./types.js').Part} part */
    press(part) {
      void send('view.press', { part: part.id });
      void send('view.release');
    },
  };
}
