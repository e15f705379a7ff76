import { once } from "node:events";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { openConnection } from "./database/connection.ts";
import { missingMigrations } from "./database/migrate.ts";
import { hasEmbeddedDatabase, reachDatabase } from "./database/running-server.ts";
import { findServerBinaries } from "./database/server-account.ts";
import { type Env, readEnv } from "./env.ts";
import { counted } from "./lib/counted.ts";
import { createLogger } from "./lib/logger.ts";

// Implements `find-your-table check`: looks at what a start needs, says what is wrong, and exits.

const megabyte = 1_000_000;
/** A new database takes 50 MB, its log up to 256 MB. */
const minFreeBytes = 500 * megabyte;
const maxClockDifferenceMs = 5_000;
const answersWithinMs = 3_000;

/** Resolves to what was found. Throws an Error with a sentence for what is wrong. */
type Check = (env: Env) => Promise<string>;

const checks: Record<string, Check> = {
  folder: checkFolder,
  disk: checkDisk,
  database: checkDatabase,
  port: checkPort,
};

async function checkFolder({ dataDir }: Env): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, `.check-${process.pid}`);
  await writeFile(file, "");
  await rm(file);
  return `${dataDir} can be written to`;
}

async function checkDisk({ dataDir }: Env): Promise<string> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = `${Math.floor((bavail * bsize) / megabyte)} MB free`;
  if (bavail * bsize >= minFreeBytes) return free;
  throw new Error(`${free} where ${dataDir} is; at least ${minFreeBytes / megabyte} MB are needed.`);
}

async function checkDatabase({ database, dataDir, logLevel }: Env): Promise<string> {
  const { url } = database;
  if (url === undefined) {
    await findServerBinaries();
    if (!(await hasEmbeddedDatabase(dataDir))) return "embedded; the first start creates it";
  }
  const reached = await reachDatabase({ url, dataDir, logger: createLogger(logLevel) });
  try {
    return await describeDatabase(reached.url);
  } finally {
    await reached.stop();
  }
}

interface ServerFacts {
  version: string;
  encoding: string;
  time: Date;
}

async function describeDatabase(url: string): Promise<string> {
  const client = await openConnection(url);
  try {
    const before = Date.now();
    const { rows } = await client.query<ServerFacts>(
      `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding,
              clock_timestamp() AS time`,
    );
    const [facts] = rows;
    if (!facts) throw new Error("The database server does not answer.");
    if (facts.encoding !== "UTF8") throw new Error(`The database uses ${facts.encoding}. Create it with UTF-8.`);
    const missing = await missingMigrations(client);
    const updates = missing > 0 ? `; the next start makes ${counted(missing, "change", "changes")} to it` : "";
    return `PostgreSQL ${facts.version}, ${clockText(facts.time.getTime(), before)}${updates}`;
  } finally {
    await client.end();
  }
}

/** A clock that is wrong lets sign-ins, links and codes of authenticator apps end early or never. */
function clockText(theirs: number, before: number): string {
  const away = Math.max(0, Math.abs(theirs - before) - (Date.now() - before));
  if (away <= maxClockDifferenceMs) return "its clock and this machine's agree";
  throw new Error(
    `The clocks of the database server and of this machine differ by ${Math.round(away / 1000)} s. Set both right.`,
  );
}

async function checkPort({ http: { host, port } }: Env): Promise<string> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
    server.close();
    return `${host}:${port} is free`;
  } catch (error) {
    if (await isOurs(port)) return `${host}:${port} is this program's, which is running`;
    throw new Error(`${error instanceof Error ? error.message : String(error)}. Set PORT or HOST.`, { cause: error });
  }
}

async function isOurs(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(answersWithinMs) })
    .then((response) => response.text())
    .catch(() => "");
  return /^ok\b/.test(answer);
}

/** Prints one line. Returns whether all is well. */
async function report(what: string, check: () => Promise<string>): Promise<boolean> {
  try {
    process.stdout.write(`ok      ${what}: ${await check()}\n`);
    return true;
  } catch (error) {
    process.stdout.write(`FAILED  ${what}: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}

async function checkAll(): Promise<boolean> {
  let env: Env | undefined;
  const areValid = await report("settings", async () => {
    env = readEnv(process.env);
    return "valid";
  });
  const found = env;
  if (!areValid || found === undefined) return false;
  const results: boolean[] = [];
  for (const [what, check] of Object.entries(checks)) results.push(await report(what, () => check(found)));
  return results.every(Boolean);
}

if (!(await checkAll())) process.exitCode = 1;
