import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";

/** Node does not support the package's import of its .wasm file as a module, so load it by hand, as Prisma does. */
async function loadEngine(): Promise<void> {
  // The engine writes its last message here before it ends with "unreachable".
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message(message: string) {
        throw new Error(`Prisma's schema engine failed: ${message}`);
      },
    },
  });
  const script = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = await readFile(script.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": { ...glue } });
  const { __wbindgen_start: start } = instance.exports;
  glue.__wbg_set_wasm(instance.exports);
  if (typeof start === "function") start();
}

/** The SQL that makes tables as in one Prisma schema of those in another, or of none. The engine insists on a server. */
export async function sqlBetween(serverUrl: string, before: string | undefined, after: string): Promise<string> {
  await loadEngine();
  const server = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: serverUrl }));
  const engine = await glue.SchemaEngine.new({ datamodels: undefined }, () => undefined, server);
  const datamodel = (content: string) => ({
    tag: "schemaDatamodel" as const,
    files: [{ path: "schema.prisma", content }],
  });
  const { stdout } = await engine.diff({
    from: before === undefined ? { tag: "empty" } : datamodel(before),
    to: datamodel(after),
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  engine.free();
  return stdout ?? "";
}
