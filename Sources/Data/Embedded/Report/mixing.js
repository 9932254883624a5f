// Overlaid pictures: slider, blink and onion.

function drawMix(mode) {
  const isMixed = ['slider', 'blink', 'onion'].includes(mode);
  byID('mix').hidden = !isMixed;
  if (!isMixed) return;
  const isBlink = mode === 'blink';
  byID('mix-label').textContent = {
    slider: 'Expected on the left of the line, actual on the right',
    onion: 'Actual over expected', blink: 'Now showing',
  }[mode];
  byID('mix-range').hidden = isBlink;
  byID('pause').hidden = !isBlink;
  byID('side').hidden = !isBlink;
  if (mode === 'slider') {
    document.querySelector('.sheet').append(element('div', { className: 'edge' }));
  }
  if (isBlink) {
    const wantsMotion = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (wantsMotion) startBlinking(); else showPause(false);
  }
}

function applyMix() {
  const sheet = document.querySelector('.sheet');
  const actual = sheet?.querySelector('img[data-picture=actual]');
  const expected = sheet?.querySelector('img[data-picture=expected]');
  if (!actual || !expected) return;
  const value = Number(byID('mix-range').value);
  if (state.mode === 'slider') {
    const edge = sheet.clientWidth * value / 100;
    actual.style.clipPath = `inset(0 0 0 ${edge}px)`;
    expected.style.clipPath = `inset(0 ${Math.max(0, expected.clientWidth - edge)}px 0 0)`;
    const line = sheet.querySelector('.edge');
    if (line) line.style.left = `${edge}px`;
  } else if (state.mode === 'onion') {
    actual.style.opacity = value / 100;
  } else if (state.mode === 'blink') {
    actual.style.visibility = blinkShowsActual ? 'visible' : 'hidden';
    expected.style.visibility = blinkShowsActual ? 'hidden' : 'visible';
    byID('side').textContent = blinkShowsActual ? 'Actual' : 'Expected';
  }
}

function slideTo(event, scroll) {
  const box = scroll.querySelector('.sheet').getBoundingClientRect();
  byID('mix-range').value = Math.max(0, Math.min(100, (event.clientX - box.left) / box.width * 100));
  applyMix();
}

function swapBlink() {
  blinkShowsActual = !blinkShowsActual;
  applyMix();
}

function showPause(isBlinking) {
  byID('pause').textContent = isBlinking ? 'Pause' : 'Blink';
}

function startBlinking() {
  stopBlinking();
  blinkTimer = setInterval(swapBlink, 600);
  showPause(true);
}

function stopBlinking() {
  clearInterval(blinkTimer);
  blinkTimer = null;
  showPause(false);
}
