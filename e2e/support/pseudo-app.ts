import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { vi } from "vitest";
import { readMessages } from "../../backend/lib/languages.ts";
import { pseudoMessages } from "../../backend/testing/pseudo-language.ts";
import { compileMessages } from "../../common/messages/compile-messages.ts";
import { createLanguage } from "../../common/messages/language.ts";
import { type MessageKey, message, type ValuesOf } from "../../common/messages/message.ts";
import { compiledMessages } from "../../scripts/compiled-messages.ts";
import { projectRoot, type RunningApp, startApp } from "./app.ts";

const messages = "common/messages";
const english = `${messages}/en`;

const pseudo = createLanguage("en", pseudoMessages(readMessages("en")));

/** What that program says for a message. */
export const said = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string =>
  pseudo.say(message(key, ...values));

/**
 * Starts the program with every message of the catalogs in accented letters; `stop` removes what it was built into.
 *
 * @param direction in which the organizers' app runs; from right to left in none of its languages yet
 */
export async function startPseudoApp(direction: "ltr" | "rtl" = "ltr"): Promise<RunningApp> {
  const folder = await mkdtemp(path.join(tmpdir(), "find-your-table-pseudo-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await copyServer(folder);
    await writePseudoCatalogues(path.join(folder, "dist", english));
    await buildFrontEnd(folder);
    if (direction === "rtl") await mirror(path.join(folder, "dist/frontend/index.html"));
    const app = await startApp({}, path.join(folder, "dist/backend/main.js"));
    return { ...app, stop: () => app.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function copyServer(folder: string): Promise<void> {
  await mkdir(path.join(folder, "dist"));
  await cp(path.join(projectRoot, "package.json"), path.join(folder, "package.json"));
  for (const part of ["dist/backend", "dist/common", "dist/guest-pages"])
    await cp(path.join(projectRoot, part), path.join(folder, part), { recursive: true });
  for (const part of ["node_modules", "prisma"])
    await symlink(path.join(projectRoot, part), path.join(folder, part), "junction");
}

async function writePseudoCatalogues(folder: string): Promise<void> {
  const source = path.join(projectRoot, english);
  for (const file of await readdir(source)) {
    const catalogue: Record<string, string> = JSON.parse(await readFile(path.join(source, file), "utf8"));
    const pseudo = Object.entries(pseudoMessages(compileMessages(catalogue)));
    const texts = Object.fromEntries(pseudo.map(([key, compiled]) => [key, toIcu(compiled)]));
    await writeFile(path.join(folder, file), JSON.stringify(texts));
  }
}

/** A compiled message as it stands in a catalog. */
function toIcu(compiled: unknown): string {
  if (!Array.isArray(compiled)) return quoted(String(compiled));
  return compiled.map((part) => (Array.isArray(part) ? placeholder(part) : toIcu(part))).join("");
}

function placeholder([name, format, cases]: unknown[]): string {
  if (format === undefined) return `{${name}}`;
  if (typeof cases !== "object" || cases === null) return `{${name}, ${format}}`;
  const branches = Object.entries(cases).filter(([branch]) => branch !== "offset");
  const texts = branches.map(([branch, text]) => `${/^\d+$/.test(branch) ? `=${branch}` : branch} {${toIcu(text)}}`);
  return `{${name}, ${format}, ${texts.join(" ")}}`;
}

const quoted = (text: string) => text.replaceAll("'", "''").replace(/[{}]+/g, "'$&'");

async function buildFrontEnd(folder: string): Promise<void> {
  // As in the build that is shipped; tests have an environment of their own.
  vi.stubEnv("NODE_ENV", "production");
  await build({
    configFile: path.join(projectRoot, "vite.config.ts"),
    logLevel: "error",
    // Before the one of the configuration.
    plugins: [{ ...compiledMessages(path.join(folder, "dist", messages)), enforce: "pre" }],
    build: { outDir: path.join(folder, "dist/frontend"), emptyOutDir: true },
  });
  vi.unstubAllEnvs();
  // The files that guests' pages load have no words in them.
  await cp(path.join(projectRoot, "dist/frontend"), path.join(folder, "dist/frontend"), {
    recursive: true,
    force: false,
  });
}

/** Replaces what the server would replace by the reader's language. The tag is the usual one for such tests. */
async function mirror(page: string): Promise<void> {
  const html = await readFile(page, "utf8");
  await writeFile(page, html.replace('<html lang="en">', '<html lang="ar-XB" dir="rtl">'));
}
