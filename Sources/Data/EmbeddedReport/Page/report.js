'use strict';
// The data of the report, and the decisions.

const report = JSON.parse(document.getElementById('report').textContent);

const byID = id => document.getElementById(id);

const titles = {
  failed: 'Differs', missing: 'Missing', error: 'Error', obsolete: 'Obsolete',
  recorded: 'Recorded', passed: 'Passed',
};

const state = {
  name: null,
  statuses: new Set(['failed', 'missing', 'error', 'obsolete']),
  search: '',
  grouping: 'cause',
  mode: 'side',
  zoom: null,
  decisions: new Map(),
};

const caseNamed = new Map(report.cases.map(item => [item.name, item]));

/** Create an element with properties, attributes (`aria-…`, `data-…`) and children. */
function element(tag, properties = {}, ...children) {
  const result = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes('-')) result.setAttribute(key, value);
    else result[key] = value;
  }
  result.append(...children);
  return result;
}

function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Return the text of a cause with swatches of its colors. */
function causeText(text) {
  const parts = document.createDocumentFragment();
  let end = 0;
  for (const match of text.matchAll(/#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})\b/gi)) {
    parts.append(text.slice(end, match.index));
    const swatch = element('span', { className: 'swatch', 'aria-hidden': 'true' });
    swatch.style.backgroundColor = match[0];
    parts.append(element('span', { className: 'color' }, swatch, match[0]));
    end = match.index + match[0].length;
  }
  parts.append(text.slice(end));
  return parts;
}

function canBeAccepted(item) {
  return item.status === 'failed' || item.status === 'missing';
}

// Decisions persist where the browser grants local pages storage.
const storageKey = `kbrender:${report.suite}:${report.identity}`;

function loadDecisions() {
  try {
    for (const [name, decision] of JSON.parse(localStorage.getItem(storageKey) ?? '[]')) {
      if (caseNamed.has(name)) state.decisions.set(name, decision);
    }
  } catch { /* There is nothing to remember then. */ }
}

function saveDecisions() {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...state.decisions]));
  } catch { /* They last as long as the page, then. */ }
}

/** Return a word quoted for shells. */
function shellWord(text) {
  return /^[\w@%+=:,.\/-]+$/.test(text) && !text.startsWith('-')
    ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function acceptCommand() {
  const names = report.cases.map(item => item.name)
    .filter(name => state.decisions.get(name) === 'accepted');
  if (names.length === 0) return null;
  return [report.command, ...names.map(shellWord)].join(' ');
}
