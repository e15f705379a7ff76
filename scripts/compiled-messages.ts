import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type HtmlTagDescriptor, type Plugin, parseSync, type Rolldown } from "vite";
import { appCatalogs } from "../common/app-languages.ts";
import { compileMessages } from "../common/messages/compile-messages.ts";
import { usedMessages } from "./used-messages.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const defaultFolder = path.join(root, "common/messages");
const moduleId = /^\0virtual:app-messages\/(messages|more-messages)-(\w+)$/;

/** Of a language: the texts around sign-in, and all others. */
const messagesParts = ["messages", "more-messages"] as const;
type MessagesPart = (typeof messagesParts)[number];

/** The code around sign-in, with all that it imports; late code comes with all texts. */
const firstCode = ["frontend/main.tsx", "frontend/features/auth/second-step.tsx", "frontend/ui/toaster.tsx"];

/**
 * Provides `virtual:app-messages/messages-de`, `…/more-messages-de` etc., compiled when bundled. English fills gaps; a
 * test finds these. In development the first part has all texts.
 */
export function compiledMessages(folder = defaultFolder): Plugin {
  let parts: Parts | undefined;
  return {
    name: "compiled-messages",
    resolveId: {
      filter: { id: /^virtual:app-messages\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: moduleId },
      handler(id) {
        const [, name, tag = "en"] = moduleId.exec(id) ?? [];
        const part = messagesParts.find((one) => one === name) ?? "messages";
        for (const file of catalogFiles(tag, folder)) this.addWatchFile(file);
        if (this.environment.mode === "build") parts ??= splitMessages(folder);
        return messagesModule(tag, (key) => (parts?.get(key) ?? "messages") === part, folder);
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle, path: page }) =>
        bundle && page === "/index.html" ? [preloading(firstFiles(bundle))] : [],
    },
  };
}

const firstName = /^messages-(\w+)$/;

/** The file of each language's first texts, by its tag. */
function firstFiles(bundle: Rolldown.OutputBundle): Record<string, string> {
  const named = Object.values(bundle).map(({ fileName, ...file }) => {
    const tag = file.type === "chunk" ? firstName.exec(file.name)?.[1] : undefined;
    return tag === undefined ? undefined : ([tag, `/${fileName}`] as const);
  });
  return Object.fromEntries(named.filter((entry) => entry !== undefined));
}

/** Else the texts would be asked for only when the start's script has come and runs. */
function preloading(files: Record<string, string>): HtmlTagDescriptor {
  const script =
    `(() => { const href = ${JSON.stringify(files)}[document.documentElement.lang]; if (href) ` +
    'document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href })); })();';
  return { tag: "script", children: script, injectTo: "head-prepend" };
}

const catalogFiles = (tag: string, folder: string) =>
  ["en", tag]
    .flatMap((language) => appCatalogs.map((name) => path.join(folder, language, `${name}.json`)))
    .filter((file) => existsSync(file));

function readTexts(tag: string, folder: string): Record<string, string> {
  return Object.assign({}, ...catalogFiles(tag, folder).map((file) => JSON.parse(readFileSync(file, "utf8"))));
}

type Parts = ReadonlyMap<string, MessagesPart>;

/** The part of each key. */
function splitMessages(folder = defaultFolder): Parts {
  const keys = Object.keys(readTexts("en", folder));
  const parts = new Map<string, MessagesPart>(keys.map((key) => [key, "more-messages"]));
  for (const key of usedMessages(keys, sourcesFrom(firstCode))) parts.set(key, "messages");
  return parts;
}

/** The sources of files and of all that they import, except late. */
function sourcesFrom(entries: readonly string[]): string[] {
  const sources = new Map<string, string>();
  const add = (file: string) => {
    if (sources.has(file)) return;
    const source = readFileSync(path.join(root, file), "utf8");
    sources.set(file, source);
    const { staticImports, staticExports } = parseSync(file, source).module;
    const requests = [
      ...staticImports.map(({ moduleRequest: { value }, entries: names }) => ({ value, names })),
      ...staticExports.flatMap(({ entries: names }) =>
        names.flatMap(({ moduleRequest, isType }) =>
          moduleRequest ? [{ value: moduleRequest.value, names: [{ isType }] }] : [],
        ),
      ),
    ].flatMap(({ value, names }) => (names.length > 0 && names.every(({ isType }) => isType) ? [] : value));
    for (const request of requests)
      if (/^\..*\.tsx?$/.test(request)) add(path.posix.join(path.posix.dirname(file), request));
  };
  for (const entry of entries) add(entry);
  return [...sources.values()];
}

function messagesModule(tag: string, isIn: (key: string) => boolean, folder: string): string {
  const texts = Object.fromEntries(Object.entries(readTexts(tag, folder)).filter(([key]) => isIn(key)));
  const json = JSON.stringify(compileMessages(texts));
  // Browsers read JSON faster than code.
  return `export const messages = JSON.parse(${JSON.stringify(json)});`;
}
