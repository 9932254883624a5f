// Problems pinned on the picture: a button at each part that has some.

import { h, icon } from './dom.js';
import { openPopover } from './popover.js';
import { problemIcons, problemRow } from './problems.js';
import { strings } from './strings.js';

const order = ['error', 'warning', 'note', 'info'];

/**
 * @param {HTMLElement} board
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 * @param {{reveal: (from: number, to: number) => void}} file
 */
export function makePins(board, store, session, file) {
  const layer = h('div', { class: 'pins', role: 'group', 'aria-label': strings.problems.title });
  board.append(layer);
  let drawn = '';

  const draw = () => {
    const { document, view, mode } = store.state;
    /** @type {Map<string, import('./types.js').Problem[]>} */
    const found = new Map();
    for (const problem of mode === 'design' ? document?.problems ?? [] : []) {
      if (problem.part) found.set(problem.part, [...found.get(problem.part) ?? [], problem]);
    }
    const parts = (view?.parts ?? []).filter((part) => found.has(part.id));
    layer.hidden = parts.length === 0;
    const next = JSON.stringify([view?.width, view?.height, parts, [...found.values()]]);
    if (next === drawn) return;
    drawn = next;
    layer.replaceChildren(...parts.map((part) => {
      const problems = found.get(part.id) ?? [];
      const worst = order.find((severity) => problems.some((problem) => problem.severity === severity)) ?? 'note';
      const button = h('button', {
        type: 'button', class: `pin ${worst}`, title: problems.map((problem) => problem.message).join('\n'),
        'aria-label': strings.problems.pinned(part.label, problems.length), 'aria-haspopup': 'dialog', 'aria-expanded': 'false',
        style: { left: `${((part.x + part.width) / (view?.width ?? 1)) * 100}%`, top: `${(part.y / (view?.height ?? 1)) * 100}%` },
        onclick: () => {
          session.select(part.role === 'background' ? null : part.id);
          const close = openPopover(button, h('ul', { class: 'problems pinned-problems' }, problems.map((problem) => problemRow(problem, store, session, file, () => close()))), { label: strings.problems.pinned(part.label, problems.length) });
        },
      }, icon(problemIcons[/** @type {'error'} */ (worst)]));
      return button;
    }));
  };
  store.on(['document', 'view', 'mode'], draw);
}
