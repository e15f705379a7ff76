import { existsSync } from "node:fs";
import { serverProgram } from "./app.ts";
import { prepareData } from "./prepared-data.ts";

/** Refuses to begin without a build; prepares what every worker would have to create. */
// biome-ignore lint/style/noDefaultExport: Playwright calls it.
export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(serverProgram)) throw new Error("There is no build to test. Run: npm run build");
  return prepareData();
}
