import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    // Packages require graphql's CommonJS build; a second copy as a module would make their schemas strangers to ours.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql/index.js")) }],
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["{backend,bench,common,frontend,scripts}/**/*.test.{ts,tsx}"],
          globalSetup: ["backend/testing/global-setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["e2e/support/global-setup.ts"],
          // Each file has a server and a browser of its own. Two at once keep two cores busy; more would starve each other.
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
