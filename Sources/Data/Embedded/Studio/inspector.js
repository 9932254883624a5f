// The inspector: the properties of a part, with controls, reasons and targets.

import { byID, h, icon, iconButton, setText } from './dom.js';
import { openComparison } from './compare.js';
import { controlOf } from './controls.js';
import { begun } from './gesture.js';
import { details, lights, summary, targetOf } from './reasons.js';
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

/** The kinds of places that a change can go to beside the one that decides, from one key to all that a variable reaches. */
const ranks = ['key', 'action', 'type', 'all', 'variable'];

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
 */
export function makeInspector(store, session, file, board) {
  const section = byID('inspector');
  const title = h('h2', { id: 'inspector-title' }, texts.title);
  const role = h('span', { class: 'tag', hidden: true });
  const unselect = iconButton('close', texts.whole, () => session.select(null));
  const scope = h('div', { class: 'scope' });
  const body = h('div', { class: 'groups' });
  const filter = h('input', { type: 'search', 'aria-label': texts.filter, placeholder: texts.filter, autocomplete: 'off', spellcheck: false });
  section.append(h('div', { class: 'panel-head' }, title, role, h('span', { class: 'push' }, unselect)), h('div', { class: 'panel-body' }, scope, h('div', { class: 'filter' }, filter), body));

  /** @type {Set<string>} the groups that are shown in full */
  const expanded = new Set();
  const light = (/** @type {string[]} */ parts) => store.set({ lit: parts });
  /** @type {Map<string, ReturnType<typeof makeRow>>} */
  let rows = new Map();
  let shape = '';

  let known = { text: '', variables: /** @type {{name: string, value: string}[]} */ ([]) };
  /** @type {import('./controls.js').Editing} */
  const common = {
    begin: () => begun(store),
    cancel: ({ step }) => {
      if (step !== undefined) void session.change('document.goto', { step });
    },
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
    let property = first;
    /** @type {string | null} the kind of a target that was chosen for this property alone */
    let own = null;
    const target = () => targetOf(property, own ?? store.state.scope);
    /** @param {any} value @param {import('./gesture.js').Gesture} gesture */
    const change = (value, gesture) => {
      const place = target();
      if (!place) return;
      const text = value === null || value === undefined ? null : JSON.stringify(value);
      void session.edit(place, text, gesture.id).then((result) => result ?? update(property));
    };
    const counterpart = () => {
      const name = { foregroundColor: 'backgroundColor', titleColor: 'backgroundColor', backgroundColor: 'foregroundColor' }[property.name];
      const other = store.state.inspection?.properties.find((each) => each.name === name);
      return other?.color ? { name: other.title.toLowerCase(), color: other.color } : null;
    };
    const control = controlOf(first, { ...common, counterpart }, change);
    const label = h('span', { class: 'property-name', title: first.summary ?? first.name }, first.title);
    control.scrub?.(label);
    const why = h('button', { type: 'button', class: 'quiet why', 'aria-expanded': 'false', 'aria-label': texts.details(first.title) });
    const more = h('div', { class: 'more', hidden: true });
    const element = h('div', { class: `property kind-${first.kind}`, role: 'group', 'aria-label': first.title, dataset: { property: first.name } },
      h('div', { class: 'property-head' }, label, h('div', { class: 'control' }, control.element)), why, more);
    // Its handles are on the picture from now on.
    const handle = () => {
      if (['gradient', 'background'].includes(property.kind)) store.set({ handled: property.name });
    };
    for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, handle);
    const drawMore = () => more.replaceChildren(details(property, {
      target: target(), light, show: file.show,
      onTarget: (chosen) => {
        own = chosen.kind;
        update(property);
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
      property = next;
      const value = valueOf(next);
      control.update(value, next.color);
      const place = target();
      const elsewhere = place && !['declaration', 'place'].includes(place.kind) ? place.title : '';
      why.replaceChildren(h('span', { class: `by ${next.decision}${next.origin?.isOwn ? ' own' : ''}`, 'aria-hidden': 'true' }),
        h('span', {}, summary(next)), ...(elsewhere ? [h('span', { class: 'to', title: texts.changes }, `→ ${elsewhere}`)] : []), icon('down'));
      element.classList.toggle('is-empty', value === null);
      element.classList.toggle('is-set', Boolean(next.origin?.isOwn));
      if (!more.hidden && !hadFocus) drawMore();
    }
    update(first);
    return { element, update };
  }

  /** @type {Map<string, any>} the counts of keys, by the kinds of targets */
  let scopeCounts = new Map();
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
    scope.hidden = kinds.size === 0;
    const choices = ranks.map((kind) => kinds.get(kind)).filter((target) => target !== undefined);
    const chosen = kinds.has(current) ? current : 'declaration';
    const shownKinds = choices.map(({ kind }) => kind).join();
    if (!scope.contains(document.activeElement) || scope.dataset.kinds !== shownKinds) {
      scope.dataset.kinds = shownKinds;
      scopeCounts = new Map(choices.map((target) => [target.kind, h('small', {})]));
      const radio = (/** @type {string} */ kind) => h('input', { type: 'radio', name: 'scope', checked: kind === chosen, onchange: () => store.set({ scope: kind }) });
      scope.replaceChildren(h('fieldset', {}, h('legend', {}, texts.goesTo),
        h('label', { class: 'target' }, radio('declaration'), h('span', {}, texts.declared)),
        choices.map((target) => lights(
          h('label', { class: 'target' }, radio(target.kind), h('span', {}, target.kind === 'variable' ? texts.ofVariable : target.title), scopeCounts.get(target.kind)),
          target.parts, light))));
    }
    // What other places beat isn't counted. The answer may come when others are shown.
    const counts = scopeCounts;
    for (const target of choices) {
      const show = ({ count } = target) => setText(counts.get(target.kind), count ? texts.keys(count) : '');
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
    unselect.hidden = selection === null;
    drawScope();
    const nextShape = JSON.stringify([inspection.part, inspection.properties.map(({ name, kind }) => [name, kind])]);
    if (nextShape === shape) {
      for (const property of inspection.properties) rows.get(property.name)?.update(property);
      return;
    }
    shape = nextShape;
    rows = new Map(inspection.properties.map((property) => [property.name, makeRow(property)]));
    const groups = Object.entries(texts.groups).map(([name, heading]) => group(heading, inspection.properties.filter((property) => groupOf(property) === name)));
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
    for (const property of store.state.inspection?.properties ?? []) rows.get(property.name)?.update(property);
  });
}
