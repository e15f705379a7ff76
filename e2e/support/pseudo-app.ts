import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readMessages } from "../../backend/lib/languages.ts";
import { pseudoMessages } from "../../backend/testing/pseudo-language.ts";
import { compileMessages } from "../../common/messages/compile-messages.ts";
import { createLanguage } from "../../common/messages/language.ts";
import { type MessageKey, message, type ValuesOf } from "../../common/messages/message.ts";
import { messagesModule, messagesParts, splitMessages } from "../../scripts/compiled-messages.ts";
import { projectRoot, startApp } from "./app.ts";
import { test } from "./test.ts";

const messages = "common/messages";
const english = `${messages}/en`;

const pseudo = createLanguage("en", pseudoMessages(readMessages("en")));

/** The accented text of a message. */
export const said = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string =>
  pseudo.say(message(key, ...values));

/** Each test on an accented and mirrored copy of the program: no language runs from right to left yet. */
export const testOnPseudoApp = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this fixture needs no other.
  app: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "find-your-table-pseudo-"));
    try {
      await copyServer(folder);
      await writePseudoCatalogs(path.join(folder, "dist", english));
      await replaceMessages(path.join(folder, "dist"));
      await mirror(path.join(folder, "dist/frontend/index.html"));
      const app = await startApp({}, path.join(folder, "dist/backend/main.js"));
      await use(app);
      await app.stop();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

async function copyServer(folder: string): Promise<void> {
  await mkdir(path.join(folder, "dist"));
  await cp(path.join(projectRoot, "package.json"), path.join(folder, "package.json"));
  for (const part of ["dist/backend", "dist/common", "dist/frontend", "dist/guest-pages"])
    await cp(path.join(projectRoot, part), path.join(folder, part), { recursive: true });
  for (const part of ["node_modules", "prisma"])
    await symlink(path.join(projectRoot, part), path.join(folder, part), "junction");
}

async function writePseudoCatalogs(folder: string): Promise<void> {
  const source = path.join(projectRoot, english);
  for (const file of await readdir(source)) {
    const catalog: Record<string, string> = JSON.parse(await readFile(path.join(source, file), "utf8"));
    const pseudo = Object.entries(pseudoMessages(compileMessages(catalog)));
    const texts = Object.fromEntries(pseudo.map(([key, compiled]) => [key, toIcu(compiled)]));
    await writeFile(path.join(folder, file), JSON.stringify(texts));
  }
}

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

/** English messages are files of their own. */
async function replaceMessages(dist: string): Promise<void> {
  const assets = path.join(dist, "frontend/assets");
  const names = await readdir(assets);
  const parts = splitMessages();
  for (const part of messagesParts) {
    const files = names.filter((name) => name.startsWith(`${part}-en-`));
    // The server would send the compressed files instead.
    await Promise.all(files.map((name) => rm(path.join(assets, name))));
    const [module, ...others] = files.filter((name) => name.endsWith(".js"));
    if (module === undefined || others.length > 0) throw new Error(`Expected one file of ${part}: ${files}`);
    await writeFile(
      path.join(assets, module),
      messagesModule("en", (key) => parts.get(key) === part, path.join(dist, messages)),
    );
  }
}

/** Done by the server for real languages; "ar-XB" is the usual tag of mirrored tests. */
async function mirror(page: string): Promise<void> {
  const html = await readFile(page, "utf8");
  await writeFile(page, html.replace('<html lang="en">', '<html lang="ar-XB" dir="rtl">'));
}
