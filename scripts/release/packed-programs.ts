import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { addressOf } from "../bundling.ts";
import { brotli } from "../compress-files.mjs";

interface PackedProgram {
  module: RegExp;
  /** The program in WebAssembly, read from the package, beside `module`. */
  read(folder: string): Buffer;
  /** The module's code that takes the program from `bytes`. */
  change(code: string, bytes: string): string;
}

/** Decompressing takes milliseconds, the space of a program is megabytes. */
const programs: readonly PackedProgram[] = [
  {
    module: /query_compiler_fast_bg\.postgresql\.wasm-base64\.mjs$/,
    read: (folder) => {
      const text = readFileSync(path.join(folder, "query_compiler_fast_bg.postgresql.wasm-base64.mjs"), "utf8");
      return Buffer.from(/wasm = "([^"]+)"/.exec(text)?.[1] ?? "", "base64");
    },
    change: (_code, bytes) => `export const wasm = ${bytes}.toString("base64");`,
  },
  {
    module: /photon-node[\\/]photon_rs\.js$/,
    read: (folder) => readFileSync(path.join(folder, "photon_rs_bg.wasm")),
    change: (code, bytes) => code.replace(/^const path = [^\n]+\nconst bytes = [^\n]+;$/m, `const bytes = ${bytes};`),
  },
];

/** Bundles programs in WebAssembly compressed, and reads them when their module is loaded. */
export function packedPrograms(): Plugin {
  return {
    name: "packed-programs",
    transform: {
      filter: { id: programs.map(({ module }) => module) },
      async handler(code, id) {
        const program = programs.find(({ module }) => module.test(id));
        if (!program) return undefined;
        const wasm = program.read(path.dirname(id));
        const file = `backend/webassembly/${path.parse(id).name}.br`;
        this.emitFile({ type: "asset", fileName: file, source: await brotli(wasm) });
        const changed = program.change(code, `unpack(read(new URL(${addressOf(file)})))`);
        if (wasm.length === 0 || changed === code)
          throw new Error(`${id} is not what it was: adapt ${import.meta.url}.`);
        return { code: `${imports(id)}\n${changed}`, map: null };
      },
    },
  };
}

function imports(id: string): string {
  return id.endsWith(".mjs")
    ? 'import { readFileSync as read } from "node:fs"; import { brotliDecompressSync as unpack } from "node:zlib";'
    : 'const { readFileSync: read } = require("node:fs"); const { brotliDecompressSync: unpack } = require("node:zlib");';
}
