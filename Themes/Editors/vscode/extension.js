// The client of `kbrender lsp` for Visual Studio Code, without a build step or dependencies.
"use strict";

const fs = require("fs");
const path = require("path");
const vscode = require("vscode");
const { Connection } = require("./connection");
const { convert } = require("./convert");
const { Documents } = require("./documents");
const { Preview } = require("./preview");

let connection;

async function activate(context) {
  const settings = vscode.workspace.getConfiguration("kbrender");
  const diagnostics = vscode.languages.createDiagnosticCollection("kbrender");
  // An extension of a release has the program inside.
  const bundled = path.join(__dirname, "program/bin/kbrender");
  const program = settings.get("path") || (fs.existsSync(bundled) ? bundled : "kbrender");
  const answers = {
    "textDocument/publishDiagnostics": ({ uri, diagnostics: list }) =>
      diagnostics.set(vscode.Uri.parse(uri), list.map(convert.diagnostic)),
    "client/registerCapability": (params) => context.subscriptions.push(...documents.watch(params)),
    "window/showMessage": ({ message }) => vscode.window.showWarningMessage(message),
  };
  const server = new Connection(
    program,
    (method, params) => answers[method]?.(params),
    (reason) => {
      if (reason) vscode.window.showErrorMessage(`${program} lsp has ended: ${reason}`);
    },
  );
  const documents = new Documents(server, settings.get("files"), diagnostics);
  connection = server;
  context.subscriptions.push(diagnostics);
  const started = await server.request("initialize", {
    processId: process.pid,
    clientInfo: { name: "Visual Studio Code", version: vscode.version },
    workspaceFolders: (vscode.workspace.workspaceFolders ?? []).map(convert.folder),
    capabilities: {
      general: { positionEncodings: ["utf-16"] },
      textDocument: { completion: { completionItem: { snippetSupport: true } } },
      workspace: { workspaceFolders: true, didChangeWatchedFiles: { dynamicRegistration: true } },
    },
  });
  server.notify("initialized", {});
  context.subscriptions.push(...documents.follow());
  provide(context, server, documents, started.capabilities);
  const preview = new Preview(server, (document) => documents.isTheme(document));
  documents.changed.push((document) => preview.changed(document));
  context.subscriptions.push(
    vscode.commands.registerCommand("kbrender.preview", () => preview.show()),
    vscode.window.onDidChangeActiveTextEditor((editor) => preview.activated(editor)),
  );
}

// Offer the abilities of the server to the editor.
function provide(context, server, documents, capabilities) {
  const { selector } = documents;
  const ask = async (method, document, params, token) => {
    // JSON files that aren't themes belong to others.
    if (!documents.isTheme(document)) return null;
    const textDocument = { uri: document.uri.toString() };
    try {
      return await server.request(`textDocument/${method}`, { textDocument, ...params }, token);
    } catch (error) {
      // Nothing is offered for what was cancelled; a name that can't be is told.
      if (method === "rename") throw error;
      return null;
    }
  };
  const at = (position) => ({ position: convert.toPosition(position) });
  const list = (items, one) => (items ?? []).map(one);
  const legend = capabilities.semanticTokensProvider.legend;
  const languages = vscode.languages;
  context.subscriptions.push(
    languages.registerCompletionItemProvider(
      selector,
      {
        provideCompletionItems: async (document, position, token) =>
          list((await ask("completion", document, at(position), token))?.items, convert.completion),
      },
      ...capabilities.completionProvider.triggerCharacters,
    ),
    languages.registerHoverProvider(selector, {
      provideHover: async (document, position, token) =>
        convert.hover(await ask("hover", document, at(position), token)),
    }),
    languages.registerDefinitionProvider(selector, {
      provideDefinition: async (document, position, token) =>
        list(await ask("definition", document, at(position), token), convert.location),
    }),
    languages.registerReferenceProvider(selector, {
      provideReferences: async (document, position, context, token) =>
        list(await ask("references", document, { ...at(position), context }, token), convert.location),
    }),
    languages.registerRenameProvider(selector, {
      prepareRename: async (document, position, token) => {
        const found = await ask("prepareRename", document, at(position), token);
        if (!found) throw new Error("There is no variable here");
        return { range: convert.range(found.range), placeholder: found.placeholder };
      },
      provideRenameEdits: async (document, position, newName, token) =>
        convert.workspaceEdit(await ask("rename", document, { ...at(position), newName }, token)),
    }),
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: async (document, token) =>
        list(await ask("documentSymbol", document, {}, token), convert.symbol),
    }),
    languages.registerDocumentLinkProvider(selector, {
      provideDocumentLinks: async (document, token) =>
        list(await ask("documentLink", document, {}, token), convert.link),
    }),
    languages.registerFoldingRangeProvider(selector, {
      provideFoldingRanges: async (document, _, token) =>
        list(await ask("foldingRange", document, {}, token), convert.fold),
    }),
    languages.registerColorProvider(selector, {
      provideDocumentColors: async (document, token) =>
        list(await ask("documentColor", document, {}, token), convert.color),
      provideColorPresentations: async (color, { document, range }, token) => {
        const params = { color: { ...color }, range: convert.toRange(range) };
        return list(await ask("colorPresentation", document, params, token), convert.presentation);
      },
    }),
    languages.registerDocumentFormattingEditProvider(selector, {
      provideDocumentFormattingEdits: async (document, options, token) =>
        list(await ask("formatting", document, { options: { ...options } }, token), convert.edit),
    }),
    languages.registerCodeActionsProvider(
      selector,
      {
        provideCodeActions: async (document, range, { only }, token) => {
          const context = { diagnostics: [], ...(only && { only: [only.value] }) };
          const params = { range: convert.toRange(range), context };
          return list(await ask("codeAction", document, params, token), convert.action);
        },
      },
      {
        providedCodeActionKinds: capabilities.codeActionProvider.codeActionKinds.map((kind) =>
          vscode.CodeActionKind.Empty.append(kind)),
      },
    ),
    languages.registerDocumentHighlightProvider(selector, {
      provideDocumentHighlights: async (document, position, token) =>
        list(await ask("documentHighlight", document, at(position), token), convert.highlight),
    }),
    languages.registerInlayHintsProvider(selector, {
      provideInlayHints: async (document, range, token) =>
        list(await ask("inlayHint", document, { range: convert.toRange(range) }, token), convert.hint),
    }),
    languages.registerCodeLensProvider(selector, {
      provideCodeLenses: async (document, token) =>
        list(await ask("codeLens", document, {}, token), convert.lens),
    }),
    languages.registerDocumentSemanticTokensProvider(
      selector,
      {
        provideDocumentSemanticTokens: async (document, token) => {
          const tokens = await ask("semanticTokens/full", document, {}, token);
          return tokens && new vscode.SemanticTokens(new Uint32Array(tokens.data));
        },
      },
      new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers),
    ),
  );
}

function deactivate() {
  return connection?.stop();
}

module.exports = { activate, deactivate };
