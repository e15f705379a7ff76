import { rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";
import { runScript } from "./project.mjs";
import { makeRelease } from "./release/make-release.ts";

// npm run release -- --out DIR: the package that people install, its bill of materials and checksums.

await runScript(async () => {
  const { values } = parseArgs({ options: { out: { type: "string", default: "release" } } });
  const out = path.resolve(process.env.INIT_CWD ?? process.cwd(), values.out);
  await ensureInstalled();
  rmSync(out, { recursive: true, force: true });
  await makeRelease(out);
});
