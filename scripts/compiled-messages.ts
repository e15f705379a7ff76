import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import { appSections, firstSections } from "../common/app-languages.ts";
import { compileMessages, sectionOf } from "../common/messages/compile-messages.ts";

const moduleId = /^\0virtual:app-messages\/(first|more)-messages-(\w+)$/;

/**
 * Provides `virtual:app-messages/first-messages-de`, `…/more-messages-de` etc., compiled when bundled: the sections that
 * come with sign-in, and the others. English fills gaps; a test finds these.
 */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    resolveId: {
      filter: { id: /^virtual:app-messages\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: moduleId },
      handler(id) {
        const [, part, tag = "en"] = moduleId.exec(id) ?? [];
        const files = ["en", tag].map(catalogOf);
        for (const file of files) this.addWatchFile(file);
        const catalog = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, "utf8"))));
        const isIn = (key: string) => isOneOf(appSections, key) && isOneOf(firstSections, key) === (part === "first");
        // Browsers read JSON faster than code.
        return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compileMessages(catalog, isIn)))});`;
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle, path: page }) =>
        bundle && page === "/index.html" ? [preloading(firstFiles(bundle))] : [],
    },
  };
}

const catalogOf = (tag: string) => fileURLToPath(new URL(`../common/messages/${tag}.json`, import.meta.url));

const isOneOf = (sections: readonly string[], key: string) => sections.includes(sectionOf(key));

/** The file of each language's first texts, by its tag. */
function firstFiles(bundle: Rolldown.OutputBundle): Record<string, string> {
  const named = Object.values(bundle).map(({ fileName, ...file }) => {
    const tag = file.type === "chunk" ? /^first-messages-(\w+)$/.exec(file.name)?.[1] : undefined;
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
