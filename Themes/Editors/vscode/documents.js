// Tells the server which texts are open, how they change, and what changes on disk.
"use strict";

const vscode = require("vscode");
const { convert } = require("./convert");

const languages = ["json", "jsonc"];

// Themes are JSON files with the version of the format, wherever they are, and those of the pattern.
class Documents {
  constructor(server, pattern, diagnostics) {
    this.server = server;
    this.diagnostics = diagnostics;
    this.selector = languages.map((language) => ({ language }));
    this.named = languages.map((language) => ({ language, pattern }));
    this.known = new Set();
    this.changed = [];
  }

  isTheme(document) {
    return this.known.has(document.uri.toString());
  }

  follow() {
    vscode.workspace.textDocuments.forEach((document) => this.open(document));
    return [
      vscode.workspace.onDidOpenTextDocument((document) => this.open(document)),
      vscode.workspace.onDidChangeTextDocument((event) => this.change(event)),
      vscode.workspace.onDidCloseTextDocument((document) => this.close(document)),
      vscode.workspace.onDidSaveTextDocument((document) => this.save(document)),
      vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) =>
        this.server.notify("workspace/didChangeWorkspaceFolders", {
          event: { added: added.map(convert.folder), removed: removed.map(convert.folder) },
        })),
    ];
  }

  open(document) {
    const uri = document.uri.toString();
    if (this.known.has(uri) || !languages.includes(document.languageId)) return;
    const text = document.getText();
    if (!/"formatVersion"/.test(text) && !vscode.languages.match(this.named, document)) return;
    this.known.add(uri);
    const { languageId, version } = document;
    this.server.notify("textDocument/didOpen", { textDocument: { uri, languageId, version, text } });
  }

  change({ document, contentChanges }) {
    // A text becomes a theme when it gets its version.
    if (!this.isTheme(document)) return this.open(document);
    if (!contentChanges.length) return;
    this.server.notify("textDocument/didChange", {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: contentChanges.map(({ range, text }) => ({ range: convert.toRange(range), text })),
    });
    for (const tell of this.changed) tell(document);
  }

  close(document) {
    if (!this.known.delete(document.uri.toString())) return;
    this.server.notify("textDocument/didClose", { textDocument: { uri: document.uri.toString() } });
    this.diagnostics.delete(document.uri);
  }

  save(document) {
    if (!this.isTheme(document)) return;
    this.server.notify("textDocument/didSave", { textDocument: { uri: document.uri.toString() } });
  }

  // The watchers that the server asks for.
  watch({ registrations }) {
    return registrations.flatMap(({ registerOptions }) =>
      (registerOptions?.watchers ?? []).flatMap(({ globPattern }) => {
        const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
        const tell = (type) => (uri) =>
          this.server.notify("workspace/didChangeWatchedFiles", {
            changes: [{ uri: uri.toString(), type }],
          });
        return [
          watcher, watcher.onDidCreate(tell(1)), watcher.onDidChange(tell(2)), watcher.onDidDelete(tell(3)),
        ];
      }));
  }
}

module.exports = { Documents };
