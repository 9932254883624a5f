#!/usr/bin/env node
// Run the program of the package for this processor, and end as it does.
"use strict";

const { spawn } = require("child_process");
const fs = require("fs");
const os = require("os");
const path = require("path");

const name = `${require("./package.json").name}-${process.platform}-${process.arch}-gnu`;
let manifest;
try {
  manifest = require.resolve(`${name}/package.json`);
} catch {
  console.error(`kbrender: there is no package ${name}; it needs Linux with glibc 2.34, and optional dependencies`);
  process.exit(3);
}
const folder = path.dirname(manifest);
const fonts = path.join(folder, "share/kbrender/fonts");
const { fontsTime } = require(manifest).kbrender;
try {
  // npm sets other times, for which the cache of the fonts isn't valid.
  if (fs.statSync(fonts).mtimeMs !== fontsTime * 1000) fs.utimesSync(fonts, fontsTime, fontsTime);
} catch {
  // Each run takes longer if the folder belongs to another user.
}
const program = path.join(folder, "bin/kbrender");
const child = spawn(program, process.argv.slice(2), { stdio: "inherit" });
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("error", ({ message }) => {
  console.error(`kbrender: ${program} can't be run: ${message}`);
  process.exit(3);
});
child.on("exit", (code, signal) => process.exit(signal ? 128 + os.constants.signals[signal] : code));
