// The client of `kbrender lsp` for Visual Studio Code, without a build step or dependencies.
"use strict";

const vscode = require("vscode");
const { Connection } = require("./connection");
const { convert } = require("./convert");

let connection;

async function activate(context) {
  const settings = vscode.workspace.getConfiguration("kbrender");
  const pattern = settings.get("files");
  const selector = ["json", "jsonc"].map((language) => ({ language, pattern }));
  const diagnostics = vscode.languages.createDiagnosticCollection("kbrender");
  const program = settings.get("path");
  const server = new Connection(
    program,
    (method, params) => {
      if (method !== "textDocument/publishDiagnostics") return;
      diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(convert.diagnostic));
    },
    (reason) => {
      if (reason) vscode.window.showErrorMessage(`${program} lsp has ended: ${reason}`);
    },
  );
  connection = server;
  context.subscriptions.push(diagnostics);
  const started = await server.request("initialize", {
    processId: process.pid,
    clientInfo: { name: "Visual Studio Code", version: vscode.version },
    capabilities: {
      general: { positionEncodings: ["utf-16"] },
      textDocument: { completion: { completionItem: { snippetSupport: true } } },
    },
  });
  server.notify("initialized", {});
  follow(context, server, selector, diagnostics);
  provide(context, server, selector, started.capabilities);
}

// Tell the server which texts are open, and how they change.
function follow(context, server, selector, diagnostics) {
  const isTheme = (document) => vscode.languages.match(selector, document) > 0;
  const open = (document) => {
    if (!isTheme(document)) return;
    const { languageId, version } = document;
    const textDocument = { uri: document.uri.toString(), languageId, version, text: document.getText() };
    server.notify("textDocument/didOpen", { textDocument });
  };
  const change = ({ document, contentChanges }) => {
    if (!isTheme(document) || !contentChanges.length) return;
    server.notify("textDocument/didChange", {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: contentChanges.map(({ range, text }) => ({ range: convert.toRange(range), text })),
    });
  };
  const close = (document) => {
    if (!isTheme(document)) return;
    server.notify("textDocument/didClose", { textDocument: { uri: document.uri.toString() } });
    diagnostics.delete(document.uri);
  };
  vscode.workspace.textDocuments.forEach(open);
  context.subscriptions.push(
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument(change),
    vscode.workspace.onDidCloseTextDocument(close),
  );
}

// Offer the abilities of the server to the editor.
function provide(context, server, selector, capabilities) {
  const ask = async (method, document, params, token) => {
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
    languages.registerCodeActionsProvider(selector, {
      provideCodeActions: async (document, range, _, token) => {
        const params = { range: convert.toRange(range), context: { diagnostics: [] } };
        return list(await ask("codeAction", document, params, token), convert.action);
      },
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
