import { execFile } from "node:child_process";
import { compiledProgram } from "./compiled-programs.ts";

/** How a program ended, and what it printed. */
export interface ProgramRun {
  code: number | string;
  stdout: string;
  stderr: string;
}

/** Where a program runs. */
interface Place {
  /** The test's own, if missing. */
  folder?: string;
  /** In addition to the test's own. */
  env?: Readonly<Record<string, string>>;
}

/**
 * Runs one of the project's commands to its end.
 *
 * @param url of the module that names it: import.meta.url
 * @param name from there and without extension, such as "../solve"
 */
export function runProgram(url: string, name: string, args: readonly string[], place: Place = {}): Promise<ProgramRun> {
  const options = { cwd: place.folder, env: { ...process.env, ...place.env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [compiledProgram(url, name), ...args], options, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });
}
