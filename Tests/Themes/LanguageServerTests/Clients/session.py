"""A session of a real client, pygls, with `kbrender lsp`.

Usage: session.py PROGRAM FOLDER. Prints what the server answered, as JSON.
"""

import asyncio
import json
import pathlib
import sys

from lsprotocol import types
from pygls.lsp.client import LanguageClient

THEME = """{
  "formatVersion": 1,
  "name": "Mine",
  "variables": { "accent": "#5b3fd6" },
  "buttons": { "all": { "cornerRadius": 9, "backgrondColor": "{accent}" } }
}
"""


def applied(edits, text):
    """Return a text of ASCII with edits applied."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    offset = lambda position: starts[position.line] + position.character
    for edit in sorted(edits, key=lambda edit: offset(edit.range.start), reverse=True):
        text = text[: offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end) :]
    return text


async def session(program, folder):
    client = LanguageClient("kbrender-tests", "1")
    published = asyncio.Queue()

    @client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    def publish(parameters):
        published.put_nowait(parameters)

    await client.start_io(program, "lsp")
    root = pathlib.Path(folder).as_uri()
    started = await client.initialize_async(
        types.InitializeParams(capabilities=types.ClientCapabilities(), root_uri=root)
    )
    client.initialized(types.InitializedParams())
    uri = root + "/mine.json"
    item = types.TextDocumentItem(uri=uri, language_id="jsonc", version=1, text=THEME)
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    first = await published.get()
    document = types.TextDocumentIdentifier(uri=uri)
    position = types.Position(line=4, character=26)

    # The misspelled key is mended by the fix of its diagnostic.
    whole = types.Range(types.Position(0, 0), types.Position(9, 0))
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document, whole, types.CodeActionContext(diagnostics=[]))
    )
    mended = applied(actions[0].edit.changes[uri], THEME)
    change = types.TextDocumentContentChangeWholeDocument(text=mended)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version=2, uri=uri), [change]
        )
    )
    second = await published.get()
    completion = await client.text_document_completion_async(
        types.CompletionParams(document, position)
    )
    hover = await client.text_document_hover_async(types.HoverParams(document, position))
    variable = types.Position(line=3, character=20)
    rename = await client.text_document_rename_async(
        types.RenameParams(document, variable, new_name="ink")
    )
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(document, options)
    )
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    colors = await client.text_document_document_color_async(types.DocumentColorParams(document))
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(document)
    )
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    await client.shutdown_async(None)
    client.exit(None)
    await asyncio.wait_for(client._server.wait(), 10)
    return {
        "server": started.server_info.name,
        "first": [diagnostic.code for diagnostic in first.diagnostics],
        "second": [diagnostic.code for diagnostic in second.diagnostics],
        "version": second.version,
        "completion": [item.label for item in completion.items],
        "hover": hover.contents.value,
        "renamed": applied(rename.changes[uri], mended),
        "formatted": applied(edits, mended),
        "symbols": [symbol.name for symbol in symbols],
        "colors": len(colors),
        "tokens": len(tokens.data) % 5,
        "folds": len(folds),
        "exit": client._server.returncode,
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(asyncio.wait_for(session(*sys.argv[1:3]), 60))))
