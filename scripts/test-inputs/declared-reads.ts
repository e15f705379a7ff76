/** What modules read by paths built at run time. Tests that reach modules missing here depend on the whole project. */
export const declaredReads: Readonly<Record<string, readonly string[]>> = {
  "backend/graphql/limits.test.ts": ["frontend", "backend/testing"],
  "backend/database/migration-files.ts": ["prisma/migrations"],
  "backend/features/guest-search/index/han/name-tables.ts": ["backend/features/guest-search/index/han"],
  "backend/lib/languages.ts": ["common/messages"],
  "backend/lib/version.ts": ["package.json"],
  // What was built, which is no source.
  "backend/main.ts": [],
  "backend/seed.ts": ["prisma/seed"],
  "backend/testing/releases/releases.test.ts": ["releases"],
  "backend/testing/tls-proxies.ts": ["docker"],
  "bench/seating/catalog.ts": ["bench/seating/instances"],
  "common/messages/catalogs.test.ts": ["common/messages"],
  "e2e/engines/guest-states.ts": ["common/messages"],
  "e2e/playground.test.ts": ["schema.graphql"],
  "e2e/support/pseudo-app.ts": ["common/messages"],
  "frontend/lib/text.ts": ["common/messages", "scripts/compiled-messages.ts"],
  "frontend/main.tsx": ["scripts/lean-chakra.ts"],
  "scripts/generate-prisma-client.mjs": ["prisma/schema.prisma"],
  "scripts/schema-diff.ts": ["prisma/schema.prisma"],

  "scripts/kept-results.mjs": ["."],
  "scripts/planted-faults.test.ts": ["."],
  "scripts/structure/sources.ts": ["."],

  // What they compile or read is an input of the tests that ask for it.
  "backend/testing/compile.ts": [],
  "guest-pages/render.tsx": [],
  "scripts/compiled-messages.ts": [],
  "scripts/lean-chakra.ts": [],
  "vite.child-programs.config.ts": [],
  "vite.door.config.ts": [],
  "vite.guest-pages.config.ts": [],

  // They name places for others, or are given them by others.
  "backend/guest-pages/renderer.ts": [],
  "backend/lib/child-program.ts": [],
  "backend/lib/project-root.ts": [],
  "backend/testing/compiled-programs.ts": [],
  "backend/testing/run-program.ts": [],
  "scripts/project.mjs": [],

  // They find files of packages, for which the lock file stands.
  "backend/database/server-binaries.ts": [],
  "backend/features/print/faces/font-files.ts": [],
  "backend/features/seating/bound/load-highs.ts": [],
  "guest-pages/event-font.ts": [],
  "vitest.config.ts": [],

  // They name built files, whose sources are inputs of every browser test, or what a run writes.
  "e2e/backup.test.ts": [],
  "e2e/support/app.ts": [],
  "e2e/support/screenshot.ts": [],
  "scripts/test-budgets.mjs": [],
  "scripts/test-durations.mjs": [],

  // They only mention files, or make their own.
  "scripts/structure/import-rules.test.ts": [],
  "scripts/test-inputs/named-files.test.ts": [],
  "scripts/test-inputs/named-files.ts": [],
  "scripts/structure/read-imports.test.ts": [],
};
