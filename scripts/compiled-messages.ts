import type { Plugin } from "vite";
import { compileMessages } from "../common/messages/compile-messages.ts";

/** Compiles catalogues of messages while they are bundled, so that no browser has to. */
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
