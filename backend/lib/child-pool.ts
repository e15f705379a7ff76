import type { ChildProcess } from "node:child_process";
import { Socket } from "node:net";
import { isSmallMachine } from "./machine.ts";

/** Memory that a package fails to give back would add up. */
const maxTasks = 50;
const maxIdleMs = 10_000;
/** About as long as an organizer takes to think about a preview. */
const maxReadyMs = 5 * 60_000;

interface Idle {
  child: ChildProcess;
  timer: NodeJS.Timeout;
  forget(): void;
}

/** What an idle process is for. */
export interface IdleKind {
  name: string;
  /** Whether it waits for minutes, and a new one replaces one that ended. */
  staysReady: boolean;
}

/** One of each kind: each takes some 80 MB. */
const idle = new Map<string, Idle>();
const tasksDone = new WeakMap<ChildProcess, number>();

/** Takes an idle process of a kind; undefined if there is none. */
export function takeIdle({ name }: IdleKind): ChildProcess | undefined {
  const found = idle.get(name);
  if (!found) return undefined;
  const { child, timer, forget } = found;
  clearTimeout(timer);
  child.off("exit", forget).off("error", forget);
  idle.delete(name);
  child.ref();
  child.channel?.ref();
  return child;
}

/**
 * Keeps a process that has done a task for the next one of its kind. Returns whether it is kept: on a small machine,
 * the memory is needed for the next task of any kind.
 */
export function keepIdle(kind: IdleKind, child: ChildProcess): boolean {
  if (isSmallMachine()) return false;
  const done = (tasksDone.get(child) ?? 0) + 1;
  if (done >= maxTasks || idle.has(kind.name) || !child.connected) return false;
  tasksDone.set(child, done);
  wait(kind, child);
  return true;
}

/** Starts a process of a kind that stays ready, unless one waits, so that the next task need not wait for its start. */
export function startAhead(kind: IdleKind, start: () => ChildProcess): void {
  if (!kind.staysReady || idle.has(kind.name) || isSmallMachine()) return;
  try {
    wait(kind, start());
  } catch {
    // The next task starts its own, and says why it cannot.
    return;
  }
}

/** It does not keep this process running. */
function wait({ name, staysReady }: IdleKind, child: ChildProcess): void {
  const timer = setTimeout(() => child.kill("SIGKILL"), staysReady ? maxReadyMs : maxIdleMs).unref();
  const forget = () => {
    clearTimeout(timer);
    idle.delete(name);
  };
  child.once("exit", forget).once("error", forget);
  idle.set(name, { child, timer, forget });
  child.unref();
  child.channel?.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
}
