import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import type { Logger } from "pino";

// Fast shutdown, immediate shutdown, and finally a kill; recovery repairs what the latter two leave.
const steps = [
  { signal: "SIGINT", waitMs: 20_000 },
  { signal: "SIGQUIT", waitMs: 5_000 },
  { signal: "SIGKILL", waitMs: 5_000 },
] as const;
const pollMs = 20;

/** Ends a server that outlived its parent, and what blocks the next start. Only for the owner of the data directory. */
export async function endOrphanedServer(files: string, logger: Logger): Promise<void> {
  const pidFile = join(files, "postmaster.pid");
  const readPidFile = () => readFile(pidFile, "utf8").catch(() => "");
  const pid = Number.parseInt(await readPidFile(), 10);
  if (await isServerOf(pid, files)) {
    logger.info({ pid }, "Stopping the database server that an earlier process left running");
    await stopServer(pid, files);
  }
  // PostgreSQL does not start while the process id in this file exists, even reused by another (usual in containers). It
  // ignores its own parent's id, and still checks the other lines for live backends of the dead server.
  const left = await readPidFile();
  if (left !== "" && process.platform !== "win32") await writeFile(pidFile, left.replace(/^\d+/, `${process.pid}`));
}

/** The process could be an unrelated one that reused the id. */
async function isServerOf(pid: number, files: string): Promise<boolean> {
  if (!(pid > 0)) return false;
  if (process.platform === "linux") {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    return command.split("\0").includes(files);
  }
  if (process.platform === "win32") return signalTo(pid, 0);
  const ps = promisify(execFile)("ps", ["-ww", "-o", "command=", "-p", `${pid}`]);
  return (await ps.catch(() => ({ stdout: "" }))).stdout.includes(`-D ${files}`);
}

/** Whether the process was there to get it. */
function signalTo(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
    throw error;
  }
}

async function stopServer(pid: number, files: string): Promise<void> {
  for (const { signal, waitMs } of steps) {
    signalTo(pid, signal);
    for (const end = Date.now() + waitMs; Date.now() < end; await delay(pollMs)) {
      if (!(await isServerOf(pid, files))) return;
    }
  }
  throw new Error(`The database server left running by an earlier process (process ${pid}) cannot be stopped.`);
}
