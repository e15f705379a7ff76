import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import type { Logger } from "pino";

const pollMs = 20;

/** Ends a server that outlived its parent, and what blocks the next start. Only for the owner of the data directory. */
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

/** It could be an unrelated process that reused the process id. */
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
 * PostgreSQL does not start while the process id in postmaster.pid exists, even reused by another (usual in
 * containers). It ignores its own parent's id, and still checks the other lines for live backends of the dead server.
 */
async function disownPidFile(pidFile: string): Promise<void> {
  const content = await readFile(pidFile, "utf8").catch(() => undefined);
  if (content === undefined || process.platform === "win32") return;
  await writeFile(pidFile, content.replace(/^\d+/, `${process.pid}`));
}
