import { execFile } from "node:child_process";
import { compiledProgram } from "./compiled-programs.ts";

export interface ProgramRun {
  code: number | string;
  stdout: string;
  stderr: string;
}

interface Place {
  /** The test's own by default. */
  folder?: string;
  /** Added to the test's own. */
  env?: Readonly<Record<string, string>>;
}

/** `url` is import.meta.url; `name` is relative to it and has no extension, such as "../solve". */
export function runProgram(url: string, name: string, args: readonly string[], place: Place = {}): Promise<ProgramRun> {
  const options = { cwd: place.folder, env: { ...process.env, ...place.env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [compiledProgram(url, name), ...args], options, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });
}
