import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));
const startTimeoutMs = 200_000;

const serverProgram = path.join(projectRoot, "dist/backend/main.js");

export interface RunningApp {
  /** Without a trailing slash. */
  url: string;
  admin: { username: string; password: string };
  output(): string;
  /** As `kill -9` does; keeps its data, and its database server goes on. */
  kill(): Promise<void>;
  /** Sends SIGTERM; removes its data unless `DATA_DIR` was given. @throws Error unless it exits with 0 */
  stop(): Promise<void>;
}

/**
 * Starts the built program on an empty database, unless `DATA_DIR` and `ADMIN_PASSWORD` continue an earlier run.
 * @throws Error with its output when it ends, or does not say that it is ready
 */
export async function startApp(env: NodeJS.ProcessEnv = {}, program = serverProgram): Promise<RunningApp> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), "find-your-table-e2e-")));
  const admin = { username: "admin", password: env.ADMIN_PASSWORD ?? randomBytes(12).toString("base64url") };
  const child = spawn(process.execPath, [program], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      // Empty counts as unset: whoever runs the tests may have configured a server.
      DATABASE_URL: "",
      SESSION_SECRET: "",
      TRUST_PROXY: "",
      ...env,
    },
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => chunks.push(chunk));
  }
  const output = () => chunks.join("");
  // A run that is broken off must not leave a server behind.
  const endWithTests = () => child.kill("SIGTERM");
  process.once("exit", endWithTests);
  const stop = async () => {
    const exitCode = await end(child);
    process.off("exit", endWithTests);
    if (env.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
    if (exitCode !== 0) throw new Error(`The program ended with exit code ${exitCode}, not 0. It wrote:\n${output()}`);
  };

  const kill = async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    process.off("exit", endWithTests);
  };

  try {
    return { url: await urlFrom(child, output), admin, output, kill, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

function urlFrom(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => reject(new Error(`${why} It wrote:\n${output()}`));
    const timer = setTimeout(() => giveUp("The program does not say that it is ready."), startTimeoutMs);
    child.once("exit", () => {
      clearTimeout(timer);
      giveUp("The program ended instead of serving.");
    });
    child.stdout?.on("data", () => {
      const url = /is ready at (http:\/\/\S+)/.exec(output())?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  return child.exitCode;
}
