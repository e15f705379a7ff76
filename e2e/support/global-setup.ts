import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { findChromium } from "../../scripts/chromium.mjs";
import { serverProgram } from "./app.ts";
import { prepareData } from "./prepared-data.ts";

declare module "vitest" {
  interface ProvidedContext {
    chromiumPath: string;
  }
}

/** Refuses to begin without build and browser; prepares what every test would have to create. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(serverProgram)) throw new Error("There is no build to test. Run: npm run build");
  const chromiumPath = await findChromium();
  if (!chromiumPath) throw new Error("There is no Chromium here. Install one, or name it in CHROMIUM_PATH.");
  project.provide("chromiumPath", chromiumPath);
  const { folder, adminPassword, remove } = await prepareData();
  project.provide("preparedData", { folder, adminPassword });
  return remove;
}
