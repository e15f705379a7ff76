import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface RunningRelease {
  url: string;
  pid: number;
  /** Seconds from its start until it said that it is ready. */
  seconds: number;
  /** @throws Error when it does not end cleanly */
  stop(): Promise<void>;
}

const readyWithinMs = 90_000;

/** Waits until a started program is ready; its standard output and error are pipes. @throws Error with what it said */
export async function untilReady(
  child: ChildProcess,
  end: () => void = () => child.kill("SIGTERM"),
): Promise<RunningRelease> {
  const began = performance.now();
  const said: string[] = [];
  const address = new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${reason}:\n${said.join("\n")}`));
    const timer = setTimeout(fail, readyWithinMs, "Find Your Table is not ready");
    const hear = (line: string) => {
      said.push(line);
      const [, url] = /is ready at (\S+)/.exec(line) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on("line", hear);
    child.once("error", ({ message }) => fail(message));
    child.once("exit", (code, signal) => fail(`Find Your Table ended with ${signal ?? code}`));
  });
  const url = await address;
  return {
    url,
    pid: child.pid ?? 0,
    seconds: (performance.now() - began) / 1000,
    async stop() {
      const ended = once(child, "exit");
      end();
      const [code] = await ended;
      if (code !== 0) throw new Error(`Find Your Table ended with ${code}:\n${said.slice(-20).join("\n")}`);
    },
  };
}
