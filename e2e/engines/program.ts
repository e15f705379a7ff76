import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

export const startTimeoutMs = 60_000;
const pauseMs = 20;

export interface Program {
  output(): string;
  /** Waits for a match in its output; returns the first group. */
  says(pattern: RegExp): Promise<string>;
  ended(): Promise<void>;
  stop(): Promise<void>;
}

export function startProgram(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  // A process group of its own can be ended as a whole.
  const child = spawn(file, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    detached: true,
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      written += chunk;
    });
  }
  const end = () => endGroup(child);
  // A run that is broken off must not leave a browser behind.
  process.once("exit", end);
  const ended = async () => {
    if (isRunning(child)) await once(child, "close");
    process.off("exit", end);
  };
  return {
    output: () => written,
    says: async (pattern) => {
      const giveUpAt = Date.now() + startTimeoutMs;
      for (; isRunning(child) && Date.now() < giveUpAt; await pause(pauseMs)) {
        const said = pattern.exec(written)?.[1];
        if (said !== undefined) return said;
      }
      end();
      throw new Error(`${file} did not start. It wrote:\n${written}`);
    },
    ended,
    stop: () => {
      end();
      return ended();
    },
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || !isRunning(child)) return;
  process.kill(-child.pid, "SIGKILL");
}
