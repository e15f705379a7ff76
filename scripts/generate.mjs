import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { inProject, programs, runNode, runScript } from "./project.mjs";

/**
 * @typedef {object} Generated
 * @property {readonly string[]} inputs files and folders, besides the versions of packages
 * @property {RegExp} isInput what counts in the folders
 * @property {string} output a file that must be there; beside it is the hash of the inputs that it was made from
 * @property {() => Promise<void>} make
 */

const placesOfOperations = ["frontend", "backend/testing"];

const nicknames = "common/guest-search/nicknames";

/** @type {readonly Generated[]} */
const kinds = [
  {
    // The database client.
    inputs: ["prisma/schema.prisma"],
    isInput: /./,
    output: "backend/database/generated/client.ts",
    make: async () => {
      const { writeDatabaseClient } = await import("./database-client.mjs");
      await writeDatabaseClient();
    },
  },
  {
    // The typed operations.
    inputs: ["scripts/operations.mjs", "schema.graphql", ...placesOfOperations],
    isInput: /\.(graphql|mjs)$/,
    output: "frontend/organizer/generated/schema-types.ts",
    make: async () => {
      // Those of operations that are gone would stay.
      for (const folder of placesOfOperations.flatMap(foldersOf)) rmSync(folder, { recursive: true });
      const { writeOperations } = await import("./operations.mjs");
      await writeOperations(placesOfOperations.flatMap(filesOf).filter((file) => file.endsWith(".graphql")));
    },
  },
  {
    // The messages' types.
    inputs: ["common/messages", "scripts/emit.ts"],
    isInput: /^common\/messages\/en\.json|\.ts$/,
    output: "common/generated/message-values.ts",
    make: () => emit("messages"),
  },
  {
    // The nicknames.
    inputs: [nicknames],
    isInput: /\.tsv$/,
    output: `${nicknames}/generated/name-families.ts`,
    make: writeNicknames,
  },
];

/** Turns the tables of names into a module, for servers and browsers. */
async function writeNicknames() {
  const linesOf = (/** @type {string} */ file) =>
    readFileSync(inProject(nicknames, file), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));
  const exports = { families: linesOf("families.tsv"), familiesAcrossLanguages: linesOf("across-languages.tsv") };
  const texts = Object.entries(exports).map(
    ([name, lines]) => `export const ${name}: readonly string[] = ${JSON.stringify(lines.join("\n"))}.split("\\n");\n`,
  );
  mkdirSync(inProject(nicknames, "generated"), { recursive: true });
  writeFileSync(inProject(nicknames, "generated/name-families.ts"), texts.join(""));
}

/** @param {string} what @throws {Error} with what it said */
async function emit(what) {
  const { ok, output } = await runNode(programs.tsx, ["scripts/emit.ts", what], { quiet: true });
  if (!ok) throw new Error(`Generating ${what} failed:\n${output}`);
}

/** Writes the generated code that is not tracked, unless it is current. @throws {Error} when a part fails */
export async function ensureGenerated() {
  await Promise.all(kinds.map(ensure));
}

/** @param {Generated} generated */
async function ensure({ inputs, isInput, output, make }) {
  const stampFile = path.join(path.dirname(inProject(output)), ".made-from");
  const stamp = hashOf(inputs.flatMap(filesOf).filter((file) => isInput.test(file)));
  const isCurrent = existsSync(inProject(output)) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp;
  if (isCurrent) return;
  await make();
  writeFileSync(stampFile, stamp);
}

/** Of files' names and texts. @param {readonly string[]} files from the root of the checkout */
export function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of [...files, "package-lock.json"].sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Those of generated code. @param {string} place */
const foldersOf = (place) =>
  readdirSync(inProject(place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name === "generated")
    .map((entry) => path.join(entry.parentPath, entry.name));

/** A file, or all files below a folder, without those that are generated. @param {string} place @returns {string[]} */
export function filesOf(place) {
  if (path.extname(place) !== "") return [place];
  return readdirSync(inProject(place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inProject(), path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((file) => !file.includes("/generated/"));
}

if (import.meta.filename === process.argv[1]) {
  await runScript(async () => {
    await ensureInstalled();
    // Emitting loads the server, which needs the others; operations may use what is only now in the schema.
    await Promise.all(kinds.filter(({ inputs }) => !inputs.includes("schema.graphql")).map(ensure));
    await emit("tracked");
    await ensureGenerated();
  });
}
