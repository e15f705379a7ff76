import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { z } from "zod";
import { printedPackages } from "../../backend/features/print/faces/faces.ts";
import { printedFiles } from "../../backend/features/print/faces/family.ts";
import { copyData } from "../build.mjs";
import { nativePackages } from "../bundling.ts";
import { compressFiles } from "../compress-files.mjs";
import { ensureGenerated } from "../generate.mjs";
import { inProject } from "../project.mjs";
import { bundledPackages, type PackageFolders } from "./bundled-packages.ts";
import { writeLicences } from "./licence-texts.ts";

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  type: z.literal("module"),
  engines: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
});

type Manifest = z.output<typeof manifestSchema>;

/** Modes of Vite, and the folder in the package that each writes to. */
const builds = [
  { mode: "server", folder: "dist" },
  { mode: "released-programs", folder: "dist" },
  { mode: "app", folder: "dist/frontend" },
  { mode: "guest-pages", folder: "dist" },
  { mode: "door", folder: "dist/frontend" },
];

/** Files of the checkout that are part of the package as they are. */
const copied = ["README.md", "docs/settings.md", "LICENSE", "NOTICE", "prisma/migrations", "prisma/seed"];

const readManifest = (): Manifest => manifestSchema.parse(JSON.parse(readFileSync(inProject("package.json"), "utf8")));

/**
 * Writes the package and SHA256SUMS into a folder. The same commit and packages make the same bytes.
 * @throws Error when a part does not build
 */
export async function makeRelease(out: string): Promise<void> {
  const manifest = readManifest();
  const folder = mkdtempSync(path.join(tmpdir(), "find-your-table-release-"));
  try {
    await fillPackage(folder, manifest);
    mkdirSync(out, { recursive: true });
    const archive = path.join(out, pack(folder, out));
    const sum = createHash("sha256").update(readFileSync(archive)).digest("hex");
    writeFileSync(path.join(out, "SHA256SUMS"), `${sum}  ${path.basename(archive)}\n`);
    console.log(`${archive}: ${(statSync(archive).size / 1e6).toFixed(1)} MB`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fillPackage(folder: string, manifest: Manifest): Promise<void> {
  // Packages that are bundled choose by it.
  process.env.NODE_ENV = "production";
  await ensureGenerated();
  const inside: PackageFolders = new Set();
  for (const { mode, folder: target } of builds) {
    await build({
      configFile: inProject("vite.config.ts"),
      mode,
      logLevel: "warn",
      plugins: [bundledPackages(inProject(), inside)],
      build: { outDir: path.join(folder, target) },
    });
  }
  copyData(path.join(folder, "dist"));
  await compressFiles(path.join(folder, "dist/frontend"));
  copyFonts(path.join(folder, "fonts"), inside);
  for (const file of copied) cpSync(inProject(file), path.join(folder, file), { recursive: true });
  writeLicences(path.join(folder, "THIRD-PARTY-LICENCES.txt"), inside);
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(packageManifest(manifest), undefined, 2)}\n`);
}

function copyFonts(target: string, inside: PackageFolders): void {
  for (const name of printedPackages) {
    const files = [...printedFiles(name, false), ...printedFiles(name, true)];
    for (const file of files) cpSync(file.path, path.join(target, name, path.basename(file.path)));
    inside.add(`node_modules/@fontsource/${name}`);
  }
}

/** What npm installs beside the package. */
function packageDependencies({ dependencies }: Manifest): Record<string, string> {
  return Object.fromEntries(nativePackages.map((name) => [name, dependencies[name] ?? ""]));
}

function packageManifest(manifest: Manifest) {
  const { name, version, description, license, type, engines, optionalDependencies } = manifest;
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin: { [name]: "dist/backend/find-your-table.js" },
    dependencies: packageDependencies(manifest),
    optionalDependencies,
  };
}

const packedSchema = z.array(z.object({ filename: z.string() }));

/** npm sorts the files and gives all the same time. Returns the file's name. */
function pack(folder: string, out: string): string {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", out];
  const shell = process.platform === "win32";
  const [packed] = packedSchema.parse(JSON.parse(execFileSync("npm", args, { cwd: folder, encoding: "utf8", shell })));
  if (!packed) throw new Error("npm packed nothing.");
  return packed.filename;
}
