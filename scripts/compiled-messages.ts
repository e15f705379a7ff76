import type { Plugin } from "vite";
import { compileMessages } from "../common/messages/compile-messages.ts";

/** Compiles message catalogs at bundling time, so that browsers need not. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    enforce: "pre",
    transform: {
      filter: { id: /\/common\/messages\/[\w-]+\/[\w-]+\.json$/ },
      handler: (code) => JSON.stringify(compileMessages(JSON.parse(code))),
    },
  };
}
