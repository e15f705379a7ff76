import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { mustSucceed, programs, runNode, runScript } from "./project.mjs";

const often = { FAULT_RUNS: "100" };

// Injects faults far more often than `npm test` has time for.
await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const imports = ["run", "--project", "node", "backend/testing/faults"];
  await mustSucceed("The run of imports", runNode(programs.vitest, imports, { env: often }));
  // The browser tests' settings, although these tests need no browser.
  const env = { ...often, CHROMIUM_PATH: (await ensureChromium()) ?? "" };
  const program = ["run", "--project", "e2e", "e2e/faults"];
  await mustSucceed("The run of the program", runNode(programs.vitest, program, { env }));
});
