// One case: its pictures in several views, zoomed together, and its details.

const modes = [
  ['side', 'Side by side'], ['slider', 'Slider'], ['blink', 'Blink'], ['onion', 'Onion'],
  ['difference', 'Difference'], ['expected', 'Expected'], ['actual', 'Actual'],
];
const captions = { expected: 'Expected', difference: 'Difference', actual: 'Actual' };
const largestZoom = 32;
let blinkTimer = null;
let blinkShowsActual = false;
let current = null;

function show(name) {
  const item = caseNamed.get(name);
  if (!item) return;
  current = item;
  state.name = name;
  state.zoom = null;
  byID('case').hidden = false;
  byID('nothing').hidden = true;
  const badge = byID('badge');
  badge.className = `badge ${item.status}`;
  badge.textContent = titles[item.status];
  byID('feature').textContent = item.feature;
  byID('name').textContent = item.title;
  byID('message').replaceChildren(causeText(item.message));
  // It stands in place of the picture.
  byID('message').hidden = item.status === 'error';
  drawPictures();
  drawTexts(item);
  drawChanges(item);
  drawFacts(item);
  drawPosition();
  drawDecision();
  byID('announced').textContent = `${item.name}: ${titles[item.status]}. ${item.message}`;
  for (const button of document.querySelectorAll('.case')) {
    const isCurrent = button.dataset.name === name;
    button.setAttribute('aria-current', String(isCurrent));
    if (isCurrent) button.scrollIntoView({ block: 'nearest' });
  }
  try { history.replaceState(null, '', `#${encodeURIComponent(name)}`); } catch { /* not for files */ }
}

function drawPosition() {
  const shown = shownCases();
  const index = shown.indexOf(current);
  byID('position').textContent = index < 0 ? '' : `${index + 1} of ${shown.length}`;
  byID('previous').disabled = index <= 0;
  byID('next').disabled = index < 0 || index >= shown.length - 1;
}

function step(distance) {
  const shown = shownCases();
  const index = shown.indexOf(current);
  const next = shown[index < 0 ? 0 : index + distance];
  if (next) show(next.name);
  return Boolean(next);
}

/** Return the views that the pictures of a case support. */
function availableModes(item) {
  const { expected, actual, difference } = item.pictures;
  return modes.map(([mode]) => mode).filter(mode => {
    if (mode === 'side') return true;
    if (captions[mode]) return Boolean(item.pictures[mode]);
    return Boolean(expected && actual && difference);
  });
}

function drawPictures() {
  stopBlinking();
  const item = current;
  const has = Boolean(item.pictures && Object.keys(item.pictures).length > 0);
  const isDrawn = item.status !== 'error';
  byID('pictures').hidden = !has && isDrawn;
  document.querySelector('.tools').hidden = !has;
  if (!has) {
    drawMix('side');
    byID('stage').replaceChildren(...(isDrawn ? [] : [undrawn(item)]));
    return;
  }
  const available = availableModes(item);
  const mode = available.includes(state.mode) ? state.mode : 'side';
  byID('modes').replaceChildren(...modes.map(([value, title]) => {
    const radio = element('input', {
      type: 'radio', name: 'mode', value, checked: value === mode, disabled: !available.includes(value),
    });
    radio.addEventListener('change', () => setMode(value));
    return element('label', {}, radio, element('span', {}, title));
  }));
  const names = ['expected', 'difference', 'actual'].filter(name => item.pictures[name]);
  const panes = mode === 'side' ? names.map(name => pane(captions[name], [name]))
    : captions[mode] ? [pane(captions[mode], [mode])]
    : [pane(modes.find(([value]) => value === mode)[1], ['expected', 'actual'])];
  byID('stage').replaceChildren(...panes, ...(isDrawn ? [] : [undrawn(item)]));
  for (const scroll of document.querySelectorAll('.scroll')) connectScroll(scroll);
  drawMix(mode);
  applyZoom();
}

/** What stands in place of a picture that there is not. */
function undrawn(item) {
  return element('figure', { className: 'pane' }, element('figcaption', {}, captions.actual),
    element('p', { className: 'undrawn' }, causeText(item.message)));
}

function pane(title, names) {
  const item = current;
  const sheet = element('div', { className: 'sheet' });
  for (const name of names) {
    const picture = item.pictures[name];
    sheet.append(element('img', {
      src: picture.source.startsWith('#') ? document.querySelector(picture.source).textContent : picture.source,
      alt: `${captions[name]} image of ${item.name}`, draggable: false,
      'data-picture': name, 'data-width': picture.width, 'data-height': picture.height,
    }));
  }
  const size = names.map(name => item.pictures[name])
    .map(picture => `${picture.width} × ${picture.height}`);
  const scroll = element('div', { className: 'scroll', tabIndex: 0, 'aria-label': `${title} image` }, sheet);
  return element('figure', { className: 'pane' },
    element('figcaption', {}, title, element('small', {}, [...new Set(size)].join(' → '))), scroll);
}

/** Return the width and height of the larger picture. */
function pictureSize() {
  const pictures = Object.values(current.pictures);
  return [
    Math.max(...pictures.map(picture => picture.width)),
    Math.max(...pictures.map(picture => picture.height)),
  ];
}

function fittingZoom() {
  const scroll = document.querySelector('.scroll');
  const [width, height] = pictureSize();
  const zoom = Math.min((scroll?.clientWidth || 400) / width, innerHeight * 0.6 / height);
  return Math.max(0.05, zoom >= 1 ? Math.min(2, zoom) : zoom);
}

function currentZoom() {
  return state.zoom ?? fittingZoom();
}

function applyZoom() {
  const zoom = currentZoom();
  const [width, height] = pictureSize();
  for (const sheet of document.querySelectorAll('.sheet')) {
    sheet.style.width = `${width * zoom}px`;
    sheet.style.height = `${height * zoom}px`;
    sheet.classList.toggle('pixels', zoom >= 2);
    for (const image of sheet.querySelectorAll('img')) {
      image.style.width = `${image.dataset.width * zoom}px`;
      image.style.height = `${image.dataset.height * zoom}px`;
    }
  }
  byID('zoom').textContent = `${Math.round(zoom * 100)} %`;
  byID('smaller').disabled = zoom <= 0.1;
  byID('larger').disabled = zoom >= largestZoom;
  drawBoxes(zoom);
  applyMix();
}

function drawBoxes(zoom) {
  for (const box of document.querySelectorAll('.sheet .box')) box.remove();
  if (!byID('boxes').checked) return;
  const boxes = (current.changes ?? []).map(change => ['box', change.box, change.name]);
  if (current.worst) boxes.push(['box worst', current.worst, 'densest difference']);
  for (const sheet of document.querySelectorAll('.sheet')) {
    sheet.classList.toggle('crowded', boxes.length > 9);
    for (const [className, box, title] of boxes) {
      const mark = element('div', { className, title });
      const [x, y, width, height] = box;
      // Marks are confined to the sheet, so that they add no scrolling.
      const left = Math.max(0, x * zoom - 3);
      const top = Math.max(0, y * zoom - 3);
      const right = Math.min(sheet.clientWidth, (x + width) * zoom + 3);
      const bottom = Math.min(sheet.clientHeight, (y + height) * zoom + 3);
      Object.assign(mark.style, {
        left: `${left}px`, top: `${top}px`, width: `${Math.max(0, right - left)}px`,
        height: `${Math.max(0, bottom - top)}px`,
      });
      sheet.append(mark);
    }
  }
}

/** Zoom, keeping the visible center or moving to a box. */
function setZoom(zoom, box = null) {
  const scroll = document.querySelector('.scroll');
  if (!scroll) return;
  const before = currentZoom();
  const center = box
    ? [box[0] + box[2] / 2, box[1] + box[3] / 2]
    : [(scroll.scrollLeft + scroll.clientWidth / 2) / before,
       (scroll.scrollTop + scroll.clientHeight / 2) / before];
  state.zoom = zoom === null ? null : Math.min(largestZoom, Math.max(0.1, zoom));
  applyZoom();
  const after = currentZoom();
  for (const each of document.querySelectorAll('.scroll')) {
    each.scrollLeft = center[0] * after - each.clientWidth / 2;
    each.scrollTop = center[1] * after - each.clientHeight / 2;
  }
}

function focusOn(box) {
  const scroll = document.querySelector('.scroll');
  if (!scroll || !box) return;
  // The viewport grows with the picture, up to its maximum height.
  const height = Math.max(scroll.clientHeight, innerHeight * 0.5);
  const zoom = Math.min(scroll.clientWidth / (box[2] * 1.6), height / (box[3] * 1.6));
  setZoom(Math.max(2, Math.min(16, Math.floor(zoom))), box);
}

function focusOnWorst() {
  focusOn(current?.worst ?? current?.changes?.[0]?.box);
}

/** Synchronize the scrolling of all panes, and let them be dragged. */
function connectScroll(scroll) {
  scroll.addEventListener('scroll', () => {
    for (const other of document.querySelectorAll('.scroll')) {
      if (other === scroll) continue;
      if (other.scrollLeft !== scroll.scrollLeft) other.scrollLeft = scroll.scrollLeft;
      if (other.scrollTop !== scroll.scrollTop) other.scrollTop = scroll.scrollTop;
    }
  });
  scroll.addEventListener('wheel', event => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    setZoom(currentZoom() * (event.deltaY < 0 ? 1.25 : 0.8));
  }, { passive: false });
  let start = null;
  scroll.addEventListener('pointerdown', event => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    start = [event.clientX, event.clientY, scroll.scrollLeft, scroll.scrollTop];
    scroll.setPointerCapture(event.pointerId);
    if (state.mode === 'slider' && currentZoom() <= fittingZoom()) slideTo(event, scroll);
  });
  scroll.addEventListener('pointermove', event => {
    if (!start) return;
    if (state.mode === 'slider' && currentZoom() <= fittingZoom()) { slideTo(event, scroll); return; }
    scroll.scrollLeft = start[2] + start[0] - event.clientX;
    scroll.scrollTop = start[3] + start[1] - event.clientY;
  });
  for (const end of ['pointerup', 'pointercancel']) {
    scroll.addEventListener(end, () => { start = null; });
  }
}

function setMode(mode) {
  state.mode = mode;
  const zoom = state.zoom;
  const scroll = document.querySelector('.scroll');
  const place = scroll && [scroll.scrollLeft, scroll.scrollTop];
  drawPictures();
  if (zoom === null || !place) return;
  for (const each of document.querySelectorAll('.scroll')) [each.scrollLeft, each.scrollTop] = place;
}
