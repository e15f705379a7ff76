import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { isDeepRun } from "./common/testing/random-runs.ts";
import { compiledMessages } from "./scripts/compiled-messages.ts";

const tests = "{backend,bench,common,frontend,scripts}/**/*";
const longTests = `${tests}.long.test.{ts,tsx}`;

/** What both tiers share: the fast one, and the long one that `npm run test:all` adds. */
const node = {
  globalSetup: ["backend/testing/global-setup.ts"],
  // A thread keeps its modules from file to file, which saves a third of the time, and its server.
  pool: "threads" as const,
  isolate: false,
  restoreMocks: true,
  setupFiles: ["backend/testing/setup.ts"],
  // Tests wait much for the database, so one would leave half of two cores idle.
  maxWorkers: 2,
  // Far above what anything takes: machines sometimes stall, and the long tier draws many more cases.
  testTimeout: isDeepRun ? 900_000 : 90_000,
  expect: { poll: { timeout: 30_000 } },
  hookTimeout: 60_000,
};

export default defineConfig({
  plugins: [compiledMessages()],
  resolve: {
    // Packages require graphql's CommonJS build; a second copy as a module would not accept their schemas.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql/index.js")) }],
  },
  test: {
    projects: [
      {
        extends: true,
        test: { ...node, name: "node", include: [`${tests}.test.{ts,tsx}`], exclude: [longTests] },
      },
      {
        extends: true,
        test: { ...node, name: "long", include: [longTests] },
      },
    ],
  },
});
