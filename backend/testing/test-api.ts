import { PassThrough } from "node:stream";
import { afterAll } from "vitest";
import { LoginDocument } from "../../frontend/organizer/features/auth/generated/auth.ts";
import { type BuiltPages, createApp } from "../app.ts";
import { createDatabase, type Database } from "../database/client.ts";
import type { Settings } from "../features/users/context.type.ts";
import { createAppServer, listen, stopServing } from "../http/listen.ts";
import { createLogger } from "../lib/logger.ts";
import { seed } from "../seed.ts";
import { ApiClient } from "./api-client.ts";
import { RegisterDocument } from "./generated/operations.ts";
import { createTestDatabase, emptyDatabase, type TestDatabase } from "./test-database.ts";
import { unlimited } from "./unlimited.ts";

export const metricsToken = "a token of the tests";

const testSecret = "a secret of the tests";

const admin = { username: "admin", password: "correct horse" };

/** A server over real HTTP with a seeded database of its own. */
export interface TestApi {
  db: Database;
  databaseUrl: string;
  /** http://…, without a trailing slash. */
  url: string;
  /** As when the process is asked to stop. */
  beginToStop(): void;
  /** Since the server started, or was given to this file. */
  logged(): string;
  anonymous(headers?: Record<string, string>): ApiClient;
  signIn(username: string, password: string): Promise<ApiClient>;
  signInAsAdmin(): Promise<ApiClient>;
  signInAsNewCustomer(username: string): Promise<ApiClient>;
  close(): Promise<void>;
}

/** Two servers with one database, as two processes have it, for all tests of a file. */
export async function sharedTestApis(): Promise<{ here: SharedTestApi; elsewhere: SharedTestApi }> {
  const database = await createTestDatabase();
  // After what is begun below has ended.
  afterAll(database.drop);
  const given = { database: { url: database.url, drop: async () => undefined } };
  return { here: await sharedTestApi({}, false, given), elsewhere: await sharedTestApi({}, false, given) };
}

/** What replaces the parts that the server would create. */
interface GivenParts {
  database?: TestDatabase;
  built?: BuiltPages;
}

/** What a file may do with a server that other files use, too. */
export type SharedTestApi = Omit<TestApi, "beginToStop" | "close">;

/**
 * For all tests of a file. With the usual settings, files that run one after the other in a worker use the same server,
 * emptied and seeded again in between. Other settings, or a given database, make one that is closed after the file.
 */
export async function sharedTestApi(...given: Parameters<typeof startTestApi>): Promise<SharedTestApi> {
  const [settings = {}, trustProxy = false, { built, database } = {}] = given;
  const isUsual = database === undefined && Object.keys(settings).length === 0;
  return isUsual ? reusedApi(`${trustProxy} ${built?.guestPages}`, given) : ownTestApi(...given);
}

/** For all tests of a file that reads what its server counts; closed after them. */
export async function ownTestApi(...given: Parameters<typeof startTestApi>): Promise<SharedTestApi> {
  const api = await startTestApi(...given);
  afterAll(() => api.close());
  return api;
}

/** By their parts. They end with the worker. */
const reused = new Map<string, TestApi>();

async function reusedApi(key: string, given: Parameters<typeof startTestApi>): Promise<SharedTestApi> {
  const known = reused.get(key);
  if (known) {
    await emptyDatabase(known.databaseUrl);
    await seed(known.db, admin);
  }
  const api = known ?? (await startTestApi(...given));
  reused.set(key, api);
  const loggedBefore = api.logged().length;
  return { ...api, logged: () => api.logged().slice(loggedBefore) };
}

/** With `trustProxy` 1, callers set their address in X-Forwarded-For. */
export async function startTestApi(
  settings: Partial<Settings> = {},
  trustProxy: false | 1 | 2 = false,
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
    settings: {
      ...{ allowRegistration: true, ...unlimited, ...settings },
      rates: { ...unlimited.rates, ...settings.rates },
    },
    built: given.built,
    metricsToken,
    isStopping: () => isStopping,
  });
  const server = createAppServer(app.express);
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
