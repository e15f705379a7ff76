import { folderOf } from "./folder-kinds.ts";
import type { Import } from "./read-imports.ts";

/** Whoever imports these has the whole server, and so would be affected by nearly every change. */
const wholeServer: readonly string[] = ["backend/app.ts", "backend/graphql/schema.ts", "backend/testing/test-api.ts"];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isBrowserTest = (file: string) => file.startsWith("e2e/");

/**
 * The tests that a change is most likely to break: those that changed, those beside a file that changed, and those that import
 * one, other than by starting the whole server. Browser tests are among them only when they changed themselves.
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

/** The files, and all that import them, directly or not; types are for the compiler to check. */
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
