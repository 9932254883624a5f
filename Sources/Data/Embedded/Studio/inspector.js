// The inspector: the properties of a part, with controls, reasons and targets.

import { byID, h, icon, iconButton, setText } from './dom.js';
import { keysOf } from './commands.js';
import { openComparison } from './compare.js';
import { companions, controlOf } from './controls.js';
import { begun } from './gesture.js';
import { openMenu } from './popover.js';
import { details, lights, summary, targetOf, written } from './reasons.js';
import { makeRules } from './rules.js';
import { strings } from './strings.js';
import { addFont, ownFamilies } from './fonts.js';
import { makeHandles } from './handles.js';
import { makeTheme } from './theme.js';
import { colorOf, valueOf, variablesOf } from './variables.js';

const texts = strings.inspector;

/** @typedef {import('./types.js').Property} Property */

/** @param {Property} property */
function groupOf({ name, kind }) {
  if (/shadow/i.test(name) && !/^text/.test(name)) return 'shadow';
  if (/^(foreground|font|text|title|icon|label|subtitle|uppercase|content(Scale|Offset))/i.test(name)) return 'text';
  if (/corner|border|shape|bevel/i.test(name)) return 'shape';
  if (/inset|size|height|width|spacing|margin|padding|offset/i.test(name)) return 'layout';
  if (kind === 'color' || kind === 'gradient' || /background|overlay|gloss|opacity|material/i.test(name)) return 'face';
  return 'other';
}

/** The kinds of places that changes can go to, from all keys to the selected one. */
const ranks = ['all', 'type', 'action', 'key'];

/** What is shown of a part at once, beside what its theme sets. */
const usual = new Set([
  'backgroundColor', 'background', 'foregroundColor', 'font', 'cornerRadius', 'borderColor', 'borderSize', 'shadowColor', 'shadowSize',
  'shadows', 'contentInsets', 'edgeInsets', 'titleFont', 'titleColor', 'height', 'width',
]);

/**
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 * @param {{show: (origin: import('./types.js').Origin) => void}} file
 * @param {HTMLElement} board
 * @param {ReturnType<typeof import('./styles.js').makeStyles>} styles
 */
export function makeInspector(store, session, file, board, styles) {
  const section = byID('inspector');
  const title = h('h2', { id: 'inspector-title' }, texts.title);
  const role = h('span', { class: 'tag', hidden: true });
  const unselect = iconButton('close', texts.whole, () => session.select(null));
  const actions = iconButton('more', strings.styles.actions, () => openMenu(actions, strings.styles.actions, [
    { title: strings.styles.copy, detail: keysOf('copy style'), run: styles.copy },
    ...(styles.canPaste() ? [{ title: strings.styles.paste, detail: keysOf('paste style'), run: styles.paste }] : []),
  ]), { 'aria-haspopup': 'menu', 'aria-expanded': 'false' });
  const scope = h('div', { class: 'scope' });
  const body = h('div', { class: 'groups' });
  const filter = h('input', { type: 'search', 'aria-label': texts.filter, placeholder: texts.filter, autocomplete: 'off', spellcheck: false });
  section.append(h('div', { class: 'panel-head' }, title, role, h('span', { class: 'push' }, actions, unselect)), h('div', { class: 'panel-body' }, scope, h('div', { class: 'filter' }, filter), body));

  /** @type {Set<string>} the groups that are shown in full */
  const expanded = new Set();
  const light = (/** @type {string[]} */ parts) => store.set({ lit: parts });
  /** @type {Map<string, ReturnType<typeof makeRow>>} */
  let rows = new Map();
  /** @type {Record<string, Property>} the properties of what is inspected */
  let all = {};
  let shape = '';

  let known = { text: '', variables: /** @type {{name: string, value: string}[]} */ ([]) };
  /** @type {import('./controls.js').Editing} */
  const common = {
    begin: () => begun(store),
    cancel: ({ step }) => {
      if (step !== undefined) void session.change('document.goto', { step });
    },
    preview: (preview) => { session.preview = preview; },
    variables() {
      const text = store.state.document?.text ?? '';
      if (text !== known.text) known = { text, variables: variablesOf(text) };
      return known.variables;
    },
    shown: (value) => colorOf(value, common.variables(), store.state.view?.options['color-scheme'] === 'dark'),
    families: () => ({ own: ownFamilies(store.state.document?.text ?? ''), others: store.state.hello?.families ?? [] }),
    addFont: (file, gesture) => addFont(file, session, gesture.id),
  };
  makeHandles(board, store, session, common.shown);

  /** @type {WeakSet<import('./types.js').Target>} those whose keys are known, not ranked */
  const reached = new WeakSet();
  /** Ask which keys a target really changes. @param {import('./types.js').Target} target */
  async function reach(target) {
    if (reached.has(target) || !['key', 'action', 'type', 'all'].includes(target.kind)) return target;
    reached.add(target);
    const { path, match } = target;
    const found = await session.client.send('view.reach', { view: store.state.view?.id, path, ...(match ? { match } : {}) }).catch(() => null);
    if (found) {
      target.parts.splice(0, Infinity, ...found.parts);
      target.count = found.count;
    }
    return target;
  }

  /** @param {Property} first */
  function makeRow(first) {
    const names = [first.name, ...(companions[first.name] ?? [])].filter((name) => all[name]);
    const isFill = names.includes('background') && names.length > 1;
    /** What is said of it is of the property that is seen. @param {Property} own */
    const seen = (own) => names.map((name) => all[name]).reverse().find(({ decision }) => decision === 'theme') ?? own;
    let property = seen(first);
    /** @type {string | null} the kind of a target that was chosen for this property alone */
    let own = null;
    const target = (each = property) => targetOf(each, own ?? store.state.scope);
    /** @param {any} value @param {import('./gesture.js').Gesture} gesture @param {string} [name] */
    const change = (value, gesture, name = first.name) => {
      const place = target(all[name]);
      if (!place) return;
      const text = value === null || value === undefined ? null : JSON.stringify(value);
      void session.edit(place, text, gesture.id).then((result) => result ?? update(all[first.name]));
    };
    const counterpart = () => {
      const name = { foregroundColor: 'backgroundColor', titleColor: 'backgroundColor', backgroundColor: 'foregroundColor', background: 'foregroundColor' }[property.name];
      const other = store.state.inspection?.properties.find((each) => each.name === name);
      return other?.color ? { name: other.title.toLowerCase(), color: other.color } : null;
    };
    const title = isFill || first.name === 'backgroundColor' ? texts.fill : first.title;
    const control = controlOf({ ...first, title }, { ...common, counterpart }, change, isFill);
    const label = h('span', { class: 'property-name', title: first.summary ?? first.name }, title);
    control.scrub?.(label);
    const why = h('button', { type: 'button', class: 'quiet why', 'aria-expanded': 'false', 'aria-label': texts.details(title) });
    const more = h('div', { class: 'more', hidden: true });
    const element = h('div', { class: `property kind-${first.kind}`, role: 'group', 'aria-label': title, dataset: { property: first.name } },
      h('div', { class: 'property-head' }, label, h('div', { class: 'control' }, control.element)), why, more);
    // Its handles are on the picture from now on.
    const handle = () => {
      const shape = names.find((name) => ['gradient', 'background'].includes(all[name].kind));
      if (shape) store.set({ handled: shape });
    };
    for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, handle);
    const drawMore = () => more.replaceChildren(details(property, {
      target: target(), light, show: file.show,
      onTarget: (chosen) => {
        own = chosen.kind;
        update(all[first.name]);
      },
      reset, reach,
      without: (anchor) => void openComparison(anchor, session, {
        title: texts.compareTitle(property.title), view: store.state.view?.id, other: { edits: removal() }, names: [texts.with, texts.compare],
        action: { title: texts.reset, run: reset },
      }),
    }));
    const removal = () => property.targets.filter((each) => each.kind === 'declaration').slice(0, 1).map(({ path }) => ({ path, remove: true }));
    const reset = () => void session.change('document.edit', { edits: removal() });
    why.addEventListener('click', () => {
      more.hidden = !more.hidden;
      why.setAttribute('aria-expanded', String(!more.hidden));
      if (!more.hidden) drawMore();
    });
    let isOver = false;
    why.addEventListener('pointerenter', () => {
      const place = target();
      isOver = true;
      light(place?.parts ?? []);
      if (place) void reach(place).then(({ parts }) => isOver && light([...parts]));
    });
    why.addEventListener('pointerleave', () => {
      isOver = false;
      light([]);
    });

    /** @param {Property} next */
    function update(next) {
      const hadFocus = more.contains(document.activeElement);
      property = seen(next);
      control.update(valueOf(next), next.color, all);
      const place = target();
      const elsewhere = own && place ? place.title : '';
      why.replaceChildren(h('span', { class: `by ${property.decision}${property.origin?.isOwn ? ' own' : ''}`, 'aria-hidden': 'true' }),
        h('span', {}, summary(property)), ...(elsewhere ? [h('span', { class: 'to', title: texts.changes }, `→ ${elsewhere}`)] : []), icon('down'));
      element.classList.toggle('is-empty', valueOf(property) === null);
      element.classList.toggle('is-set', names.some((name) => all[name].origin?.isOwn));
      if (!more.hidden && !hadFocus) drawMore();
    }
    update(first);
    return { element, update };
  }

  /** @type {Map<string, any>} the counts of keys, by the kinds of targets */
  let scopeCounts = new Map();
  const writes = h('p', { class: 'caption writes' });
  // From all keys to the selected one, with what a change writes before it is made.
  const drawScope = () => {
    const { inspection, scope: current } = store.state;
    /** @type {Map<string, import('./types.js').Target>} */
    const kinds = new Map();
    for (const { targets } of inspection?.properties ?? []) {
      for (const target of targets) {
        // Fewer keys are those for which other places count more.
        if (ranks.includes(target.kind) && !((kinds.get(target.kind)?.count ?? -1) >= target.count)) kinds.set(target.kind, target);
      }
    }
    const choices = ranks.map((kind) => kinds.get(kind)).filter((target) => target !== undefined);
    const [anyTarget] = inspection?.properties.map((property) => targetOf(property, current)) ?? [];
    const place = kinds.get(current) ?? kinds.get('key') ?? anyTarget;
    const label = inspection?.title ?? '';
    const nameOf = (/** @type {import('./types.js').Target} */ target) => (target.kind === 'key' ? label : target.title);
    scope.hidden = !place;
    writes.textContent = place ? written(place, label) : '';
    const shownKinds = JSON.stringify([label, choices.map(({ kind }) => kind)]);
    if (scope.dataset.kinds !== shownKinds) {
      scope.dataset.kinds = shownKinds;
      scopeCounts = new Map(choices.map((target) => [target.kind, h('small', {})]));
      const crumbs = h('fieldset', { class: 'crumbs' }, h('legend', { class: 'unseen' }, texts.goesTo), choices.map((target) => lights(
        h('label', { class: 'target' }, h('input', { type: 'radio', name: 'scope', value: target.kind, onchange: () => store.set({ scope: target.kind }) }),
          h('span', {}, nameOf(target)), scopeCounts.get(target.kind)), target.parts, light)));
      scope.replaceChildren(choices.length > 0 ? crumbs : '', writes);
    }
    for (const radio of scope.querySelectorAll('input')) radio.checked = radio.value === place?.kind;
    // What other places beat isn't counted. The answer may come when others are shown.
    const counts = scopeCounts;
    for (const target of choices) {
      const show = ({ count } = target) => {
        setText(counts.get(target.kind), count > 1 ? String(count) : '');
        counts.get(target.kind).title = texts.keys(count);
      };
      show();
      void reach(target).then(show);
    }
  };

  const draw = () => {
    const { inspection, view, selection } = store.state;
    if (!inspection) return;
    const part = view?.parts.find((other) => other.id === selection);
    title.textContent = inspection.title || texts.board;
    role.textContent = part ? strings.canvas.roles[part.role] ?? part.role : '';
    role.hidden = !part || role.textContent.toLowerCase() === inspection.title.toLowerCase();
    for (const button of [actions, unselect]) button.hidden = selection === null;
    drawScope();
    all = Object.fromEntries(inspection.properties.map((property) => [property.name, property]));
    const nextShape = JSON.stringify([inspection.part, inspection.title, inspection.properties.map(({ name, kind }) => [name, kind])]);
    if (nextShape === shape) {
      for (const property of inspection.properties) rows.get(property.name)?.update(property);
      return;
    }
    shape = nextShape;
    const within = new Set(Object.keys(all).flatMap((name) => companions[name] ?? []));
    const properties = inspection.properties.filter(({ name }) => !within.has(name));
    rows = new Map(properties.map((property) => [property.name, makeRow(property)]));
    const groups = Object.entries(texts.groups).map(([name, heading]) => group(heading, properties.filter((property) => groupOf(property) === name)));
    const about = selection === null ? theme.element : null;
    body.replaceChildren(...[...groups, rules(inspection.selectors), about].filter((element) => element !== null));
    if (about) theme.show();
    search();
  };

  /** @param {string} heading @param {Property[]} properties */
  function group(heading, properties) {
    if (properties.length === 0) return null;
    const isFirst = (/** @type {Property} */ property) => usual.has(property.name) || property.decision === 'theme';
    const rest = properties.filter((property) => !isFirst(property));
    const element = h('div', { class: 'group' }, h('h3', {}, heading), properties.map((property) => {
      const row = rows.get(property.name)?.element;
      row.classList.toggle('is-rare', !isFirst(property));
      return row;
    }));
    if (rest.length === 0) return element;
    const button = h('button', { type: 'button', class: 'quiet add', 'aria-expanded': 'false', 'aria-label': `${heading}: ${texts.more(rest.length)}` }, icon('down'), texts.more(rest.length));
    const expand = (/** @type {boolean} */ isExpanded) => {
      element.classList.toggle('is-expanded', isExpanded);
      button.setAttribute('aria-expanded', String(isExpanded));
      button.lastChild.textContent = isExpanded ? texts.fewer : texts.more(rest.length);
      if (isExpanded) expanded.add(heading);
      else expanded.delete(heading);
    };
    button.addEventListener('click', () => expand(!expanded.has(heading)));
    expand(expanded.has(heading));
    element.append(button);
    return element;
  }

  const search = () => {
    const word = filter.value.trim().toLowerCase();
    body.classList.toggle('is-filtered', word !== '');
    for (const [name, { element }] of rows) element.classList.toggle('is-found', `${name} ${element.getAttribute('aria-label')}`.toLowerCase().includes(word));
  };
  filter.addEventListener('input', search);

  const rules = makeRules(store, session);
  const theme = makeTheme(store, session, common);

  store.on(['inspection', 'selection'], draw);
  store.on(['scope'], () => {
    drawScope();
    for (const property of store.state.inspection?.properties ?? []) rows.get(property.name)?.update(property);
  });
}
