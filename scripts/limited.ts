import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** Resident memory, cache and all, of a group of processes. */
interface MemoryUse {
  peakBytes: number;
  /** How often a process was ended for lack of memory. */
  killed: number;
}

/** Processes that share a limit of memory. */
export interface LimitedGroup {
  spawn(command: string, args: readonly string[], options: SpawnOptions): ChildProcess;
  use(): MemoryUse;
  /** Waits until all of its processes have ended. */
  remove(): Promise<void>;
}

const pollMs = 100;
const mounts = "/sys/fs/cgroup";
/** Since Linux 4.5; before, each kind of limit has a tree of its own. */
const isUnified = existsSync(path.join(mounts, "cgroup.controllers"));

/** The folder of this process's own group: ours is inside, so that its limits hold, too. */
function ownGroup(): string {
  const lines = readFileSync("/proc/self/cgroup", "utf8").trim().split("\n");
  const [line = ""] = lines.filter((one) => (isUnified ? one.startsWith("0::") : /:(?:[^:]*,)?memory[,:]/.test(one)));
  return path.join(mounts, isUnified ? "" : "memory", line.split(":")[2] ?? "");
}

const files = isUnified
  ? { limit: "memory.max", peak: "memory.peak", kills: "memory.events" }
  : { limit: "memory.limit_in_bytes", peak: "memory.max_usage_in_bytes", kills: "memory.oom_control" };

/**
 * A group of processes with at most this much memory, which the system enforces. `core` also binds them to one core.
 * @throws Error where control groups cannot be made: it takes Linux and root
 */
export function limitedGroup({ bytes, core }: { bytes: number; core?: number }): LimitedGroup {
  const group = path.join(ownGroup(), `find-your-table-${process.pid}-${Date.now()}`);
  const read = (file: string) => readFileSync(path.join(group, file), "utf8");
  mkdirSync(group);
  writeFileSync(path.join(group, files.limit), String(bytes));
  const pinned = core === undefined ? [] : ["taskset", "-c", String(core)];
  return {
    spawn(command, args, options) {
      // The shell enters the group before it becomes the command.
      const enter = 'echo $$ > "$0" && exec "$@"';
      return spawn("/bin/sh", ["-c", enter, path.join(group, "cgroup.procs"), ...pinned, command, ...args], options);
    },
    use() {
      const [, killed = "0"] = /^oom_kill (\d+)$/m.exec(read(files.kills)) ?? [];
      return { peakBytes: Number(read(files.peak)), killed: Number(killed) };
    },
    async remove() {
      while (read("cgroup.procs") !== "") await delay(pollMs);
      rmdirSync(group);
    },
  };
}
