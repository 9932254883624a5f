// Decisions, the command to accept, and keyboard shortcuts.

function drawDecision() {
  const decision = current && state.decisions.get(current.name);
  const isOpen = Boolean(current && canBeAccepted(current));
  byID('accept').setAttribute('aria-pressed', String(decision === 'accepted'));
  byID('reject').setAttribute('aria-pressed', String(decision === 'rejected'));
  for (const id of ['accept', 'reject']) byID(id).disabled = !isOpen;
  // Cases with unknown causes may differ for different reasons.
  byID('accept-cause').disabled = !isOpen || current.causeKey === '';
  const counts = { accepted: 0, rejected: 0 };
  for (const value of state.decisions.values()) counts[value] += 1;
  const open = report.cases.filter(canBeAccepted).length - counts.accepted - counts.rejected;
  byID('decided').textContent =
    `${counts.accepted} accepted, ${counts.rejected} rejected, ${open} open`;
  const command = acceptCommand();
  byID('command-box').hidden = command === null;
  byID('command').textContent = command ?? '';
}

/** Decide about cases; repeating a decision revokes it. */
function decide(items, decision) {
  const isAgain = items.every(item => state.decisions.get(item.name) === decision);
  for (const item of items) {
    if (isAgain) state.decisions.delete(item.name);
    else state.decisions.set(item.name, decision);
  }
  saveDecisions();
  drawList();
  drawDecision();
  return !isAgain;
}

function decideCurrent(decision) {
  if (!current || !canBeAccepted(current)) return;
  if (decide([current], decision)) step(1);
}

function acceptSameCause() {
  if (!current || !canBeAccepted(current) || current.causeKey === '') return;
  const key = current.causeKey;
  const same = report.cases.filter(item => canBeAccepted(item) && item.causeKey === key);
  for (const item of same) state.decisions.set(item.name, 'accepted');
  saveDecisions();
  drawList();
  drawDecision();
}

/** Accept a cause, or revoke that: a case is accepted once all of its causes are. */
function acceptCause(text) {
  if (!state.causes.delete(text)) state.causes.add(text);
  const items = report.causes.filter(cause => cause.text === text)
    .flatMap(cause => cause.places.map(place => caseNamed.get(place.name))).filter(canBeAccepted);
  const whole = items.filter(item => causesOf.get(item.name).every(cause => state.causes.has(cause)));
  for (const item of items) {
    if (whole.includes(item)) state.decisions.set(item.name, 'accepted');
    else if (state.decisions.get(item.name) === 'accepted') state.decisions.delete(item.name);
  }
  saveDecisions();
  drawList();
  drawDecision();
  const rest = items.length - whole.length;
  byID('announced').textContent = state.causes.has(text)
    ? `${counted(whole.length, 'case')} accepted${rest > 0 ? `; ${rest} with other causes, too` : ''}`
    : "The cause isn't accepted any more";
}

function saveList() {
  const url = URL.createObjectURL(new Blob([decisionList()], { type: 'text/plain' }));
  element('a', { href: url, download: 'decisions.txt' }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

async function copyCommand() {
  const command = byID('command');
  try {
    await navigator.clipboard.writeText(command.textContent);
  } catch {
    // Some browsers deny local pages the clipboard; then the command is selected.
    getSelection().selectAllChildren(command);
    document.execCommand('copy');
  }
  byID('copy').textContent = 'Copied';
  setTimeout(() => { byID('copy').textContent = 'Copy'; }, 1500);
}

const schemes = [['', 'as the system', '◐'], ['light', 'light', '☀'], ['dark', 'dark', '☾']];

function nextScheme() {
  const now = document.documentElement.dataset.scheme ?? '';
  const index = (schemes.findIndex(([value]) => value === now) + 1) % schemes.length;
  const [value, title, sign] = schemes[index];
  if (value) document.documentElement.dataset.scheme = value;
  else delete document.documentElement.dataset.scheme;
  byID('scheme').textContent = sign;
  byID('scheme').setAttribute('aria-label', `Colors: ${title}`);
}

const keys = {
  j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
  a: () => decideCurrent('accepted'), r: () => decideCurrent('rejected'), s: () => step(1),
  A: acceptSameCause, w: focusOnWorst, '0': () => setZoom(null),
  '+': () => setZoom(currentZoom() * 2), '=': () => setZoom(currentZoom() * 2),
  '-': () => setZoom(currentZoom() / 2), '/': () => byID('search').focus(),
  '?': () => byID('help').showModal(),
  ' ': () => { if (state.mode !== 'blink') return false; stopBlinking(); swapBlink(); },
};
modes.forEach(([mode], index) => {
  keys[index + 1] = () => { if (current?.pictures) setMode(mode); };
});

function handleKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || byID('help').open) return;
  const target = event.target;
  if (target.matches('input[type=search]')) {
    if (event.key === 'Escape') target.blur();
    return;
  }
  // Controls and scrollable pictures keep their own keys.
  const keepsArrows = target.matches('input, .scroll, pre, code');
  if (keepsArrows && event.key.startsWith('Arrow')) return;
  if (event.key === ' ' && target.matches('button, input, summary')) return;
  const action = keys[event.key];
  if (action && action() !== false) event.preventDefault();
}

function connect() {
  byID('search').addEventListener('input', event => {
    state.search = event.target.value;
    drawList();
    drawPosition();
  });
  for (const radio of document.querySelectorAll('input[name=grouping]')) {
    radio.addEventListener('change', () => {
      state.grouping = radio.value;
      drawList();
      drawPosition();
    });
  }
  const clicks = {
    previous: () => step(-1), next: () => step(1), accept: () => decideCurrent('accepted'),
    reject: () => decideCurrent('rejected'), skip: () => step(1), 'accept-cause': acceptSameCause,
    worst: focusOnWorst, fit: () => setZoom(null), smaller: () => setZoom(currentZoom() / 2),
    larger: () => setZoom(currentZoom() * 2), copy: copyCommand, save: saveList, scheme: nextScheme,
    'help-button': () => byID('help').showModal(),
    pause: () => { if (blinkTimer) stopBlinking(); else startBlinking(); },
  };
  for (const [id, action] of Object.entries(clicks)) byID(id).addEventListener('click', action);
  byID('boxes').addEventListener('change', applyZoom);
  byID('mix-range').addEventListener('input', applyMix);
  addEventListener('keydown', handleKey);
  addEventListener('resize', () => { if (current?.pictures && state.zoom === null) applyZoom(); });
}

function start() {
  document.title = `${report.summary} – ${report.suite}`;
  byID('suite').textContent = `${report.suite} · ${report.summary}`;
  loadDecisions();
  drawFilters();
  drawList();
  drawVersions();
  connect();
  const wanted = decodeURIComponent(location.hash.slice(1));
  const first = caseNamed.get(wanted) ?? shownCases()[0];
  if (first) show(first.name);
  else {
    byID('nothing').hidden = false;
    byID('nothing').textContent = 'There are no cases.';
  }
  drawDecision();
  byID('decide-buttons').hidden = !report.cases.some(canBeAccepted);
}

start();
