// The details of a case besides its pictures.

function drawChanges(item) {
  const changes = item.changes ?? [];
  byID('changes').hidden = changes.length === 0;
  byID('change-rows').replaceChildren(...changes.map(change => {
    const button = element('button', { type: 'button', title: 'Show it' }, change.name);
    button.addEventListener('click', () => focusOn(change.box));
    const causes = element('ul', {}, ...change.causes.map(text => element('li', {}, causeText(text))));
    return element('tr', {},
      element('td', {}, button, element('small', {}, change.role)), element('td', {}, causes),
      element('td', { className: 'number' }, String(change.pixels)));
  }));
}

const rungs = {
  exact: 'equal in every pixel', channels: 'equal within the levels per channel',
  perceptual: 'perceptually equal', window: 'equal but for sparse pixels',
};

function drawFacts(item) {
  const facts = [
    ['Arguments', item.arguments && element('code', {}, item.arguments)],
    ['Golden', item.expected && element('code', {}, item.expected)],
    ['Compared', rungs[item.rung]],
    ['Tolerance', item.tolerated],
    ['Reason', item.reason],
    ['Pixels', extentOf(item.verdict)],
  ].filter(([, value]) => value);
  byID('facts').replaceChildren(...facts.flatMap(([title, value]) =>
    [element('dt', {}, title), element('dd', {}, value)]));
  byID('facts').parentElement.hidden = facts.length === 0;
}

/** Return the differing lines of two texts with some context. */
function drawTexts(item) {
  const texts = item.texts;
  byID('texts').hidden = !texts;
  if (!texts) return;
  const [before, after] = [texts.expected, texts.actual].map(text => (text ?? '').split('\n'));
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < after.length - start
    && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const around = 3;
  const lines = [
    ...before.slice(Math.max(0, start - around), start).map(line => ['', `  ${line}`]),
    ...before.slice(start, before.length - end).map(line => ['removed', `- ${line}`]),
    ...after.slice(start, after.length - end).map(line => ['added', `+ ${line}`]),
    ...after.slice(after.length - end, after.length - end + around).map(line => ['', `  ${line}`]),
  ];
  byID('text-difference').replaceChildren(
    ...lines.slice(0, 2000).map(([className, line]) => element('span', { className }, line)));
}

function drawVersions() {
  byID('versions').hidden = report.versions.length === 0;
  byID('version-rows').replaceChildren(...report.versions.map(version => {
    const isChanged = version.recorded && version.recorded !== version.value;
    return element('tr', {}, element('td', {}, version.name),
      element('td', { className: isChanged ? 'changed' : '' }, version.value ?? '–'),
      element('td', {}, version.recorded ?? '–'));
  }));
  byID('versions').open = report.versions.some(version =>
    version.recorded && version.recorded !== version.value);
}
