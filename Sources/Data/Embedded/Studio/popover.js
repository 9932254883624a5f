// What opens beside a control and closes by itself: panels and menus.

import { clamp, freshID, h } from './dom.js';

/**
 * Show content beside an element, under it if there is room. Escape and clicks elsewhere close it, and the focus
 * returns.
 * @param {HTMLElement} anchor
 * @param {HTMLElement} content
 * @param {{label: string, role?: string, side?: 'below' | 'panel', onClose?: () => void, focus?: HTMLElement}} options
 * @returns {() => void} which closes it
 */
export function openPopover(anchor, content, { label, role = 'dialog', side = 'below', onClose, focus }) {
  const popover = h('div', { class: `popover ${side}`, popover: 'auto', role, 'aria-label': label, id: freshID() }, content);
  document.body.append(popover);
  popover.addEventListener('toggle', (/** @type {any} */ event) => {
    if (event.newState !== 'closed') return;
    const hadFocus = popover.contains(document.activeElement) || document.activeElement === document.body;
    popover.remove();
    if (anchor.hasAttribute('aria-expanded')) anchor.setAttribute('aria-expanded', 'false');
    if (hadFocus && anchor.isConnected) anchor.focus();
    onClose?.();
  });
  // One that opens from another one leaves it open.
  popover.showPopover(/** @type {any} */ ({ source: anchor }));
  if (anchor.hasAttribute('aria-haspopup')) anchor.setAttribute('aria-expanded', 'true');
  place(popover, anchor, side);
  new ResizeObserver(() => place(popover, anchor, side)).observe(popover);
  (focus ?? popover.querySelector('input, button, [tabindex="0"]'))?.focus({ preventScroll: true });
  return () => popover.isConnected && popover.hidePopover();
}

/** Sheets of phones are placed by the style. @param {HTMLElement} popover @param {HTMLElement} anchor @param {string} side */
function place(popover, anchor, side) {
  if (innerWidth < 760 && popover.getAttribute('role') === 'dialog') return;
  const box = anchor.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const margin = 8;
  let [left, top] = [box.left, box.bottom + 4];
  // In a panel it covers controls rather than the keyboard.
  const panel = side === 'panel' && anchor.closest('.panel')?.getBoundingClientRect();
  if (panel) left = panel.left + (panel.width - width) / 2;
  if (top + height > innerHeight - margin && box.top - height - 4 > margin) top = box.top - height - 4;
  left = clamp(left, margin, Math.max(margin, innerWidth - width - margin));
  top = clamp(top, margin, Math.max(margin, innerHeight - height - margin));
  popover.style.setProperty('left', `${left}px`);
  popover.style.setProperty('top', `${top}px`);
}

/**
 * @typedef {object} MenuItem
 * @property {string} title
 * @property {string} [detail]
 * @property {boolean} [isCurrent]
 * @property {() => void} run
 */

/**
 * Show a menu of choices beside an element.
 * @param {HTMLElement} anchor
 * @param {string} label
 * @param {MenuItem[]} items
 */
export function openMenu(anchor, label, items) {
  const rows = items.map(({ title, detail, isCurrent, run }) => h('button', {
    type: 'button', class: 'quiet menu-item', role: 'menuitem', tabIndex: -1, 'aria-current': isCurrent ? 'true' : null,
    onclick: () => {
      close();
      // What is opened next returns the focus there.
      anchor.focus();
      run();
    },
  }, h('span', {}, title), detail ? h('small', {}, detail) : null));
  const menu = h('div', { class: 'menu' }, rows);
  menu.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    const index = rows.indexOf(/** @type {any} */ (document.activeElement));
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    rows[(next + rows.length) % rows.length].focus();
  });
  const first = rows.find((row) => row.getAttribute('aria-current')) ?? rows[0];
  const close = openPopover(anchor, menu, { label, role: 'menu', focus: first });
}
