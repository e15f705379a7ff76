import { fork } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import { LoginDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { ApiClient } from "../api-client.ts";
import { startableProgram } from "../compiled-programs.ts";

const readySchema = z.object({ port: z.number(), pid: z.number() });
const password = "correct horse";

export interface KillableServer {
  admin: ApiClient;
  pid: number;
  kill(): Promise<void>;
}

/** A server in a process of its own. */
export async function startKillableServer(databaseUrl: string): Promise<KillableServer> {
  const { entry, execArgv } = startableProgram(import.meta.url, "./serve");
  const server = fork(entry, [databaseUrl, password], { execArgv });
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
