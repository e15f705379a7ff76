import { mustSucceed, programs, runNode, runScript } from "./project.mjs";

// Kills servers and cuts uploads off far more often than `npm test` has the time for.
await runScript(async () => {
  const args = ["run", "--project", "node", "backend/testing/faults"];
  await mustSucceed("The run", runNode(programs.vitest, args, { env: { FAULT_RUNS: "100" } }));
});
