import path from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import type { BuiltPages } from "../app.ts";
import { projectRoot } from "../lib/project-root.ts";

/** `url` is import.meta.url; `name` is relative to it and has no extension, such as "./serve". */
export function compiledProgram(url: string, name: string): string {
  const source = fileURLToPath(new URL(name, url));
  return path.join(inject("compiledSources"), `${path.relative(projectRoot, source)}.js`);
}

/** The guests' pages as in production; placeholders for the rest. */
export function builtPages(): BuiltPages {
  const dist = path.join(inject("compiledSources"), "dist");
  return { frontend: path.join(dist, "frontend"), guestPages: path.join(dist, "guest-pages") };
}

/** File and Node options: compiled in tests, from the source in benchmarks, which compile nothing. */
export function startableProgram(url: string, name: string): { entry: string; execArgv: string[] } {
  if (process.env.VITEST) return { entry: compiledProgram(url, name), execArgv: [] };
  return { entry: fileURLToPath(new URL(`${name}.ts`, url)), execArgv: ["--import", "tsx"] };
}
