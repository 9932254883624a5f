// A session of the extension for Visual Studio Code with `kbrender lsp`, in an editor that is made up.
//
// Usage: node extension-session.js EXTENSION PROGRAM FOLDER. The folder has `base.json`, which a theme
// extends, and `up.json`, which extends the theme. Prints what the editor got, as JSON.
"use strict";

const fs = require("fs");
const Module = require("module");
const path = require("path");
const { pathToFileURL } = require("url");

const [extension, program, folder] = process.argv.slice(2);
const address = (name) => pathToFileURL(path.join(folder, name)).toString();
const providers = {};
const commands = {};
const published = new Map();
const waiting = [];

class Value {
  constructor(...values) {
    this.values = values;
  }
}
class Edits {
  changes = new Map();
  set(uri, edits) {
    this.changes.set(uri.toString(), edits);
  }
}
// A function of the editor that takes listeners, and those that have come.
function event() {
  const listeners = [];
  const listen = (listener) => {
    listeners.push(listener);
    return { dispose: () => {} };
  };
  listen.fire = (value) => Promise.all(listeners.map((listener) => listener(value)));
  return listen;
}
const uri = (text) => ({ toString: () => text });
const document = (name, text, languageId = "json") =>
  ({ uri: uri(address(name)), languageId, version: 1, text, getText() { return this.text; } });
const theme = document("mine.json",
  '{"formatVersion": 1, "extends": "./base.json", "backgrund": "#ff0000", "foregroundColor": "mix({ink}, red)"}');
const others = [document("package.json", '{"name": "mine"}'), document("notes.txt", "formatVersion", "text")];
const draft = document("draft.json", "{}");
const named = document("Themes/new.json", "{}");

const diagnosed = (document, test = () => true) =>
  new Promise((resolve) => {
    const check = () => {
      const list = published.get(document.uri.toString());
      if (list && test(list)) resolve(list);
      return Boolean(list && test(list));
    };
    if (!check()) waiting.push(check);
  });
const languages = {
  // The pattern of the setting.
  match: (selectors, document) =>
    selectors.some(({ pattern }) => !pattern || document.uri.toString().includes("/Themes/")) ? 1 : 0,
  createDiagnosticCollection: () => ({
    set: (uri, list) => {
      published.set(uri.toString(), list);
      waiting.splice(0).filter((check) => !check()).forEach((check) => waiting.push(check));
    },
    delete: (uri) => published.delete(uri.toString()),
  }),
};
const names = [
  "CompletionItemProvider", "HoverProvider", "DefinitionProvider", "ReferenceProvider", "RenameProvider",
  "DocumentSymbolProvider", "DocumentLinkProvider", "FoldingRangeProvider", "ColorProvider",
  "DocumentFormattingEditProvider", "CodeActionsProvider", "DocumentSemanticTokensProvider",
  "DocumentHighlightProvider", "InlayHintsProvider", "CodeLensProvider",
];
for (const name of names) {
  languages[`register${name}`] = (selector, provider) => (providers[name] = provider);
}
const types = [
  "Range", "Location", "TextEdit", "Diagnostic", "DiagnosticRelatedInformation", "CompletionItem",
  "MarkdownString", "SnippetString", "DocumentSymbol", "CodeAction", "ColorPresentation", "Hover",
  "DocumentLink", "FoldingRange", "ColorInformation", "Color", "SemanticTokens", "SemanticTokensLegend",
  "Position", "DocumentHighlight", "InlayHint", "CodeLens",
];
const watchers = [];
const panels = [];
const messages = [];
const vscode = {
  version: "1.75.0",
  languages,
  Uri: { parse: uri },
  CodeActionKind: { Empty: { append: (value) => ({ value }) } },
  FoldingRangeKind: { Comment: 1 },
  ViewColumn: { Beside: -2 },
  WorkspaceEdit: Edits,
  commands: { registerCommand: (name, command) => ((commands[name] = command), { dispose: () => {} }) },
  window: {
    activeTextEditor: { document: theme },
    showErrorMessage: (message) => messages.push(message),
    showWarningMessage: (message) => messages.push(message),
    onDidChangeActiveTextEditor: event(),
    createWebviewPanel: () => {
      const panel = { visible: true, shown: [], reveal: () => {} };
      panel.webview = {
        postMessage: (message) => {
          panel.shown.push(message);
          panel.tell?.();
        },
        onDidReceiveMessage: event(),
      };
      panel.onDidDispose = event();
      panel.onDidChangeViewState = event();
      panels.push(panel);
      return panel;
    },
  },
  workspace: {
    getConfiguration: () => ({ get: (name) => ({ path: program, files: "**/Themes/*.json" })[name] }),
    textDocuments: [theme, ...others, draft],
    workspaceFolders: [{ uri: uri(pathToFileURL(folder).toString()), name: "folder" }],
    onDidChangeWorkspaceFolders: event(),
    createFileSystemWatcher: (pattern) => {
      const watcher = { pattern, onDidCreate: event(), onDidChange: event(), onDidDelete: event() };
      watchers.push(watcher);
      return watcher;
    },
  },
};
for (const type of types) vscode[type] = class extends Value {};
for (const name of ["Open", "Change", "Close", "Save"]) {
  vscode.workspace[`onDid${name}TextDocument`] = event();
}

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));

const token = { onCancellationRequested: () => {} };
const at = (part) => ({ line: 0, character: theme.text.indexOf(part) + 1 });
const range = (text) => ({ start: { line: 0, character: 0 }, end: { line: 0, character: text.length } });
const change = async (document, text) => {
  const contentChanges = [{ range: range(document.text), text }];
  document.text = text;
  document.version += 1;
  published.delete(document.uri.toString());
  await vscode.workspace.onDidChangeTextDocument.fire({ document, contentChanges });
};

async function preview() {
  await commands["kbrender.preview"]();
  const [panel] = panels;
  const first = panel.shown.pop();
  await panel.webview.onDidReceiveMessage.fire({ device: "ipad" });
  const second = panel.shown.pop();
  // Changes are drawn once typing pauses, and not behind another tab.
  const drawn = new Promise((resolve) => (panel.tell = resolve));
  for (const color of ["red", "green", "blue"]) {
    await change(theme, `{"formatVersion": 1, "extends": "./base.json", "background": "${color}"}`);
  }
  await drawn;
  const pictures = panel.shown.length;
  const third = panel.shown.pop();
  await change(theme, '{"formatVersion": 1, "backgrund": "red"}');
  await new Promise((resolve) => (panel.tell = resolve));
  const problem = panel.shown.pop().problem;
  panel.visible = false;
  await panel.webview.onDidReceiveMessage.fire({ device: "iphone" });
  const hidden = panel.shown.length;
  panel.visible = true;
  await change(theme, '{"formatVersion": 1}');
  await new Promise((resolve) => (panel.tell = resolve));
  return {
    widths: [first.width, second.width, third.width, panel.shown.pop().width], pictures, hidden, problem,
    isNew: third.picture !== second.picture, title: panel.title,
    isSafe: /default-src 'none'/.test(panel.webview.html) && !/\son[a-z]+=/.test(panel.webview.html),
  };
}

async function session() {
  const { activate, deactivate } = require(path.join(extension, "extension.js"));
  await activate({ subscriptions: [] });
  const list = await diagnosed(theme);
  const rename = await providers.RenameProvider.provideRenameEdits(theme, at('ink}'), "pen", token);
  const ask = (name, method, ...more) => providers[name][`provide${method}`](theme, ...more, token);
  const actions = async (only) =>
    (await ask("CodeActionsProvider", "CodeActions", range(theme.text), { only: only && { value: only } }))
      .map((action) => `${action.values[1].value}: ${action.values[0]}`);
  const result = {
    diagnostics: list.map((diagnostic) => diagnostic.code),
    severities: list.map((diagnostic) => diagnostic.values[2]),
    providers: Object.keys(providers).length,
    completion: (await ask("CompletionItemProvider", "CompletionItems", at("{"))).map((item) => item.values[0]),
    hover: (await ask("HoverProvider", "Hover", at("mix("))).values[0].values[0],
    renamed: [...rename.changes.keys()].map((uri) => path.basename(uri)).sort(),
    colors: (await ask("ColorProvider", "DocumentColors")).length,
    symbols: (await ask("DocumentSymbolProvider", "DocumentSymbols")).map((symbol) => symbol.values[0]),
    actions: await actions(), fixes: await actions("source.fixAll"),
    edits: (await ask("DocumentFormattingEditProvider", "DocumentFormattingEdits", {})).length,
    tokens: (await ask("DocumentSemanticTokensProvider", "DocumentSemanticTokens")).values[0].length % 5,
    highlights: (await ask("DocumentHighlightProvider", "DocumentHighlights", at("ink}"))).length,
    hints: (await ask("InlayHintsProvider", "InlayHints", range(theme.text))).map((hint) => hint.values[1]),
    others: await Promise.all(others.map(async (document) =>
      (await providers.CompletionItemProvider.provideCompletionItems(document, at("{"), token)).length)),
  };
  // A base changes on disk, which the server has asked to be told of.
  fs.writeFileSync(path.join(folder, "base.json"), '{"formatVersion": 1}');
  published.delete(theme.uri.toString());
  await watchers[0].onDidChange.fire(uri(address("base.json")));
  result.watched = (await diagnosed(theme)).map((diagnostic) => diagnostic.code);
  // A text becomes a theme by its version, another one by its place.
  await change(draft, '{"formatVersion": 2}');
  result.draft = (await diagnosed(draft)).map((diagnostic) => diagnostic.code);
  await vscode.workspace.onDidOpenTextDocument.fire(named);
  result.named = (await diagnosed(named)).map((diagnostic) => diagnostic.code);
  await change(theme, '{"formatVersion": 1, "rules": [{"match": {"letterRow": 1}, "fontScale": 1}]}');
  result.lenses = (await ask("CodeLensProvider", "CodeLenses")).map((lens) => lens.values[1].title);
  result.preview = await preview();
  await vscode.workspace.onDidCloseTextDocument.fire(theme);
  result.closed = published.has(theme.uri.toString());
  result.messages = messages;
  await deactivate();
  return result;
}

session().then((result) => console.log(JSON.stringify(result)), (error) => {
  console.error(error);
  process.exit(1);
});
