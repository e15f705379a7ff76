import { folderOf } from "./folder-kinds.ts";
import type { Import } from "./read-imports.ts";

/** Importing these imports the whole server, so nearly every change would count. */
const wholeServer: readonly string[] = ["backend/app.ts", "backend/graphql/schema.ts", "backend/testing/test-api.ts"];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isBrowserTest = (file: string) => file.startsWith("e2e/");

/**
 * The tests that a change is most likely to break: changed tests, those next to a changed file, and those that import
 * one, except by starting the whole server. Browser tests are included only when they changed themselves.
 *
 * @param changed paths from the root of the checkout, with forward slashes
 * @param files every source
 * @param imports what they import
 */
export function affectedTests(
  changed: readonly string[],
  files: readonly string[],
  imports: readonly Import[],
): string[] {
  const reached = reachedBy(changed, imports);
  const folders = new Set(changed.map(folderOf));
  return files.filter(
    (file) =>
      isTest(file) &&
      (changed.includes(file) || (!isBrowserTest(file) && (reached.has(file) || folders.has(folderOf(file))))),
  );
}

/** The files and everything that imports them, directly or not. Type imports are left to the compiler. */
function reachedBy(changed: readonly string[], imports: readonly Import[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) {
    if (!typeOnly) importers.set(to, [...(importers.get(to) ?? []), from]);
  }
  const reached = new Set(changed);
  for (const file of reached) {
    if (wholeServer.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return reached;
}
