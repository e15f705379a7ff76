import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { inProject, runScript } from "./project.mjs";

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
process.env.NODE_ENV ??= "production";
// In this very process, so that signals and the exit code are the server's own.
await import(pathToFileURL(inProject("dist/backend/main.js")).href);
