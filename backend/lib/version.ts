import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { projectRoot } from "./project-root.ts";

/** Of this program, such as 1.2.0. */
export const version = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(projectRoot, "package.json"), "utf8"))).version;
