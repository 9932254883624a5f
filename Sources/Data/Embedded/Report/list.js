// The list of cases: filters and groups.

function matches(item) {
  if (!state.statuses.has(item.status)) return false;
  const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  item.words ??= [
    item.name, item.message, item.arguments, item.status,
    ...(item.changes ?? []).flatMap(change => [change.name, change.role, ...change.causes]),
  ].join('\n').toLowerCase();
  return words.every(word => item.words.includes(word));
}

/** Return the shown groups, each with a heading and its cases. */
function groups() {
  const shown = report.cases.filter(matches);
  const result = [];
  const rest = new Set(shown);
  if (state.grouping === 'feature') {
    for (const item of shown) {
      const title = item.feature || 'No folder';
      let group = result.find(group => group.title === title);
      if (!group) result.push(group = { title, items: [] });
      group.items.push(item);
    }
    return result;
  }
  for (const cause of report.causes) {
    const items = cause.places.map(place => caseNamed.get(place.name)).filter(item => rest.has(item));
    if (items.length === 0) continue;
    const keys = [...new Set(cause.places.flatMap(place => place.elements))];
    const few = keys.slice(0, 4).join(', ') + (keys.length > 4 ? ` and ${keys.length - 4} more` : '');
    result.push({ title: cause.text, note: few, items, cause: cause.text });
    // A case is listed once, under the cause that it shares with most others.
    for (const item of items) rest.delete(item);
  }
  for (const [status, title] of Object.entries(titles)) {
    const items = shown.filter(item => rest.has(item) && item.status === status);
    const name = status === 'failed' ? 'Other differences' : title;
    if (items.length > 0) result.push({ title: name, items });
  }
  return result;
}

/** Return the cases in the order of the list. */
function shownCases() {
  return groups().flatMap(group => group.items);
}

function caseButton(item) {
  const decision = state.decisions.get(item.name);
  const button = element('button', {
    type: 'button', className: `case ${item.status}`, title: item.name, 'data-name': item.name,
    'aria-current': String(item.name === state.name),
  }, element('b', {}, state.grouping === 'feature' ? item.title : item.name));
  button.append(element('i', { className: decision ?? '' },
    { accepted: 'accepted', rejected: 'rejected' }[decision] ?? ''));
  button.append(element('small', {}, item.message || titles[item.status]));
  button.addEventListener('click', () => show(item.name));
  return button;
}

function causeButton(text) {
  const isAccepted = state.causes.has(text);
  const button = element('button', {
    type: 'button', 'aria-pressed': String(isAccepted), 'aria-label': `Accept the cause ${text}`,
    title: 'Accept the cases that have no other cause', 'data-cause': text,
  }, isAccepted ? 'Accepted' : 'Accept');
  button.addEventListener('click', () => acceptCause(text));
  return button;
}

function drawList() {
  const { name: focused, cause } = document.activeElement?.dataset ?? {};
  const all = groups();
  byID('list').replaceChildren(...all.map(group => {
    const section = element('section', { className: 'group' });
    const heading = element('h3', {}, element('span', {}, causeText(group.title)),
      element('small', {}, counted(group.items.length, 'case')));
    if (group.cause && group.items.some(canBeAccepted)) heading.append(causeButton(group.cause));
    section.append(heading, ...group.items.map(caseButton));
    if (group.note) heading.title = group.note;
    return section;
  }));
  byID('empty').hidden = all.length > 0 || report.cases.length === 0;
  if (focused) document.querySelector(`.case[data-name=${CSS.escape(focused)}]`)?.focus();
  if (cause) document.querySelector(`[data-cause=${CSS.escape(cause)}]`)?.focus();
}

function drawFilters() {
  const counts = Object.keys(titles)
    .map(status => [status, report.cases.filter(item => item.status === status).length])
    .filter(([, count]) => count > 0);
  if (counts.every(([status]) => !state.statuses.has(status))) {
    for (const [status] of counts) state.statuses.add(status);
  }
  byID('statuses').replaceChildren(...counts.map(([status, count]) => {
    const box = element('input', {
      type: 'checkbox', value: status, checked: state.statuses.has(status),
    });
    box.addEventListener('change', () => {
      if (box.checked) state.statuses.add(status); else state.statuses.delete(status);
      drawList();
      drawPosition();
    });
    return element('label', { className: `chip ${status}` }, box,
      element('span', {}, `${titles[status]} ${count}`));
  }));
  byID('meter').replaceChildren(...counts.map(([status, count]) => {
    const part = element('span', { className: status });
    part.style.flexGrow = count;
    return part;
  }));
  byID('meter').setAttribute('aria-label',
    counts.map(([status, count]) => `${count} ${titles[status].toLowerCase()}`).join(', '));
}
