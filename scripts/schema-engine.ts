import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";
import { migrationsFolder, readMigrations } from "../backend/database/migration-files.ts";

export interface OpenSchemaEngine {
  engine: SchemaEngine;
  close(): Promise<void>;
}

const singleCharacter = 18;

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;

/**
 * Prisma's adapter splits scripts at every semicolon, refuses the type "char" that the engine needs to read a schema,
 * and drops a shadow database while connected to it. This one does not.
 */
class MigrationAdapter extends PrismaPg {
  private readonly url: string;
  private readonly connection: pg.Pool;

  constructor(url: string, connection: pg.Pool) {
    super(connection);
    this.url = url;
    this.connection = connection;
  }

  override async connect() {
    const adapter = await super.connect();
    runWholeScripts(adapter);
    readCharacters(adapter, this.connection);
    return adapter;
  }

  override async connectToShadowDb() {
    const name = `shadow_${crypto.randomUUID()}`;
    await this.connection.query(`CREATE DATABASE "${name}" TEMPLATE template0`);
    const url = new URL(this.url);
    url.pathname = `/${name}`;
    const shadow = openConnection(url.href);
    const adapter = await new PrismaPg(shadow).connect();
    runWholeScripts(adapter);
    readCharacters(adapter, shadow);
    adapter.dispose = async () => {
      await shadow.end();
      await this.connection.query(`DROP DATABASE "${name}"`);
    };
    return adapter;
  }
}

function runWholeScripts(adapter: Adapter): void {
  adapter.executeScript = async (script) => {
    // Without arguments: PostgreSQL's simple query protocol, which accepts any number of statements.
    await adapter.executeRaw({ sql: script, args: [], argTypes: [] });
  };
}

/** Reads columns of the type "char" as text, and reports their real type to the engine. */
function readCharacters(adapter: Adapter, connection: pg.Pool): void {
  const query = connection.query.bind(connection);
  let characterColumns: number[] = [];
  Object.assign(connection, {
    async query(config: pg.QueryArrayConfig) {
      const result = await query(config);
      // Several statements have several results, and no fields.
      const fields = result.fields ?? [];
      characterColumns = fields.flatMap((field, index) => (field.dataTypeID === singleCharacter ? [index] : []));
      for (const field of fields) {
        if (field.dataTypeID === singleCharacter) field.dataTypeID = pg.types.builtins.TEXT;
      }
      return result;
    },
  });
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (sql) => {
    const result = await queryRaw(sql);
    for (const index of characterColumns) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
}

function openConnection(url: string): pg.Pool {
  const connection = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  connection.on("error", () => undefined);
  return connection;
}

let loaded: Promise<void> | undefined;

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

/** The first call takes much of a second. */
export async function openSchemaEngine(url: string): Promise<OpenSchemaEngine> {
  loaded ??= loadEngine();
  await loaded;
  const connection = openConnection(url);
  const bound = bindMigrationAwareSqlAdapterFactory(new MigrationAdapter(url, connection));
  const engine = await glue.SchemaEngine.new({ datamodels: undefined }, () => undefined, bound);
  return {
    engine,
    async close() {
      engine.free();
      await connection.end();
    },
  };
}

export async function listMigrations(): Promise<MigrationList> {
  return {
    baseDir: migrationsFolder,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: (await readMigrations(migrationsFolder)).map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  };
}
