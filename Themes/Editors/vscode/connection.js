// A connection to a language server: JSON-RPC 2.0 over the standard streams of a process.
"use strict";

const { spawn } = require("child_process");

class Connection {
  constructor(program, onMessage, onExit) {
    this.pending = new Map();
    this.nextId = 1;
    this.buffer = Buffer.alloc(0);
    this.onMessage = onMessage;
    this.process = spawn(program, ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
    this.process.stdout.on("data", (data) => this.receive(data));
    this.process.stdin.on("error", () => {});
    const end = (reason) => {
      for (const { reject } of this.pending.values()) reject(new Error("The server has ended"));
      this.pending.clear();
      onExit(reason);
    };
    this.process.on("error", (error) => end(error.message));
    this.process.on("exit", (code) => end(code ? `exit code ${code}` : undefined));
  }

  send(message) {
    const content = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.process.stdin.write(content);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  // Send a request; the token of the editor cancels it.
  request(method, params, token) {
    const id = this.nextId++;
    token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.send({ id, method, params });
    });
  }

  receive(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/Content-Length: *(\d+)/i.exec(this.buffer.toString("ascii", 0, end))?.[1]);
      if (this.buffer.length < end + 4 + length) return;
      const content = this.buffer.toString("utf8", end + 4, end + 4 + length);
      this.buffer = this.buffer.subarray(end + 4 + length);
      this.handle(JSON.parse(content));
    }
  }

  handle(message) {
    if (message.method) {
      this.onMessage(message.method, message.params);
      // The server only registers what the extension can do.
      if (message.id !== undefined) this.send({ id: message.id, result: null });
      return;
    }
    const waiting = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.error) waiting?.reject(new Error(message.error.message));
    else waiting?.resolve(message.result);
  }

  async stop() {
    await this.request("shutdown").catch(() => {});
    this.notify("exit");
  }
}

module.exports = { Connection };
