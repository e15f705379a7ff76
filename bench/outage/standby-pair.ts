import { execFile } from "node:child_process";
import { appendFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import pino from "pino";
import { embeddedServerUrl, prepareDatabaseFiles } from "../../backend/database/data-directory.ts";
import { chooseServerAccount, type ServerAccount } from "../../backend/database/server-account.ts";
import { findServerBinaries } from "../../backend/database/server-binaries.ts";
import { type ServerProcess, spawnServer } from "../../backend/database/server-process.ts";
import { killDatabase } from "../../e2e/support/faults.ts";
import { type Relay, startRelay } from "../../e2e/support/relay.ts";

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "64MB",
  wal_level: "replica",
  wal_keep_size: "256MB",
  max_logical_replication_workers: "0",
  max_parallel_workers_per_gather: "0",
  io_method: "sync",
  jit: "off",
};
const pollMs = 20;
/** What a manager of fail-overs takes to notice that the primary is gone. */
const noticedAfterMs = 1_000;

const copy = promisify(execFile);
const logger = pino({ enabled: false });

interface Server {
  folder: string;
  url: string;
  process: ServerProcess;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await delay(pollMs);
}

/** A primary with a synchronous standby, behind one address. */
export class StandbyPair {
  readonly #account: ServerAccount;
  readonly #folder: string;
  readonly #password: string;
  readonly #relay: Relay;
  #primary: Server;
  #standby: Server | undefined;
  #count = 1;

  private constructor(account: ServerAccount, folder: string, password: string, relay: Relay, primary: Server) {
    this.#account = account;
    this.#folder = folder;
    this.#password = password;
    this.#relay = relay;
    this.#primary = primary;
  }

  static async start(folder: string): Promise<StandbyPair> {
    const account = await chooseServerAccount({ dataDir: folder, binaries: await findServerBinaries() });
    const first = path.join(folder, "1");
    await mkdir(first);
    const { password } = await prepareDatabaseFiles(account, first);
    const primary = await startIn(account, first, password);
    const relay = await startRelay();
    await relay.leadTo(primary.process.port);
    const pair = new StandbyPair(account, folder, password, relay, primary);
    await pair.addStandby();
    return pair;
  }

  /** Leads to whichever server is the primary. */
  get url(): string {
    return embeddedServerUrl(this.#relay.port, this.#password);
  }

  /** Copies the primary to a new standby. From then on, no change is acknowledged before the standby has it. */
  async addStandby(): Promise<void> {
    const { folder: from, url, process } = this.#primary;
    this.#count += 1;
    const folder = path.join(this.#folder, String(this.#count));
    const files = path.join(folder, "postgres");
    await mkdir(folder);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("SELECT pg_backup_start('standby', true)");
    // Files may vanish while they are copied; the log has what is needed.
    await copy("cp", ["-a", path.join(from, "postgres"), files]).catch(() => undefined);
    const { rows } = await client.query("SELECT labelfile FROM pg_backup_stop(false)");
    await client.end();
    const log = path.join(files, "pg_wal");
    for (const name of await readdir(log)) await rm(path.join(log, name), { recursive: true });
    await rm(path.join(files, "postmaster.pid"));
    await writeFile(path.join(files, "backup_label"), rows[0].labelfile);
    await writeFile(path.join(files, "standby.signal"), "");
    const primary = `host=127.0.0.1 port=${process.port} user=postgres password=${this.#password}`;
    await appendFile(
      path.join(files, "postgresql.auto.conf"),
      `primary_conninfo = '${primary}'\nsynchronous_standby_names = ''\n`,
    );
    this.#standby = await startIn(this.#account, folder, this.#password);
    await query(url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
    await query(url, "SELECT pg_reload_conf()");
    await until(async () => (await query(url, "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'")).length > 0);
  }

  /** Kills the primary and promotes the standby. @returns when it was promoted, as of performance.now() */
  async failOver(): Promise<number> {
    const { folder } = this.#primary;
    const standby = this.#standby;
    if (!standby) throw new Error("There is no standby.");
    await killDatabase(folder);
    await delay(noticedAfterMs);
    await query(standby.url, "SELECT pg_promote()");
    const promoted = performance.now();
    await this.#relay.leadTo(standby.process.port);
    this.#primary = standby;
    this.#standby = undefined;
    await rm(folder, { recursive: true, force: true });
    return promoted;
  }

  async stop(): Promise<void> {
    await this.#relay.close();
    await this.#standby?.process.stop();
    await this.#primary.process.stop();
  }
}

async function startIn(account: ServerAccount, folder: string, password: string): Promise<Server> {
  const process = await spawnServer(account, path.join(folder, "postgres"), settings, undefined, logger);
  const url = embeddedServerUrl(process.port, password);
  await until(async () => (await query(url, "SELECT 1")).length === 1);
  return { folder, url, process };
}
