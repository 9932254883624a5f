// A panel beside the editor with the picture of a theme, which is drawn by the server.
"use strict";

const vscode = require("vscode");

// The options of a picture, whose first value is the default.
const choices = {
  device: ["iphone", "ipad", "ipad-pro-13"],
  "color-scheme": ["light", "dark"],
  orientation: ["portrait", "landscape"],
  "keyboard-type": ["alphabetic", "numeric", "symbolic", "emojis"],
  contrast: ["standard", "high"],
};

const page = (nonce) => `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'">
<title>Keyboard</title>
<style nonce="${nonce}">
  body { padding: 1em; } select { margin: 0 .5em .5em 0; } img { max-width: 100%; }
  .stale { opacity: .5; }
</style>
<form aria-label="Keyboard">${Object.entries(choices).map(([name, values]) => `<select name="${name}"
  aria-label="${name}">${values.map((value) => `<option>${value}</option>`).join("")}</select>`).join("")}</form>
<p role="status"></p>
<img alt="">
<script nonce="${nonce}">
  const api = acquireVsCodeApi();
  const [form, image, status] = ["form", "img", "p"].map((name) => document.querySelector(name));
  form.addEventListener("change", () => api.postMessage(Object.fromEntries(new FormData(form))));
  addEventListener("message", ({ data }) => {
    if (data.picture) image.src = data.picture;
    if (data.width) image.width = data.width;
    image.alt = data.title ?? "";
    image.className = data.problem ? "stale" : "";
    status.textContent = data.problem ?? "";
  });
</script>
</html>`;

class Preview {
  constructor(server, isTheme, delay = 150) {
    this.server = server;
    this.isTheme = isTheme;
    this.delay = delay;
    this.options = {};
  }

  // Show the theme in the active editor, and follow it.
  show() {
    const document = vscode.window.activeTextEditor?.document;
    if (document && this.isTheme(document)) this.document = document;
    if (!this.document) return vscode.window.showErrorMessage("There is no theme to show");
    if (!this.panel) this.open();
    this.panel.reveal(undefined, true);
    return this.draw();
  }

  open() {
    this.panel = vscode.window.createWebviewPanel(
      "kbrender.preview", "Keyboard", { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, retainContextWhenHidden: true });
    this.panel.webview.html = page([...Array(16)].map(() => Math.random().toString(36)[2]).join(""));
    this.panel.webview.onDidReceiveMessage((options) => {
      this.options = options;
      return this.draw();
    });
    this.panel.onDidDispose(() => (this.panel = undefined));
    // What has changed behind another tab is drawn when the panel is seen again.
    this.panel.onDidChangeViewState(() => this.isStale && this.draw());
  }

  // A change is drawn once typing pauses.
  changed(document) {
    if (!this.panel || document.uri.toString() !== this.document?.uri.toString()) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.draw(), this.delay);
  }

  activated(editor) {
    if (!this.panel || !editor || !this.isTheme(editor.document)) return undefined;
    this.document = editor.document;
    return this.draw();
  }

  // One picture is drawn at a time, and only the newest of those that wait.
  async draw() {
    if (!this.panel) return;
    this.isStale = !this.panel.visible || Boolean(this.isDrawing);
    if (this.isStale) return;
    this.isDrawing = true;
    const title = this.document.uri.toString().split("/").pop();
    const textDocument = { uri: this.document.uri.toString() };
    const answer = await this.server
      .request("kbrender/preview", { textDocument, options: this.options })
      .catch((error) => ({ problem: error.message }));
    this.isDrawing = false;
    if (!this.panel) return;
    this.panel.title = title;
    this.panel.webview.postMessage({ ...answer, title });
    if (this.isStale) await this.draw();
  }
}

module.exports = { Preview, choices };
