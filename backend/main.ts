import "./fit-memory.ts";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import {
  adminMessage,
  commonPasswordMessage,
  firstStartMessage,
  openBrowser,
  ownAddress,
  readyMessage,
  updateBackupMessage,
} from "./announce.ts";
import { createApp } from "./app.ts";
import { createDatabase } from "./database/client.ts";
import { withDatabaseLock } from "./database/connection.ts";
import { startDatabase } from "./database/start-database.ts";
import { type Env, readEnv } from "./env.ts";
import { createAppServer, listen, stopServing } from "./http/listen.ts";
import { createLogger } from "./lib/logger.ts";
import { projectRoot } from "./lib/project-root.ts";
import { keepSessionSecret } from "./lib/secrets.ts";
import { seed } from "./seed.ts";
import { startUpdateCheck } from "./update-check.ts";
import { prepareBackups, startUpkeep } from "./upkeep.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);

/** The longest time a proxy needs to send a request on a new connection. */
const lingerMs = 300;

const closers: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;
const hurry = new AbortController();

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

async function start(env: Env): Promise<void> {
  const logger = createLogger(env.logLevel);
  const { dataDir } = env;
  const database = await startDatabase({
    ...{ url: env.database.url, dataDir, logger, onUnexpectedEnd: fail },
    backups: env.backups.isMadeBeforeUpdate ? env.backups : undefined,
    onBackup: (file) => say(updateBackupMessage(file)),
  });
  const { url } = database;
  closers.push(() => database.stop());
  const db = createDatabase(url, { slowQueryMs: env.slowQueryMs, logger });
  closers.push(() => db.close());
  const { generatedPassword, isPasswordCommon } = await withDatabaseLock(url, "seed", () => seed(db, env.admin));
  closers.push(startUpkeep(db, env, logger));
  const newerVersion = env.updateCheckUrl === undefined ? undefined : startUpdateCheck(env.updateCheckUrl, logger);
  const backups = await prepareBackups(db, url, env, logger);
  const app = await createApp({
    db,
    logger,
    sessionSecret: env.sessionSecret ?? (await keepSessionSecret(dataDir)),
    trustProxy: env.http.trustProxy,
    settings: {
      publicOrigin: env.publicOrigin,
      allowRegistration: env.allowRegistration,
      rates: env.rates,
      searchNames: env.searchNames,
      backups,
      newerVersion,
      retentionDays: env.retentionDays,
    },
    built: {
      frontend: path.join(projectRoot, "dist", "frontend"),
      guestPages: path.join(projectRoot, "dist", "guest-pages"),
    },
    metricsToken: env.metricsToken,
    backupFigures: backups.figures,
    isStopping: () => stopping !== undefined,
  });
  closers.push(() => app.close());

  const server = createAppServer(app.express);
  app.attach(server);
  const port = await listen(server, env.http);
  closers.push(() => stopServing(server, lingerMs));
  closers.push(() => serveOn(env.drainSeconds));
  closers.push(() => app.closeSockets());
  closers.push(backups.start());
  if (isPasswordCommon) say(commonPasswordMessage);
  const ready = readyMessage(env.http.host, port, performance.now() / 1000);
  const signInUrl = `${env.publicOrigin ?? ownAddress(env.http.host, port)}/auth`;
  for (const text of announcement(env, ready, signInUrl, generatedPassword)) say(text);
  if (env.opensBrowser) openBrowser(signInUrl, logger);
}

/** Programs that read along wait for the line that says ready, so it comes last for them. */
function announcement(env: Env, ready: string, signInUrl: string, password: string | undefined): string[] {
  const { username } = env.admin;
  if (password === undefined) return [ready];
  if (process.stdout.isTTY && !env.isOnCi) return [ready, firstStartMessage(signInUrl, username, password)];
  return [adminMessage(username, password), ready];
}

/** A balancer that checks /readyz has this long. A second signal, or a failure, ends the wait. */
async function serveOn(seconds: number): Promise<void> {
  await delay(seconds * 1000, undefined, { signal: hurry.signal }).catch(() => undefined);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  stop(1);
}

function stop(exitCode: number): void {
  if (stopping !== undefined || exitCode !== 0) hurry.abort();
  stopping ??= starting
    .catch(() => undefined)
    .then(closeAll)
    .then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
}

const starting = Promise.resolve().then(() => start(readEnv(process.env)));
starting.catch(fail);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(0));
