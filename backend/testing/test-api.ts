import { PassThrough } from "node:stream";
import { LoginDocument, RegisterDocument } from "../../frontend/generated/documents.ts";
import { type BuiltPages, createApp } from "../app.ts";
import { createDatabase, type Database } from "../database/client.ts";
import type { Settings } from "../features/users/context.type.ts";
import { createHttpServer, listen, stopServing } from "../http/listen.ts";
import { createLogger } from "../lib/logger.ts";
import { seed } from "../seed.ts";
import { ApiClient } from "./api-client.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { unlimited } from "./unlimited.ts";

/** What the metrics of a test's server demand. */
export const metricsToken = "a token of the tests";

/** What signs the cookies of a test's server. */
export const testSecret = "a secret of the tests";

const admin = { username: "admin", password: "correct horse" };

/** A server over real HTTP and a database of its own, seeded. */
export interface TestApi {
  db: Database;
  /** postgresql://… */
  databaseUrl: string;
  /** http://…, without a slash at the end. */
  url: string;
  /** As when the process was told to stop. */
  beginToStop(): void;
  /** Everything that was logged so far. */
  logged(): string;
  /** @param headers headers of each of the client's requests */
  anonymous(headers?: Record<string, string>): ApiClient;
  signIn(username: string, password: string): Promise<ApiClient>;
  signInAsAdmin(): Promise<ApiClient>;
  /** Makes a customer with this username and signs them in. */
  signInAsNewCustomer(username: string): Promise<ApiClient>;
  close(): Promise<void>;
}

/** Two servers with one database, as two processes have it. */
export interface TwoTestApis {
  here: TestApi;
  elsewhere: TestApi;
  close(): Promise<void>;
}

/** Starts two servers with one database for one test file. */
export async function startTwoTestApis(): Promise<TwoTestApis> {
  const database = await createTestDatabase();
  const shared = { database: { url: database.url, drop: async () => undefined } };
  const here = await startTestApi({}, false, shared);
  const elsewhere = await startTestApi({}, false, shared);
  return {
    here,
    elsewhere,
    async close() {
      await here.close();
      await elsewhere.close();
      await database.drop();
    },
  };
}

/** What a test brings along in place of what it would be given. */
export interface GivenParts {
  /** A migrated database. */
  database?: TestDatabase;
  /** The built pages; without them there are none. */
  built?: BuiltPages;
}

/**
 * Starts a server for one test file.
 *
 * @param trustProxy 1 lets callers say in X-Forwarded-For where they come from
 * @param given what is brought along
 */
export async function startTestApi(
  settings: Partial<Settings> = {},
  trustProxy: false | 1 = false,
  given: GivenParts = {},
): Promise<TestApi> {
  const database = given.database ?? (await createTestDatabase());
  const log = new PassThrough();
  const logger = createLogger("debug", log);
  const db = createDatabase(database.url, { slowQueryMs: 300, logger });
  await seed(db, admin);
  let logged = "";
  let isStopping = false;
  log.on("data", (chunk) => {
    logged += String(chunk);
  });
  const app = await createApp({
    db,
    logger,
    sessionSecret: testSecret,
    trustProxy,
    settings: { allowRegistration: true, ...unlimited, ...settings },
    built: given.built,
    metricsToken,
    isStopping: () => isStopping,
  });
  const server = createHttpServer(app.express);
  app.attach(server);
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${port}`;
  const anonymous = (headers?: Record<string, string>) => new ApiClient(url, headers);
  const signIn = async (username: string, password: string) => {
    const client = anonymous();
    await client.execute(LoginDocument, { input: { username, password } });
    return client;
  };
  return {
    db,
    databaseUrl: database.url,
    url,
    beginToStop() {
      isStopping = true;
    },
    logged: () => logged,
    anonymous,
    signIn,
    signInAsAdmin: () => signIn(admin.username, admin.password),
    async signInAsNewCustomer(username) {
      const password = `password of ${username}`;
      const account = { username, password, name: `Customer ${username}`, email: `${username}@example.com` };
      const client = anonymous();
      await client.execute(RegisterDocument, { input: account });
      return client;
    },
    async close() {
      await app.closeSockets();
      await stopServing(server);
      await app.close();
      await db.close();
      await database.drop();
    },
  };
}
