// The list of problems, with fixes.

import { byID, h, icon, iconButton } from './dom.js';
import { openComparison } from './compare.js';
import { strings } from './strings.js';

const texts = strings.problems;
export const problemIcons = /** @type {const} */ ({ error: 'error', warning: 'warning', note: 'note', info: 'note' });

/**
 * @param {import('./types.js').Problem} problem
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 * @param {{reveal: (from: number, to: number) => void}} file
 * @param {() => void} [onRun] called before anything is done
 */
export function problemRow(problem, store, session, file, onRun = () => {}) {
  const fix = () => {
    onRun();
    void session.change('problem.fix', { problem: problem.id });
  };
  const preview = iconButton('compare', `${texts.preview}: ${problem.message}`, () => void openComparison(preview, session, {
    title: texts.preview, view: store.state.view?.id, other: { problem: problem.id }, action: { title: texts.fix, run: fix },
  }), { 'aria-haspopup': 'dialog', 'aria-expanded': 'false' });
  return h('li', {},
    h('button', {
      type: 'button', class: `quiet problem ${problem.severity}`, onclick: () => {
        onRun();
        if (problem.part) session.select(problem.part);
        file.reveal(problem.from, problem.to);
      },
    }, icon(problemIcons[problem.severity] ?? 'note'), h('span', { class: 'unseen' }, texts.severities[problem.severity] ?? problem.severity),
    h('span', {}, problem.message, problem.hint ? h('small', {}, problem.hint) : null, h('code', {}, problem.code))),
    problem.hasFix ? [preview, h('button', { type: 'button', 'aria-label': `${texts.fix}: ${problem.message}`, onclick: fix }, texts.fix)] : null);
}

/**
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 * @param {{reveal: (from: number, to: number) => void}} file
 */
export function makeProblems(store, session, file) {
  const title = h('h2', { id: 'problems-title' }, texts.title);
  const count = h('span', { class: 'tag' });
  const list = h('ul', { class: 'problems' });
  const none = h('p', { class: 'no-problems' }, texts.noneLead);
  byID('problems').append(h('div', { class: 'panel-head' }, title, count), none, list);
  let written = '';

  store.on(['document'], ({ document }) => {
    const problems = document?.problems ?? [];
    // Typing changes the document often and its problems seldom; the focus stays in the list.
    const text = JSON.stringify(problems);
    if (text === written) return;
    written = text;
    none.hidden = problems.length > 0;
    count.textContent = problems.length ? String(problems.length) : texts.none;
    list.replaceChildren(...problems.map((problem) => problemRow(problem, store, session, file)));
  });
}
