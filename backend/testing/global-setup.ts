import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../database/migrate.ts";
import { compileSources } from "./compile.ts";
import { startThrowAwayServer } from "./database-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseServerUrl: string;
    /** Migrated, for tests to copy. */
    templateDatabase: string;
    compiledSources: string;
  }
}

const templateDatabase = "template_migrated";

async function createTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${templateDatabase}`);
  const url = new URL(serverUrl);
  url.pathname = `/${templateDatabase}`;
  await migrate(url.href);
  // A database cannot be copied while somebody is connected to it.
  await client.query(`ALTER DATABASE ${templateDatabase} WITH ALLOW_CONNECTIONS false IS_TEMPLATE true`);
  await client.end();
}

/** One PostgreSQL server with a migrated template, and the compiled programs, for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, compiled] = await Promise.all([startThrowAwayServer(), compileSources()]);
  await createTemplate(server.url);
  project.provide("databaseServerUrl", server.url);
  project.provide("templateDatabase", templateDatabase);
  project.provide("compiledSources", compiled.folder);
  return async () => {
    await Promise.all([server.stop(), compiled.remove()]);
  };
}
