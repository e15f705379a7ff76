import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { appCatalogs } from "../common/app-languages.ts";
import { compileMessages } from "../common/messages/compile-messages.ts";

const defaultFolder = fileURLToPath(new URL("../common/messages", import.meta.url));
const moduleId = /^\0virtual:app-messages\/messages-/;

/** Provides `virtual:app-messages/messages-de` etc., compiled when bundled. English fills gaps; a test finds these. */
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
        const tag = id.replace(moduleId, "");
        for (const file of catalogFiles(tag, folder)) this.addWatchFile(file);
        return messagesModule(tag, folder);
      },
    },
  };
}

const catalogFiles = (tag: string, folder: string) =>
  ["en", tag]
    .flatMap((language) => appCatalogs.map((name) => path.join(folder, language, `${name}.json`)))
    .filter((file) => existsSync(file));

export function messagesModule(tag: string, folder: string): string {
  const texts = Object.assign({}, ...catalogFiles(tag, folder).map((file) => JSON.parse(readFileSync(file, "utf8"))));
  const json = JSON.stringify(compileMessages(texts));
  // Browsers read JSON faster than code.
  return `export const messages = JSON.parse(${JSON.stringify(json)});`;
}
