import { type RunningApp, startApp } from "../../../e2e/support/app.ts";
import { compiledProgram } from "../compiled-programs.ts";

export const program = (name: string): string => compiledProgram(import.meta.url, `../../${name}`);

/** The whole program, compiled but not bundled, as `startApp` does. */
export const startProgram = (env: NodeJS.ProcessEnv): Promise<RunningApp> => startApp(env, program("main"));
