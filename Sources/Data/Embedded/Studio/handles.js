// Handles on the picture: the stops of a gradient, what shapes it, and the guides of a sliced picture.

import { clamp, h } from './dom.js';
import { layersOf, writtenLayers } from './background.js';
import { hexOf } from './color.js';
import { courseOf, guidesOf, insetsOf, writtenInsets } from './geometry.js';
import { begun, moves } from './gesture.js';
import { gradientOf, writtenGradient } from './gradient.js';
import { targetOf } from './reasons.js';
import { strings } from './strings.js';
import { valueOf } from './variables.js';

const texts = strings.handles;

/** @typedef {import('./geometry.js').Point} Point */
/**
 * @typedef {object} Handle
 * @property {string} name
 * @property {string} className
 * @property {Point} point
 * @property {Point} [beside] which way it stands beside its point
 * @property {string} [color]
 * @property {number} value what is said of it, with its bounds
 * @property {number} max
 * @property {string} text
 * @property {(to: Point, isCoarse: boolean) => any} moved the value of the property after a move
 * @property {(step: number, key: string) => any} stepped after an arrow key
 */

/**
 * @param {HTMLElement} board
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 * @param {(value: any) => import('./color.js').RGB | null} colorShown
 */
export function makeHandles(board, store, session, colorShown) {
  const layer = h('div', { class: 'handles', role: 'group', hidden: true });
  board.append(layer);
  /** @type {HTMLElement[]} */
  let elements = [];
  /** @type {HTMLElement[]} */
  let marks = [];
  /** @type {Handle[]} */
  let handles = [];
  /** @type {import('./gesture.js').Gesture | null} */
  let drag = null;
  let drawn = '';
  /** @type {any} the value that was set and hasn't come back yet */
  let own;

  /** The property whose value is on the picture: the one that was pointed at last, or the first. */
  const shownProperty = () => {
    const { inspection, selection, mode, handled } = store.state;
    if (mode !== 'design' || !inspection || (selection === null && handled === null)) return undefined;
    const found = inspection.properties.filter((property) => kindOf(property, valueOf(property)) !== null);
    return found.find((property) => property.name === handled) ?? (selection === null ? undefined : found[0]);
  };
  const boxOf = () => {
    const { view, selection } = store.state;
    return view?.parts.find((part) => (selection === null ? part.role === 'background' : part.id === selection));
  };

  /** @param {any} value @param {import('./gesture.js').Gesture} gesture */
  const set = (value, gesture) => {
    const property = shownProperty();
    const target = property && targetOf(property, store.state.scope);
    if (!target) return;
    own = value;
    draw();
    void session.edit(target, JSON.stringify(value), gesture.id);
  };

  /** @param {PointerEvent} event @returns {Point} */
  const pointOf = (event) => {
    const box = board.getBoundingClientRect();
    const { view } = store.state;
    return { x: ((event.clientX - box.left) / box.width) * (view?.width ?? 1), y: ((event.clientY - box.top) / box.height) * (view?.height ?? 1) };
  };

  /** @param {number} index */
  function element(index) {
    const button = h('button', { type: 'button', role: 'slider', 'aria-valuemin': 0 });
    button.addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => {
      if (event.button !== 0) return;
      drag = begun(store);
      button.setPointerCapture(event.pointerId);
    });
    button.addEventListener(moves, (/** @type {PointerEvent} */ event) => {
      if (drag && button.hasPointerCapture(event.pointerId)) set(handles[index].moved(pointOf(event), event.shiftKey), drag);
    });
    button.addEventListener('lostpointercapture', () => {
      drag = null;
      draw();
    });
    button.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Escape' && drag) {
        const { step } = drag;
        drag = null;
        event.stopPropagation();
        if (step !== undefined) void session.change('document.goto', { step });
        return;
      }
      const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      set(handles[index].stepped(step * (event.shiftKey ? 10 : 1), event.key), begun(store));
    });
    return button;
  }

  function draw() {
    const property = shownProperty();
    const box = boxOf();
    const { view } = store.state;
    layer.hidden = !property || !box || !view;
    if (!property || !box || !view) return;
    const value = own ?? valueOf(property);
    const kind = kindOf(property, value);
    // Most pictures change nothing here.
    const next = JSON.stringify([property.name, kind, value, box, view.width, view.height]);
    if (next === drawn) return;
    drawn = next;
    const shapes = kind === 'slice' ? slices(value, box) : gradients(property, value, box, colorShown);
    handles = shapes.handles;
    layer.setAttribute('aria-label', `${property.title}: ${kind === 'slice' ? texts.guides : texts.gradient}`);
    if (elements.length !== handles.length || marks.length !== shapes.marks.length) {
      elements = handles.map((_, index) => element(index));
      marks = shapes.marks.map(() => h('span', { 'aria-hidden': 'true' }));
      layer.replaceChildren(...marks, ...elements);
    }
    const place = (/** @type {HTMLElement} */ shape, /** @type {Record<string, number>} */ at) => {
      for (const [name, length] of Object.entries(at)) shape.style.setProperty(name, `${(length / (/left|width/.test(name) ? view.width : view.height)) * 100}%`);
    };
    shapes.marks.forEach(({ className, turn, ...at }, index) => {
      marks[index].className = className;
      place(marks[index], at);
      marks[index].style.setProperty('rotate', turn ? `${turn}rad` : 'none');
    });
    handles.forEach((handle, index) => {
      const button = elements[index];
      button.className = `handle ${handle.className}`;
      place(button, { left: handle.point.x, top: handle.point.y });
      button.style.setProperty('translate', handle.beside ? `${handle.beside.x}px ${handle.beside.y}px` : 'none');
      if (handle.color) button.style.setProperty('--color', handle.color);
      button.title = `${handle.name}: ${handle.text}`;
      for (const [name, said] of [['label', `${property.title}: ${handle.name}`], ['valuenow', handle.value], ['valuemax', handle.max], ['valuetext', handle.text]]) button.setAttribute(`aria-${name}`, String(said));
    });
  }

  store.on(['inspection', 'selection', 'view', 'mode', 'handled'], () => {
    if (!drag) own = undefined;
    draw();
  });
}

/** @param {import('./types.js').Property} property @param {any} value */
function kindOf(property, value) {
  if (property.kind === 'gradient') return gradientOf(value).stops.length > 1 ? 'gradient' : null;
  if (property.kind !== 'background') return null;
  const { gradient, image } = layersOf(value);
  if (image && typeof image === 'object' && image.mode === 'slice') return 'slice';
  return gradientOf(gradient).stops.length > 1 ? 'gradient' : null;
}

/**
 * @param {import('./types.js').Property} property
 * @param {any} value
 * @param {import('./geometry.js').Box} box
 * @param {(value: any) => import('./color.js').RGB | null} colorShown
 */
function gradients(property, value, box, colorShown) {
  const layers = property.kind === 'background' ? layersOf(value) : null;
  const { rest, stops } = gradientOf(layers ? layers.gradient : value);
  const course = courseOf(rest, box);
  const written = (/** @type {any} */ gradient) => (layers ? writtenLayers({ ...layers, gradient }) : gradient);
  const stopAt = (/** @type {number} */ index, /** @type {number} */ at) => written(writtenGradient({
    rest, stops: stops.map((stop, other) => (other === index ? { ...stop, at: clamp(at, stops[index - 1]?.at ?? 0, stops[index + 1]?.at ?? 1), isPlaced: true } : stop)),
  }));
  const shaped = (/** @type {Record<string, any>} */ part) => written(writtenGradient({ rest: { ...rest, ...part }, stops }));
  const percent = (/** @type {number} */ share) => `${Math.round(share * 100)} %`;
  const [start, end] = course.line;
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  // Stops stand beside their line, whose ends are handles, too.
  const far = 15 / (length || 1);
  const beside = course.isRing ? undefined : { x: (end.y - start.y) * far, y: (start.x - end.x) * far };
  /** @type {Handle[]} */
  const handles = stops.map((stop, index) => {
    const color = colorShown(stop.color);
    return {
      name: strings.values.stop(index + 1), className: 'on-stop', point: course.point(stop.at), beside, color: color ? hexOf(color) : '#808080',
      value: Math.round(stop.at * 100), max: 100, text: percent(stop.at),
      moved: (to) => stopAt(index, course.at(to)), stepped: (step) => stopAt(index, stop.at + step / 100),
    };
  });
  handles.push(...course.ends.map(({ name, point, moved }) => {
    const angle = rest.angle ?? (rest.type === 'conic' ? 0 : 180);
    const isAngle = name === 'turn';
    const isRadius = name === 'radius';
    const share = [(point.x - box.x) / box.width, (point.y - box.y) / box.height];
    return {
      name: texts[name], className: `on-${name}`, point, moved: (/** @type {Point} */ to, /** @type {boolean} */ isCoarse) => shaped(moved(to, isCoarse)),
      value: Math.round(isAngle ? angle : isRadius ? (rest.radius ?? 0.5) * 100 : share[0] * 100), max: isAngle ? 360 : 100,
      text: isAngle ? `${angle}°` : isRadius ? percent(rest.radius ?? 0.5) : `${percent(share[0])}, ${percent(share[1])}`,
      stepped: (/** @type {number} */ step, /** @type {string} */ key) => {
        if (isAngle) return shaped({ angle: (Math.round(angle + step) + 360) % 360 });
        if (isRadius) return shaped({ radius: Math.max(0.01, Math.round(((rest.radius ?? 0.5) + step / 100) * 1000) / 1000) });
        const isUp = key === 'ArrowUp' || key === 'ArrowDown';
        return shaped(moved({ x: point.x + (isUp ? 0 : (step / 100) * box.width), y: point.y - (isUp ? (step / 100) * box.height : 0) }, false));
      },
    };
  }));
  const marks = course.isRing
    ? [{ className: 'on-ring', left: start.x - length, top: start.y - length, width: length * 2, height: length * 2, turn: 0 }]
    : [{ className: 'on-line', left: start.x, top: start.y, width: length, turn: Math.atan2(end.y - start.y, end.x - start.x) }];
  return { handles, marks };
}

/** @param {any} value @param {import('./geometry.js').Box} box */
function slices(value, box) {
  const layers = layersOf(value);
  const { image } = layers;
  const all = insetsOf(image.insets ?? 0);
  const guides = guidesOf(image, box);
  const changed = (/** @type {string} */ edge, /** @type {number} */ inset) => writtenLayers({ ...layers, image: { ...image, insets: writtenInsets({ ...all, [edge]: Math.max(0, inset) }) } });
  const beyond = 10;
  return {
    handles: guides.map(({ edge, isAcross, place, value: inset, valueAt }) => ({
      name: `${texts.guide} ${strings.values[edge].toLowerCase()}`, className: isAcross ? 'on-guide is-across' : 'on-guide',
      point: isAcross ? { x: box.x - beyond, y: place } : { x: place, y: box.y - beyond }, value: inset, max: 4096, text: `${inset} px`,
      moved: (/** @type {Point} */ to) => changed(edge, valueAt(to)), stepped: (/** @type {number} */ step) => changed(edge, inset + step),
    })),
    marks: guides.map(({ isAcross, place }) => (isAcross
      ? { className: 'guide is-across', left: box.x - beyond, top: place, width: box.width + beyond * 2, height: 0, turn: 0 }
      : { className: 'guide', left: place, top: box.y - beyond, width: 0, height: box.height + beyond * 2, turn: 0 })),
  };
}
