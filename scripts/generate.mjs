import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { inProject, programs, runNode, runScript } from "./project.mjs";

/**
 * @typedef {object} Generated
 * @property {string} what
 * @property {readonly string[]} inputs files and folders, besides the versions of packages
 * @property {RegExp} isInput what counts in the folders
 * @property {string} output a file that must be there; beside it is the hash of the inputs that it was made from
 * @property {() => Promise<{ ok: boolean, output: string }>} make
 */

// Given an existing file, Prisma downloads no engine, which generating does not need.
const prismaEnvironment = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" };

const nicknames = "common/guest-search/nicknames";

/** @type {readonly Generated[]} */
const kinds = [
  {
    what: "the database client",
    inputs: ["prisma/schema.prisma"],
    isInput: /./,
    output: "backend/database/generated/client.ts",
    make: () => runNode(programs.prisma, ["generate", "--no-hints"], { env: prismaEnvironment, quiet: true }),
  },
  {
    what: "the typed operations",
    inputs: ["codegen.yml", "schema.graphql", "frontend", "backend/testing"],
    isInput: /\.(graphql|yml)$/,
    output: "frontend/generated/schema-types.ts",
    make: () => {
      // Those of operations that are gone would stay.
      for (const folder of ["frontend", "backend/testing"].flatMap(foldersOf)) rmSync(folder, { recursive: true });
      return runNode(programs.codegen, [], { quiet: true });
    },
  },
  {
    what: "the messages' types",
    inputs: ["common/messages", "scripts/emit.ts"],
    isInput: /^common\/messages\/en\/|\.ts$/,
    output: "common/generated/message-values.ts",
    make: () => emit("messages"),
  },
  {
    what: "the nicknames",
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
  return { ok: true, output: "" };
}

/** @param {string[]} args */
const emit = (...args) => runNode(programs.tsx, ["scripts/emit.ts", ...args], { quiet: true });

/** Writes the generated code that is not tracked, unless it is current. @throws {Error} when a part fails */
export async function ensureGenerated() {
  await Promise.all(kinds.map(ensure));
}

/** @param {Generated} generated */
async function ensure({ what, inputs, isInput, output, make }) {
  const stampFile = path.join(path.dirname(inProject(output)), ".made-from");
  const stamp = hashOf(inputs.flatMap(filesOf).filter((file) => isInput.test(file)));
  const isCurrent = existsSync(inProject(output)) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp;
  if (isCurrent) return;
  await mustWrite(what, make());
  writeFileSync(stampFile, stamp);
}

/** @param {string} what @param {Promise<{ ok: boolean, output: string }>} making @throws {Error} with what it said */
async function mustWrite(what, making) {
  const { ok, output } = await making;
  if (!ok) throw new Error(`Generating ${what} failed:\n${output}`);
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
    await mustWrite("schema.graphql and the table of limits", emit("tracked"));
    await ensureGenerated();
  });
}
