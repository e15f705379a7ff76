import path from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import type { BuiltPages } from "../app.ts";
import { projectRoot } from "../lib/project-root.ts";

/**
 * The compiled form of a program that tests start in a process of its own.
 *
 * @param url of the module that names it: import.meta.url
 * @param name from there and without extension, such as "./serve"
 */
export function compiledProgram(url: string, name: string): string {
  const source = fileURLToPath(new URL(name, url));
  return path.join(inject("compiledSources"), `${path.relative(projectRoot, source)}.js`);
}

/** The built pages: those of guests as in production. */
export function builtPages(): BuiltPages {
  const dist = path.join(inject("compiledSources"), "dist");
  return { frontend: path.join(dist, "frontend"), guestPages: path.join(dist, "guest-pages") };
}

/**
 * How such a program is started: compiled in tests, and from its source in benchmarks, which have nothing compiled.
 *
 * @returns the file, and the options of Node that it needs
 */
export function startableProgram(url: string, name: string): { entry: string; execArgv: string[] } {
  if (process.env.VITEST) return { entry: compiledProgram(url, name), execArgv: [] };
  return { entry: fileURLToPath(new URL(`${name}.ts`, url)), execArgv: ["--import", "tsx"] };
}
