import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { type EnginePaths, findEngines } from "../../scripts/engines.mjs";
import { serverProgram } from "../support/app.ts";
import { prepareData } from "../support/prepared-data.ts";

declare module "vitest" {
  interface ProvidedContext {
    engines: EnginePaths;
  }
}

/** A missing engine fails its own tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(serverProgram)) throw new Error("There is no build to test. Run: npm run build");
  const engines = await findEngines();
  project.provide("engines", engines);
  project.provide("chromiumPath", engines.chromium ?? "");
  const { folder, adminPassword, remove } = await prepareData();
  project.provide("preparedData", { folder, adminPassword });
  return remove;
}
