import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import type { Logger } from "pino";

const pollMs = 20;

/**
 * Stops a PostgreSQL server that outlived its parent process, and removes what would block the next start. Only the owner of
 * the data directory may call this, before it starts a server.
 *
 * @param files absolute path of the database files, as given to the server's `-D`
 */
export async function endOrphanedServer(files: string, logger: Logger): Promise<void> {
  const pidFile = join(files, "postmaster.pid");
  const pid = await readPid(pidFile);
  if (!pid) return;
  if (await isServerOf(pid, files)) {
    logger.info({ pid }, "Stopping the database server that an earlier process left running");
    await stopServer(pid, files);
  }
  await disownPidFile(pidFile);
}

async function readPid(pidFile: string): Promise<number | undefined> {
  const content = await readFile(pidFile, "utf8").catch(() => "");
  const pid = Number.parseInt(content, 10);
  return pid > 0 ? pid : undefined;
}

/** Whether the process is a PostgreSQL server with these files, and not an unrelated one that reused the process id. */
async function isServerOf(pid: number, files: string): Promise<boolean> {
  if (process.platform === "linux") {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    return command.split("\0").includes(files);
  }
  if (process.platform === "win32") return isAlive(pid);
  const { stdout } = await promisify(execFile)("ps", ["-ww", "-o", "command=", "-p", `${pid}`]).catch(() => ({
    stdout: "",
  }));
  return stdout.includes(`-D ${files}`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function stopServer(pid: number, files: string): Promise<void> {
  // Fast shutdown, immediate shutdown, and finally a kill; recovery repairs what the latter two leave.
  const steps = [
    { signal: "SIGINT", waitMs: 20_000 },
    { signal: "SIGQUIT", waitMs: 5_000 },
    { signal: "SIGKILL", waitMs: 5_000 },
  ] as const;
  for (const { signal, waitMs } of steps) {
    signalIfAlive(pid, signal);
    if (await endsWithin(pid, files, waitMs)) return;
  }
  throw new Error(`The database server left running by an earlier process (process ${pid}) cannot be stopped.`);
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

async function endsWithin(pid: number, files: string, waitMs: number): Promise<boolean> {
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    if (!(await isServerOf(pid, files))) return true;
    await delay(pollMs);
  }
  return false;
}

/**
 * PostgreSQL does not start while the process in postmaster.pid is alive, even if it is a zombie or an unrelated process with
 * the same id (usual in containers). It ignores its own parent's id, and still checks the other lines, which show whether
 * backends of the dead server are alive.
 */
async function disownPidFile(pidFile: string): Promise<void> {
  const content = await readFile(pidFile, "utf8").catch(() => undefined);
  if (content === undefined || process.platform === "win32") return;
  await writeFile(pidFile, content.replace(/^\d+/, `${process.pid}`));
}
