// A session of the extension for Visual Studio Code with `kbrender lsp`, in an editor that is made up.
//
// Usage: node extension-session.js EXTENSION PROGRAM. Prints what the editor got, as JSON.
"use strict";

const Module = require("module");
const path = require("path");

const [extension, program] = process.argv.slice(2);
const text = '{"formatVersion": 1, "backgrund": "#ff0000", "variables": {"ink": "navy"}}';
const providers = {};
const published = [];
let tell;
const diagnosed = new Promise((resolve) => (tell = resolve));

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
const uri = { toString: () => "file:///themes/mine.json" };
const document = { uri, languageId: "json", version: 1, getText: () => text };
const register = (name) => (selector, provider) => (providers[name] = provider);
const names = [
  "CompletionItemProvider", "HoverProvider", "DefinitionProvider", "ReferenceProvider", "RenameProvider",
  "DocumentSymbolProvider", "DocumentLinkProvider", "FoldingRangeProvider", "ColorProvider",
  "DocumentFormattingEditProvider", "CodeActionsProvider", "DocumentSemanticTokensProvider",
];
const languages = {
  match: () => 1,
  createDiagnosticCollection: () => ({
    set: (_, list) => {
      published.push(...list);
      tell();
    },
    delete: () => {},
  }),
};
for (const name of names) languages[`register${name}`] = register(name);
const types = [
  "Range", "Location", "TextEdit", "Diagnostic", "DiagnosticRelatedInformation", "CompletionItem",
  "MarkdownString", "SnippetString", "DocumentSymbol", "CodeAction", "ColorPresentation", "Hover",
  "DocumentLink", "FoldingRange", "ColorInformation", "Color", "SemanticTokens", "SemanticTokensLegend",
];
const vscode = {
  version: "1.75.0",
  languages,
  Uri: { parse: (text) => ({ toString: () => text }) },
  CodeActionKind: { QuickFix: "quickfix" },
  FoldingRangeKind: { Comment: 1 },
  WorkspaceEdit: Edits,
  window: { showErrorMessage: (message) => console.error(message) },
  workspace: {
    getConfiguration: () => ({ get: (name) => ({ path: program, files: "**" })[name] }),
    textDocuments: [document],
  },
};
for (const type of types) vscode[type] = class extends Value {};
for (const event of ["Open", "Change", "Close"]) {
  vscode.workspace[`onDid${event}TextDocument`] = () => ({});
}

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));

async function session() {
  const { activate, deactivate } = require(path.join(extension, "extension.js"));
  const token = { onCancellationRequested: () => {} };
  const start = { line: 0, character: 0 };
  const range = { start, end: { line: 0, character: text.length } };
  await activate({ subscriptions: [] });
  await diagnosed;
  const at = (part) => ({ line: 0, character: text.indexOf(part) + 1 });
  const rename = await providers.RenameProvider.provideRenameEdits(document, at('ink"'), "pen", token);
  const result = {
    diagnostics: published.map((diagnostic) => diagnostic.code),
    severities: published.map((diagnostic) => diagnostic.values[2]),
    providers: Object.keys(providers).length,
    completion: (await providers.CompletionItemProvider.provideCompletionItems(document, at("{"), token)).map(
      (item) => item.values[0]),
    hover: (await providers.HoverProvider.provideHover(document, at("navy"), token)).values[0].values[0],
    renamed: [...rename.changes.values()][0].length,
    colors: (await providers.ColorProvider.provideDocumentColors(document, token)).length,
    symbols: (await providers.DocumentSymbolProvider.provideDocumentSymbols(document, token)).map(
      (symbol) => symbol.values[0]),
    actions: (await providers.CodeActionsProvider.provideCodeActions(document, range, {}, token)).map(
      (action) => action.values[0]),
    edits: (await providers.DocumentFormattingEditProvider.provideDocumentFormattingEdits(document, {}, token))
      .length,
    tokens: (await providers.DocumentSemanticTokensProvider.provideDocumentSemanticTokens(document, token))
      .values[0].length % 5,
  };
  await deactivate();
  return result;
}

session().then((result) => console.log(JSON.stringify(result)));
