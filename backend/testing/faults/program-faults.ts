import pino from "pino";
import type { RunningApp } from "../../../e2e/support/app.ts";
import { LoginDocument } from "../../../frontend/features/auth/generated/login.ts";
import { createDatabase, type Database } from "../../database/client.ts";
import { reachDatabase } from "../../database/running-server.ts";
import { ApiClient } from "../api-client.ts";

export async function signInAsAdmin({ url, admin }: Pick<RunningApp, "url" | "admin">): Promise<ApiClient> {
  const client = new ApiClient(url);
  await client.execute(LoginDocument, { input: admin });
  return client;
}

export async function lookInto<T>(dataDir: string, look: (db: Database) => Promise<T>): Promise<T> {
  const { url } = await reachDatabase({ url: undefined, dataDir, logger: pino({ enabled: false }) });
  const db = createDatabase(url);
  try {
    return await look(db);
  } finally {
    await db.close();
  }
}
