import { createServer } from "node:net";
import { createInterface } from "node:readline";
import type { Logger } from "pino";
import type { ServerAccount } from "./server-account.ts";

export interface ServerProcess {
  port: number;
  /** Its last output. */
  ended: Promise<string>;
  /** Fast shutdown: ends the sessions, writes everything to disk, resolves when the process has ended. */
  stop(): Promise<void>;
}

const keptLines = 8;
const fastShutdownMs = 30_000;
const lastWordsMs = 500;
const immediateShutdownMs = 5_000;

/** Starts PostgreSQL on the loopback interface, on any free port if undefined. It may not accept connections yet. */
export async function spawnServer(
  account: ServerAccount,
  files: string,
  settings: Record<string, string>,
  wantedPort: number | undefined,
  logger: Logger,
): Promise<ServerProcess> {
  const port = wantedPort ?? (await findFreePort());
  const everySetting = Object.entries({ ...settings, port: `${port}` }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  // Its own process group, so that Ctrl+C reaches only us, and we stop the server when the work is done.
  const child = account.spawn(account.binaries.postgres, ["-D", files, ...everySetting], {
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  const said: string[] = [];
  if (child.stderr) {
    createInterface({ input: child.stderr }).on("line", (line) => {
      said.push(line);
      if (said.length > keptLines) said.shift();
      logger.debug({ postgres: line }, "database server");
    });
  }
  const stopWithUs = () => child.kill("SIGINT");
  process.once("exit", stopWithUs);
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    const resolveWith = (code: number | null, signal: NodeJS.Signals | null) =>
      resolve([...said, `It ended with ${signal ?? `code ${code}`}.`].join("\n"));
    child.once("close", resolveWith);
    // A session that outlives a killed server keeps the pipe open.
    child.once("exit", (code, signal) => setTimeout(resolveWith, lastWordsMs, code, signal));
  });
  void ended.then(() => process.off("exit", stopWithUs));
  return {
    port,
    ended,
    async stop() {
      const timers = [
        setTimeout(() => child.kill("SIGQUIT"), fastShutdownMs),
        setTimeout(() => child.kill("SIGKILL"), fastShutdownMs + immediateShutdownMs),
      ];
      child.kill("SIGINT");
      await ended;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("No free port on 127.0.0.1."));
      });
    });
  });
}
