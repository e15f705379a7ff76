import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { inProject, runScript } from "./project.mjs";

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
await import(pathToFileURL(inProject("dist/backend/admin-password.js")).href);
