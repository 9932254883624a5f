// The studio: its pieces, and what joins them.

import { announce, byID, iconButton } from './dom.js';
import { makeBar, makeFoot, makeNotices, makeSave, segments } from './bar.js';
import { makeCanvas } from './canvas.js';
import { Client } from './client.js';
import { listen, register } from './commands.js';
import { openComparison } from './compare.js';
import { makeDrop } from './drop.js';
import { makeExports } from './exports.js';
import { makeFile } from './file.js';
import { makeInspector } from './inspector.js';
import { makeLive } from './live.js';
import { makePalette } from './palette.js';
import { makeParts } from './parts.js';
import { makePins } from './pins.js';
import { makeProblems } from './problems.js';
import { Session } from './session.js';
import { choicesOf, makeSituations } from './situations.js';
import { beginning, makeStart } from './start.js';
import { Store } from './store.js';
import { makeStyles } from './styles.js';
import { strings } from './strings.js';
import { makeWall } from './wall.js';
import { remember, remembered } from './settings.js';

const store = new Store({
  connection: 'connecting', hello: null, documents: [], document: null, view: null, isStale: false, isChangedOutside: false,
  selection: null, also: [], inspection: null, lit: [], handled: null, mode: 'design', panel: 'inspect', scope: 'key',
  keyboard: { text: '', suggestions: [], pressed: [] }, views: new Map(),
});
const client = new Client({
  onEvent: (event) => session.receive(event),
  onOpen: () => void session.greet().then(show, () => {}),
  onLoss: (state) => store.set({ connection: store.state.connection === 'ended' ? 'ended' : state }),
  picture: () => canvas.wish(),
});
const session = new Session(store, client);

const hasDocument = () => store.state.document !== null;
const home = () => {
  const { view } = store.state;
  if (view) client.send('view.close', { view: view.id }).catch(() => {});
  store.set({ document: null, view: null, selection: null, also: [], inspection: null, mode: 'design' });
  history.replaceState(null, '', '#');
  showScreen();
  // The files of the folder as they are now.
  void session.greet().catch(() => {});
};
const options = () => store.state.view?.options ?? {};
/** @param {() => Promise<any>} opening */
const enter = async (opening) => {
  await opening().catch(() => {});
  if (store.state.document) history.replaceState(null, '', `#${encodeURIComponent(store.state.document.id)}`);
  showScreen();
};
const actions = {
  start: (/** @type {any} */ from) => void enter(() => session.start(from, options())),
  open: (/** @type {string} */ id) => void enter(async () => {
    // Its text is that of now, not that of the first greeting.
    const hello = await session.client.send('hello');
    const document = hello.documents.find((/** @type {any} */ each) => each.id === id);
    if (document) await session.open(document, options());
  }),
};

const canvas = makeCanvas(store);
const live = makeLive(canvas, store, session);
const parts = makeParts(canvas.board, store, session, live);
canvas.onShow(parts.draw);
const save = makeSave(store, session);
const wall = makeWall(store, session);
const exports = makeExports(store, session);
const styles = makeStyles(store, session);
const file = makeFile(store, session);

const toggleFile = () => {
  const isHidden = document.body.dataset.file === 'hidden';
  document.body.dataset.file = isHidden ? 'shown' : 'hidden';
  remember('file', document.body.dataset.file);
};
document.body.dataset.file = remembered('file', 'shown');

/** @param {any} mode */
const toMode = (mode) => () => store.set({ mode });
register([
  { id: 'palette', title: strings.palette.title, keys: 'Mod+k', whileTyping: true, run: () => palette.open() },
  { id: 'undo', title: strings.bar.undo, keys: 'Mod+z', whileTyping: true, isEnabled: hasDocument, run: () => void session.change('document.undo') },
  { id: 'redo', title: strings.bar.redo, keys: 'Mod+Shift+z', whileTyping: true, isEnabled: hasDocument, run: () => void session.change('document.redo') },
  { id: 'save', title: strings.bar.save, keys: 'Mod+s', whileTyping: true, isEnabled: hasDocument, run: save },
  { id: 'design', title: strings.bar.design, keys: '1', isEnabled: hasDocument, run: toMode('design') },
  { id: 'type', title: strings.bar.type, keys: '2', isEnabled: hasDocument, run: toMode('type') },
  { id: 'wall', title: strings.bar.wall, keys: '3', isEnabled: hasDocument, run: toMode('wall') },
  { id: 'file', title: strings.bar.file, keys: 'Mod+\\', whileTyping: true, isEnabled: hasDocument, run: toggleFile },
  { id: 'keyboard', title: strings.canvas.picture, keys: 'k', isEnabled: hasDocument, run: () => parts.focus() },
  { id: 'fit', title: strings.canvas.fit, keys: '0', isEnabled: hasDocument, run: canvas.fit },
  { id: 'larger', title: strings.canvas.zoomIn, keys: '+', isEnabled: hasDocument, run: () => canvas.zoomBy(1) },
  { id: 'smaller', title: strings.canvas.zoomOut, keys: '-', isEnabled: hasDocument, run: () => canvas.zoomBy(-1) },
  { id: 'pin', title: strings.situations.pin, keys: 'p', isEnabled: hasDocument, run: () => pin(options()) },
  { id: 'board', title: strings.inspector.board, keys: 'Escape', isEnabled: () => hasDocument() && store.state.selection !== null, run: () => session.select(null) },
  { id: 'copy style', title: strings.styles.copy, keys: 'Mod+Alt+c', isEnabled: styles.canCopy, run: styles.copy },
  { id: 'paste style', title: strings.styles.paste, keys: 'Mod+Alt+v', isEnabled: styles.canPaste, run: styles.paste },
  { id: 'changes', title: strings.canvas.changes, keys: 'b', isEnabled: hasDocument, run: () => void showChanges() },
  { id: 'format', title: strings.file.format, isEnabled: hasDocument, run: () => void session.change('language.format') },
  { id: 'licenses', title: strings.palette.licenses, run: () => void open('page/codemirror-license.txt', '_blank', 'noopener') },
  { id: 'home', title: strings.bar.home, run: home },
  ...exports.formats.map(({ format, title }) => ({ id: `export ${format}`, title: `${strings.exports.title}: ${title}`, isEnabled: hasDocument, run: () => void exports.run(format) })),
  { id: 'export rule', title: `${strings.exports.title}: ${strings.exports.rule}`, isEnabled: exports.hasRule, run: exports.copyRule },
]);
listen();

const changesButton = iconButton('compare', strings.canvas.changes, () => void showChanges(), { 'aria-haspopup': 'dialog', 'aria-expanded': 'false' });
byID('canvas-foot').append(changesButton);
/** The view with the theme as it was opened, beside the theme as it is. */
function showChanges() {
  return openComparison(changesButton, session, {
    title: strings.canvas.changes, view: store.state.view?.id, other: { step: 0 }, names: [strings.canvas.before, strings.canvas.now],
  });
}

/** @param {import('./types.js').Options} situation */
function pin(situation) {
  wall.pin(situation);
  announce(strings.situations.pinned);
}

const palette = makePalette(() => {
  const { hello, view } = store.state;
  const choices = hello?.choices ?? {};
  const of = (/** @type {string} */ option, /** @type {(name: string) => string} */ title) => (view ? choicesOf(choices, option) : []).map((choice) => ({
    title: title(choice.title), run: () => session.situate({ ...options(), [option]: choice.name }),
  }));
  return [
    ...(view?.parts ?? []).filter((part) => part.role === 'key').map((part) => ({ title: strings.palette.goTo(part.label), run: () => session.select(part.id) })),
    ...of('device', strings.palette.device), ...of('locale', strings.palette.locale),
    ...(hello?.themes ?? []).map((theme) => ({ title: strings.palette.from(theme.title), run: () => actions.start(beginning(theme)) })),
  ];
});

makeBar(store, session, { home, search: palette.open, exportMenu: exports.open, save });
makeFoot(store);
makeNotices(store, session);
makeStart(store, session, actions);
makeSituations(store, session, pin);
makeInspector(store, session, file, canvas.board, styles);
makeProblems(store, session, file);
makePins(canvas.board, store, session, file);
makeDrop(store, session);

const { panels } = strings;
const tabs = segments(panels.title, [['inspect', panels.inspect], ['file', panels.file], ['problems', panels.problems]], (panel) => store.set({ panel: /** @type {any} */ (panel) }));
byID('panel-tabs').append(tabs.element);
store.on(['panel'], ({ panel }) => {
  document.body.dataset.panel = panel;
  tabs.update(panel);
});

function showScreen() {
  byID('start').hidden = hasDocument();
  byID('work').hidden = !hasDocument();
  file.editor.refresh();
  canvas.place();
}

/** After a greeting: the document of the address, or the only one that the session was started with. */
function show() {
  if (hasDocument()) {
    const { view, hello } = store.state;
    // A session that was started again has other views.
    if (view && !hello?.views.some((other) => other.id === view.id)) void session.open(store.state.document, view.options);
    return;
  }
  const id = decodeURIComponent(location.hash.slice(1));
  const { documents = [] } = store.state.hello ?? {};
  const asked = documents.find((each) => each.id === id) ?? (documents.length === 1 && !id ? documents[0] : undefined);
  if (asked) void enter(() => session.open(asked, {}));
  else showScreen();
}

// A session has room for so many views; those of a page that is left are nobody's.
addEventListener('pagehide', () => {
  const { view, views } = store.state;
  const ids = [...(view ? [view.id] : []), ...views.keys()];
  if (ids.length > 0) client.leave(ids.map((id) => ({ type: 'view.close', view: id })));
});
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
client.listen();
