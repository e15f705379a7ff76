import { type ChildProcess, execFile, type SpawnOptions, spawn } from "node:child_process";
import { chmod, chown, cp, lchown, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { ServerBinaries } from "./server-binaries.ts";

/** PostgreSQL refuses to run as root. */
export type RootWay = "namespace" | "system-user";

/** The account that runs PostgreSQL's programs, and the programs as that account can read them. */
export interface ServerAccount {
  binaries: ServerBinaries;
  /** Unset when the files belong to the user who runs this process. */
  owner?: Owner;
  spawn(program: string, args: string[], options: SpawnOptions): ChildProcess;
}

interface Owner {
  uid: number;
  gid: number;
}

interface Setting {
  dataDir: string;
  binaries: ServerBinaries;
}

const namespacePrefix = ["--user", "--map-user=1000", "--map-group=1000", "--"];
const systemUsers = ["postgres", "nobody"];

/** Chooses who runs PostgreSQL. Root needs a user namespace or another user. @throws Error saying why neither works */
export async function chooseServerAccount(
  setting: Setting,
  ways: RootWay[] = ["namespace", "system-user"],
): Promise<ServerAccount> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) return ownAccount(setting);
  const refusals: string[] = [];
  for (const way of ways) {
    try {
      return await (way === "namespace" ? namespaceAccount(setting) : systemAccount(setting));
    } catch (error) {
      refusals.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(
    `PostgreSQL does not run as root, and no workaround is available here: ${refusals.join(" ")} ` +
      "Run it as an ordinary user, or set DATABASE_URL to your own PostgreSQL server.",
  );
}

function serverEnvironment(): NodeJS.ProcessEnv {
  // biome-ignore lint/style/noProcessEnv: handed on to a child process; nothing of it is read here
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith("PG") && !name.startsWith("LC_"));
  return { ...Object.fromEntries(entries), LC_ALL: "C" };
}

function ownAccount({ dataDir, binaries }: Setting): ServerAccount {
  return {
    binaries,
    spawn: (program, args, options) => spawn(program, args, { ...options, cwd: dataDir, env: serverEnvironment() }),
  };
}

async function namespaceAccount({ dataDir, binaries }: Setting): Promise<ServerAccount> {
  const account: ServerAccount = {
    binaries,
    owner: { uid: 0, gid: 0 },
    spawn: (program, args, options) =>
      spawn("unshare", [...namespacePrefix, program, ...args], { ...options, cwd: dataDir, env: serverEnvironment() }),
  };
  const refusal = await tryOut(account, dataDir);
  if (refusal) throw new Error(`A user namespace ("unshare --user") failed: ${refusal}.`);
  return account;
}

async function systemAccount(setting: Setting): Promise<ServerAccount> {
  const user = await findSystemUser();
  if (!user) throw new Error(`None of the system users ${systemUsers.join(", ")} exists.`);
  const make = (binaries: ServerBinaries): ServerAccount => ({
    binaries,
    owner: { uid: user.uid, gid: user.gid },
    spawn: (program, args, options) =>
      spawn(program, args, {
        ...options,
        uid: user.uid,
        gid: user.gid,
        cwd: setting.dataDir,
        env: serverEnvironment(),
      }),
  });
  await letOthersEnter(setting.dataDir);
  const inPlace = make(setting.binaries);
  const closedDoor = await run(inPlace, "/bin/sh", ["-c", 'cd -- "$0"', setting.dataDir]);
  if (closedDoor.code !== 0) {
    throw new Error(
      `The system user "${user.name}" cannot enter ${setting.dataDir}. ` +
        "Set DATA_DIR to a directory that every user can enter, such as /var/lib/find-your-table.",
    );
  }
  if (!(await tryOut(inPlace, setting.dataDir))) return inPlace;
  const copied = make(await copyBinaries(setting, user));
  const refusal = await tryOut(copied, setting.dataDir);
  if (refusal) throw new Error(`The system user "${user.name}" cannot run PostgreSQL: ${refusal}.`);
  return copied;
}

/** Undefined when the account can enter the data directory and run the programs, otherwise the error. */
async function tryOut(account: ServerAccount, dataDir: string): Promise<string | undefined> {
  const script = 'cd -- "$0" && exec "$1" --version';
  const result = await run(account, "/bin/sh", ["-c", script, dataDir, account.binaries.postgres]);
  return result.code === 0 ? undefined : result.output.trim();
}

/** Runs a program to its end. `code` is null when it could not be started or was killed. */
export function run(
  account: ServerAccount,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = account.spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.once("error", (error) => resolve({ code: null, output: error.message }));
    child.once("close", (code, signal) => resolve({ code, output: output || `ended by ${signal ?? `code ${code}`}` }));
  });
}

async function findSystemUser(): Promise<{ name: string; uid: number; gid: number } | undefined> {
  for (const name of systemUsers) {
    const [uid, gid] = await Promise.all([lookUpId("-u", name), lookUpId("-g", name)]);
    if (uid && gid) return { name, uid, gid };
  }
  return undefined;
}

async function lookUpId(flag: "-u" | "-g", name: string): Promise<number | undefined> {
  return promisify(execFile)("id", [flag, name]).then(
    ({ stdout }) => Number(stdout),
    () => undefined,
  );
}

async function letOthersEnter(dataDir: string): Promise<void> {
  const { mode } = await stat(dataDir);
  await chmod(dataDir, (mode & 0o777) | 0o011);
}

/** For an account that cannot read them in place. */
async function copyBinaries({ dataDir, binaries }: Setting, owner: Owner): Promise<ServerBinaries> {
  const source = dirname(dirname(binaries.postgres));
  const { mtimeMs } = await stat(binaries.postgres);
  const name = `postgres-programs-${Math.trunc(mtimeMs)}`;
  const target = join(dataDir, name);
  const outdated = (await readdir(dataDir)).filter((entry) => entry.startsWith("postgres-programs-") && entry !== name);
  await Promise.all(outdated.map((entry) => rm(join(dataDir, entry), { recursive: true, force: true })));
  if (!(await stat(target).catch(() => undefined))) {
    const unfinished = `${target}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(source, unfinished, { recursive: true, verbatimSymlinks: true });
    await giveFolder(owner, unfinished);
    await rename(unfinished, target);
  }
  return { postgres: join(target, "bin", "postgres"), initdb: join(target, "bin", "initdb") };
}

/** Only the account can enter it. */
export async function makeOwnedFolder(account: ServerAccount, path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  if (account.owner) await chown(path, account.owner.uid, account.owner.gid);
}

/** Only the account can read it. */
export async function makeOwnedFile(account: ServerAccount, path: string, content: string): Promise<void> {
  await writeFile(path, content, { mode: 0o600, flush: true });
  if (account.owner) await chown(path, account.owner.uid, account.owner.gid);
}

/** So that files created under another account are readable again. */
export async function giveFolder(owner: Owner, path: string): Promise<void> {
  const { uid } = await stat(path);
  if (uid === owner.uid) return;
  for (const entry of await readdir(path, { recursive: true })) await lchown(join(path, entry), owner.uid, owner.gid);
  // The folder itself last: an interrupted hand-over is then repeated.
  await lchown(path, owner.uid, owner.gid);
}
