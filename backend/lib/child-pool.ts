import type { ChildProcess } from "node:child_process";
import { Socket } from "node:net";

/** Memory that a package fails to give back would add up. */
const maxTasks = 50;
/** About as long as an organizer takes to answer a question about a file. */
const maxIdleMs = 10_000;

interface Idle {
  child: ChildProcess;
  timer: NodeJS.Timeout;
  forget(): void;
}

/** One of each kind: each takes some 80 MB. */
const idle = new Map<string, Idle>();
const tasksDone = new WeakMap<ChildProcess, number>();

/** Takes an idle process of a kind, which has done a task already; undefined if there is none. */
export function takeIdle(kind: string): ChildProcess | undefined {
  const found = idle.get(kind);
  if (!found) return undefined;
  const { child, timer, forget } = found;
  clearTimeout(timer);
  child.off("exit", forget);
  idle.delete(kind);
  child.ref();
  child.channel?.ref();
  return child;
}

/** Keeps a process of a kind for its next task for some seconds, or ends it. It does not keep this process running. */
export function keepIdle(kind: string, child: ChildProcess): void {
  const done = (tasksDone.get(child) ?? 0) + 1;
  if (done >= maxTasks || idle.has(kind) || !child.connected) {
    child.kill("SIGKILL");
    return;
  }
  tasksDone.set(child, done);
  const timer = setTimeout(() => child.kill("SIGKILL"), maxIdleMs).unref();
  const forget = () => {
    clearTimeout(timer);
    idle.delete(kind);
  };
  child.once("exit", forget);
  idle.set(kind, { child, timer, forget });
  child.unref();
  child.channel?.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
}
