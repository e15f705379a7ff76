import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { ensureBuilt } from "./build.mjs";
import { ensureGenerated } from "./generate.mjs";
import { ensureInstalled } from "./install.mjs";
import { inProject, programs, runScript } from "./project.mjs";

await runScript(async () => {
  await ensureInstalled();
  await ensureGenerated();
  // The server needs built pages, even when Vite runs in front of it.
  const needed = ["dist/frontend/index.html", "dist/guest-pages/render.js", "dist/frontend/door.html"];
  if (!needed.every((file) => existsSync(inProject(file)))) await ensureBuilt();
});

const commands = [
  [programs.vite, "build", "--watch", "--mode", "guest-pages", "--logLevel", "warn"],
  [programs.vite, "build", "--watch", "--mode", "door", "--logLevel", "warn"],
  // Starts again when the module that renders guests' pages is rebuilt.
  [programs.tsx, "watch", "--clear-screen=false", "--include", "dist/guest-pages/*.js", "backend/main.ts"],
  [programs.vite],
];
const children = commands.map((args) => spawn(process.execPath, args, { cwd: inProject(), stdio: "inherit" }));

let isStopping = false;
// Ctrl-C also reaches the children, and a second signal would make them abort.
process.on("SIGINT", () => {
  isStopping = true;
});
process.on("SIGTERM", stopAll);
for (const child of children) {
  child.once("exit", (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
}

function stopAll() {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill("SIGTERM");
}
