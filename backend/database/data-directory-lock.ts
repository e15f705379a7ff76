import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, stat, symlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** Held by the only process that may use a data directory. */
export interface DataDirectoryLock {
  release(): Promise<void>;
}

/** Another running process owns the data directory. */
export class DataDirectoryInUse extends Error {
  override readonly name = "DataDirectoryInUse";
}

const attempts = 20;

/** Bytes left for the folder in a socket's path, after a slash, a process id, a hyphen and eight digits. */
const maxFolderLength = 80;

/**
 * Makes this process the only owner of a data directory. Each listens on a socket file in it, which the kernel
 * closes when it dies; process ids are reused, and always the same in a container. @throws DataDirectoryInUse
 */
export async function lockDataDirectory(dataDir: string): Promise<DataDirectoryLock> {
  if (process.platform === "win32") return lockByPipe(dataDir);
  const folder = join(dataDir, "owner");
  await mkdir(folder, { recursive: true });
  const alias = await makeAlias(folder);
  try {
    return await claim(dataDir, folder, alias.path);
  } finally {
    await alias.remove();
  }
}

async function claim(dataDir: string, folder: string, alias: string): Promise<DataDirectoryLock> {
  let seenBefore: string[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // A new name each time: removing the file of a dead process can never hit a live one's.
    const name = `${process.pid}-${randomBytes(4).toString("hex")}`;
    const server = await listen(join(alias, name)).catch((error: Error) => {
      throw new Error(
        `The data directory ${dataDir} cannot be used: ${error.message}. ` +
          "Set DATA_DIR to a directory on a local disk that this user may write to.",
        { cause: error },
      );
    });
    const others = await livingClaims(folder, alias, name);
    // Gone if another process checked the socket between its creation and its first moment of listening.
    const stillThere = await exists(join(folder, name));
    if (others.length === 0 && stillThere) return { release: () => withdraw(server, join(folder, name)) };
    await withdraw(server, join(folder, name));
    // A process that is also still trying has a new name by now; the same name twice is the owner.
    const owner = others.find((other) => seenBefore.includes(other));
    if (owner) throw inUse(dataDir, owner.split("-")[0]);
    seenBefore = others;
    await delay(20 + Math.random() * 80);
  }
  throw inUse(dataDir);
}

function inUse(dataDir: string, pid?: string): DataDirectoryInUse {
  const holder = pid ? `process ${pid}` : "another process";
  return new DataDirectoryInUse(
    `The data directory ${dataDir} is already in use by ${holder}. Stop it, or set DATA_DIR to another directory.`,
  );
}

/** A socket's path may have 107 bytes (103 on macOS). A longer folder is reached through a symbolic link. */
async function makeAlias(folder: string): Promise<{ path: string; remove(): Promise<void> }> {
  if (Buffer.byteLength(folder) <= maxFolderLength) return { path: folder, remove: async () => undefined };
  const parent = await mkdtemp(join(tmpdir(), "fyt-"));
  const path = join(parent, "o");
  await symlink(folder, path);
  return { path, remove: () => rm(parent, { recursive: true, force: true }) };
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

async function withdraw(server: Server, path: string): Promise<void> {
  await rm(path, { force: true });
  await new Promise((resolve) => server.close(resolve));
}

async function livingClaims(folder: string, alias: string, own: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name !== own);
  const claims = await Promise.all(names.map(async (name) => ({ name, answer: await knock(join(alias, name)) })));
  const dead = claims.filter(({ answer }) => answer === "dead");
  await Promise.all(dead.map(({ name }) => rm(join(folder, name), { force: true })));
  return claims.filter(({ answer }) => answer === "alive").map(({ name }) => name);
}

function knock(path: string): Promise<"alive" | "dead" | "gone"> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve("alive");
    });
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") resolve("dead");
      else resolve(error.code === "ENOENT" ? "gone" : "alive");
    });
  });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Windows gives a pipe's name to only one process, and frees it when that process ends. */
async function lockByPipe(dataDir: string): Promise<DataDirectoryLock> {
  const digest = createHash("sha256").update(dataDir.toLowerCase()).digest("hex");
  try {
    const server = await listen(`\\\\.\\pipe\\find-your-table-${digest}`);
    return { release: () => new Promise((resolve) => server.close(() => resolve())) };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") throw inUse(dataDir);
    throw error;
  }
}
