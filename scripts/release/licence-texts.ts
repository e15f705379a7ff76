import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { append } from "../../common/lib/append.ts";
import { isPermissive, lookedUp } from "../licences.mjs";
import { inProject } from "../project.mjs";
import type { PackageFolders } from "./bundled-packages.ts";

const licenceFile = /^(?:licen[cs]es?|copying|notice)(?:[.-].*)?$/i;
const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string().optional() });

/** Writes the licences' texts of packages into one file, as most of them ask for. @throws Error for one that asks for more */
export function writeLicences(file: string, folders: PackageFolders): void {
  const packagesOfText = new Map<string, string[]>();
  for (const folder of [...folders].sort()) {
    const { name, version, license = lookedUp[readPackage(folder).name] ?? "unknown" } = readPackage(folder);
    if (!isPermissive(license)) throw new Error(`The licence of ${name} must be reviewed: ${license}`);
    const text = licenceTexts(folder).join("\n\n") || `Licence: ${license}`;
    append(packagesOfText, text, `${name} ${version}`);
  }
  const parts = [...packagesOfText].map(([text, names]) => `${[...new Set(names)].join("\n")}\n\n${text}`);
  const line = `\n\n${"-".repeat(80)}\n\n`;
  writeFileSync(file, `Find Your Table contains the following packages.${line}${parts.join(line)}\n`);
}

/** Of a folder, from the root of the checkout. */
function readPackage(folder: string): z.output<typeof packageSchema> {
  return packageSchema.parse(JSON.parse(readFileSync(inProject(folder, "package.json"), "utf8")));
}

function licenceTexts(folder: string): string[] {
  return readdirSync(inProject(folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map(({ name }) => readFileSync(path.join(inProject(folder), name), "utf8").trim())
    .sort();
}
