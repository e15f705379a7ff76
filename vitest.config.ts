import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compiledMessages } from "./scripts/compiled-messages.ts";

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
        test: {
          name: "node",
          include: ["{backend,bench,common,door,frontend,guest-pages,scripts}/**/*.test.{ts,tsx}"],
          globalSetup: ["backend/testing/global-setup.ts"],
          // A thread keeps its modules from file to file, which saves a third of the time.
          pool: "threads",
          isolate: false,
          restoreMocks: true,
          setupFiles: ["backend/testing/setup.ts"],
          // Tests wait much for the database, so one would leave half of two cores idle.
          maxWorkers: 2,
          // Far above what anything takes: machines sometimes stall.
          testTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
