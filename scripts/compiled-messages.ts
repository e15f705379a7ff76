import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import { appCatalogs, firstAppCatalogs } from "../common/app-languages.ts";
import { compileMessages } from "../common/messages/compile-messages.ts";

const defaultFolder = fileURLToPath(new URL("../common/messages", import.meta.url));
const moduleId = /^\0virtual:app-messages\/(messages|more-messages)-(\w+)$/;

/** Of a language: the texts around sign-in, or all others. */
type MessagesPart = "messages" | "more-messages";

const isFirst = (catalog: string) => firstAppCatalogs.some((first) => first === catalog);

/**
 * Provides `virtual:app-messages/messages-de`, `…/more-messages-de` etc., compiled when bundled. English fills gaps; a
 * test finds these. Fails if code that the first page loads has texts of the second part.
 */
export function compiledMessages(folder = defaultFolder): Plugin {
  return {
    name: "compiled-messages",
    resolveId: {
      filter: { id: /^virtual:app-messages\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: moduleId },
      handler(id) {
        const [, part = "messages", tag = "en"] = moduleId.exec(id) ?? [];
        const kind = part === "messages" ? part : "more-messages";
        for (const file of catalogFiles(tag, kind, folder)) this.addWatchFile(file);
        return messagesModule(tag, kind, folder);
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle, path: page }) =>
        bundle && page === "/index.html" ? [preloading(firstFiles(bundle))] : [],
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const [entry] = chunks.filter(({ isEntry, name }) => isEntry && name === "index");
      const first = chunks.filter((chunk) => chunk === entry || entry?.imports.includes(chunk.fileName));
      for (const id of first.flatMap(({ moduleIds }) => moduleIds).filter((id) => !sharedTexts.test(id))) {
        const [early] = lateText.exec(this.getModuleInfo(id)?.code ?? "") ?? [];
        if (early !== undefined) this.error(`${id} is loaded before the text ${early} is`);
      }
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

const lateText = new RegExp(`"(?:${appCatalogs.filter((name) => !isFirst(name)).join("|")})\\.[\\w.]+"`);

// Functions that are only called from late screens are in shared modules, too: the product's toasts, for one.
const sharedTexts = /[\\/](?:table-messages|table-texts|toast-texts)\.ts$/;

const catalogFiles = (tag: string, part: MessagesPart, folder: string) =>
  ["en", tag]
    .flatMap((language) =>
      appCatalogs
        .filter((name) => isFirst(name) === (part === "messages"))
        .map((name) => path.join(folder, language, `${name}.json`)),
    )
    .filter((file) => existsSync(file));

export function messagesModule(tag: string, part: MessagesPart, folder: string): string {
  const texts = Object.assign(
    {},
    ...catalogFiles(tag, part, folder).map((file) => JSON.parse(readFileSync(file, "utf8"))),
  );
  const json = JSON.stringify(compileMessages(texts));
  // Browsers read JSON faster than code.
  return `export const messages = JSON.parse(${JSON.stringify(json)});`;
}
