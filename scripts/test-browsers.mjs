import { ensureBuilt } from "./build.mjs";
import { ensureEngines } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";
import { programs, runNode, runScript } from "./project.mjs";

// What guests meet, organizers do most, and the door, in their engines. Arguments go to Vitest, such as -t "guest code".
await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await ensureEngines();
  const args = ["run", "--project", "engines", "--reporter=./scripts/states-reporter.ts", ...process.argv.slice(2)];
  const { ok } = await runNode(programs.vitest, args, { env: { SCREENSHOTS: "0" } });
  process.exitCode = ok ? 0 : 1;
});
