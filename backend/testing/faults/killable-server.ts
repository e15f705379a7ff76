import { fork } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import { LoginDocument } from "../../../frontend/features/auth/generated/login.ts";
import type { ChildLimits } from "../../lib/run-child.ts";
import { ApiClient } from "../api-client.ts";
import { startableProgram } from "../compiled-programs.ts";

const readySchema = z.object({ port: z.number(), pid: z.number() });
const prototypesSchema = z.object({ prototypes: z.string() });
const password = "correct horse";

export interface KillableServer {
  admin: ApiClient;
  pid: number;
  isRunning(): boolean;
  prototypes(): Promise<string>;
  kill(): Promise<void>;
}

/** `limits` replace those of the product for reading files. */
export async function startKillableServer(
  databaseUrl: string,
  limits: Partial<ChildLimits> = {},
): Promise<KillableServer> {
  const args = [databaseUrl, password, JSON.stringify(limits)];
  const { entry, execArgv } = startableProgram(import.meta.url, "./serve");
  const server = fork(entry, args, { execArgv });
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
    isRunning: () => server.exitCode === null && server.signalCode === null,
    async prototypes() {
      const answered = once(server, "message");
      server.send("prototypes");
      const [answer] = await answered;
      return prototypesSchema.parse(answer).prototypes;
    },
    async kill() {
      server.kill("SIGKILL");
      await ended;
    },
  };
}
