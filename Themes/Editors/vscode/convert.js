// The values of the protocol as those of Visual Studio Code. Its kinds are numbered from 0, those of the
// protocol from 1.
"use strict";

const vscode = require("vscode");

const toPosition = ({ line, character }) => ({ line, character });
const toRange = ({ start, end }) => ({ start: toPosition(start), end: toPosition(end) });

const range = ({ start, end }) =>
  new vscode.Range(start.line, start.character, end.line, end.character);
const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));
const edit = (value) => new vscode.TextEdit(range(value.range), value.newText);

function workspaceEdit(value) {
  if (!value) return undefined;
  const result = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(value.changes)) {
    result.set(vscode.Uri.parse(uri), edits.map(edit));
  }
  return result;
}

function diagnostic(value) {
  const result = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
  result.code = value.code;
  result.source = value.source;
  result.relatedInformation = (value.relatedInformation ?? []).map(
    (related) => new vscode.DiagnosticRelatedInformation(location(related.location), related.message),
  );
  return result;
}

function completion(value) {
  const item = new vscode.CompletionItem(value.label, value.kind - 1);
  const text = value.textEdit.newText;
  item.detail = value.detail;
  item.sortText = value.sortText;
  item.filterText = value.filterText;
  item.documentation = value.documentation && new vscode.MarkdownString(value.documentation.value);
  item.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  item.range = range(value.textEdit.range);
  return item;
}

function symbol(value) {
  const result = new vscode.DocumentSymbol(
    value.name, value.detail ?? "", value.kind - 1, range(value.range), range(value.selectionRange));
  result.children = (value.children ?? []).map(symbol);
  return result;
}

function action(value) {
  const result = new vscode.CodeAction(value.title, vscode.CodeActionKind.Empty.append(value.kind));
  result.diagnostics = value.diagnostics?.map(diagnostic);
  result.isPreferred = value.isPreferred;
  result.edit = workspaceEdit(value.edit);
  return result;
}

function lens(value) {
  return new vscode.CodeLens(range(value.range), value.command);
}

function hint(value) {
  const { line, character } = value.position;
  const result = new vscode.InlayHint(new vscode.Position(line, character), value.label);
  result.paddingLeft = value.paddingLeft;
  return result;
}

function presentation(value) {
  const result = new vscode.ColorPresentation(value.label);
  result.textEdit = edit(value.textEdit);
  return result;
}

const convert = {
  toPosition, toRange, range, location, edit, workspaceEdit, diagnostic, completion, symbol, action,
  presentation, lens, hint,
  folder: ({ uri, name }) => ({ uri: uri.toString(), name }),
  highlight: (value) => new vscode.DocumentHighlight(range(value.range), value.kind - 1),
  hover: (value) =>
    value && new vscode.Hover(new vscode.MarkdownString(value.contents.value), range(value.range)),
  link: (value) => new vscode.DocumentLink(range(value.range), vscode.Uri.parse(value.target)),
  fold: (value) =>
    new vscode.FoldingRange(
      value.startLine, value.endLine,
      value.kind === "comment" ? vscode.FoldingRangeKind.Comment : undefined),
  color: ({ range: place, color }) =>
    new vscode.ColorInformation(
      range(place), new vscode.Color(color.red, color.green, color.blue, color.alpha)),
};

module.exports = { convert };
