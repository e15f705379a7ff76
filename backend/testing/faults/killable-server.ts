import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { ApiClient } from "../api-client.ts";
import { LoginDocument } from "../generated/operations.ts";

const entry = fileURLToPath(new URL("./serve.ts", import.meta.url));
const readySchema = z.object({ port: z.number(), pid: z.number() });
const password = "correct horse";

/** A server in a process of its own. */
export interface KillableServer {
  /** Signed in as administrator. */
  admin: ApiClient;
  /** Number of the process. */
  pid: number;
  /** Ends the process at once, as `kill -9` does; settles when it is gone. */
  kill(): Promise<void>;
}

/** Starts a server on a migrated database. */
export async function startKillableServer(databaseUrl: string): Promise<KillableServer> {
  const server = fork(entry, [databaseUrl, password], { execArgv: ["--import", "tsx"] });
  const ended = once(server, "exit");
  const [message] = await Promise.race([
    once(server, "message"),
    ended.then(() => Promise.reject(new Error("The server ended before it served."))),
  ]);
  const { port, pid } = readySchema.parse(message);
  const admin = new ApiClient(`http://127.0.0.1:${port}`);
  await admin.execute(LoginDocument, { input: { username: "admin", password } });
  return {
    admin,
    pid,
    async kill() {
      server.kill("SIGKILL");
      await ended;
    },
  };
}
