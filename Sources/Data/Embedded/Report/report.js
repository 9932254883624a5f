'use strict';
// The data of the report, and the decisions.

const byID = id => document.getElementById(id);

function boxOf({ x, y, width, height }) {
  return [x, y, width, height];
}

/** Return how many pixels differ, by how much and where. */
function extentOf(verdict) {
  if (!verdict?.pixels || !verdict.box) return '';
  const [x, y, width, height] = boxOf(verdict.box);
  const total = verdict.actualSize.width * verdict.actualSize.height;
  return `${verdict.pixels} of ${total} differ, by ${verdict.channelDifference} of 255 levels at `
    + `most, from ${x},${y} on in ${width}x${height}`;
}

function changeOf({ name, role, box, pixels, causes, unexplained }) {
  const texts = causes.map(cause => cause.text);
  if (unexplained !== undefined) {
    texts.push(`${unexplained.toLocaleString('en')} ${unexplained === 1 ? 'pixel' : 'pixels'} for another reason`);
  }
  return { name, role, box: boxOf(box), pixels, causes: texts };
}

/** Return the report as the page shows it. */
function readReport() {
  const { report, shown, summary, command } = JSON.parse(byID('report').textContent);
  const { versions, recordedVersions } = report;
  const named = (list, name) => list.find(version => version.name === name);
  const keys = new Map();
  report.causes.forEach(({ places }, index) => {
    for (const { name } of places) keys.set(name, (keys.get(name) ?? new Set()).add(index));
  });
  return {
    suite: report.suite, summary, command, identity: byID('report').dataset.identity,
    versions: [
      ...versions.map(({ name, value }) =>
        ({ name, value, recorded: named(recordedVersions, name)?.value })),
      ...recordedVersions.filter(({ name }) => !named(versions, name))
        .map(({ name, value }) => ({ name, recorded: value })),
    ],
    causes: report.causes.map(({ cause, places }) => ({ text: cause.text, places })),
    cases: report.cases.map((item, index) => ({
      ...item, ...shown[index],
      title: item.name.split('/').pop(),
      // Equal for cases with the same causes; empty where causes are unknown.
      causeKey: [...(keys.get(item.name) ?? [])].join(),
      changes: (item.verdict?.changes ?? []).map(changeOf),
      worst: shown[index].worst && boxOf(shown[index].worst),
    })),
  };
}

const report = readReport();

const titles = {
  failed: 'Differs', missing: 'Missing', error: 'Can’t be drawn', obsolete: 'Obsolete',
  recorded: 'Recorded', passed: 'Passed', known: 'As expected', skipped: 'Skipped',
};

const state = {
  name: null,
  statuses: new Set(['failed', 'missing', 'error', 'obsolete']),
  search: '',
  grouping: 'cause',
  mode: 'side',
  zoom: null,
  decisions: new Map(),
  // The texts of causes that are accepted as a whole.
  causes: new Set(),
};

const caseNamed = new Map(report.cases.map(item => [item.name, item]));

const causesOf = new Map();
for (const cause of report.causes) {
  for (const { name } of cause.places) {
    if (!causesOf.has(name)) causesOf.set(name, []);
    causesOf.get(name).push(cause.text);
  }
}

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
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    for (const [name, decision] of stored.decisions ?? []) {
      if (caseNamed.has(name)) state.decisions.set(name, decision);
    }
    state.causes = new Set(stored.causes ?? []);
  } catch { /* There is nothing to remember then. */ }
}

function saveDecisions() {
  const stored = { decisions: [...state.decisions], causes: [...state.causes] };
  try {
    localStorage.setItem(storageKey, JSON.stringify(stored));
  } catch { /* They last as long as the page, then. */ }
}

/** Return a word quoted for shells. */
function shellWord(text) {
  return /^[\w@%+=:,.\/-]+$/.test(text) && !text.startsWith('-')
    ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function acceptedCases() {
  return report.cases.filter(item => state.decisions.get(item.name) === 'accepted');
}

/** Return the folder of the report, which the command reads; of a page from elsewhere, its likely name. */
function reportFolder() {
  if (location.protocol !== 'file:') return 'report';
  return decodeURIComponent(location.pathname.replace(/\/[^/]*$/, '')) || '/';
}

function acceptCommand() {
  const names = acceptedCases().map(item => item.name);
  if (names.length === 0) return null;
  return [report.command, shellWord(reportFolder()), ...names.map(shellWord)].join(' ');
}

/** Return the text of a file of decisions: the digests of the pictures that were seen, and names. */
function decisionList() {
  // A name of several lines fits no list; the command has it.
  const lines = acceptedCases().filter(item => !/[\r\n]/.test(item.name))
    .map(item => (item.drawn ? `${item.drawn.file}  ${item.name}` : item.name));
  return [`# Accepted by the report ${report.identity}`, ...lines, ''].join('\n');
}
