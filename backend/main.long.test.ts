import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { LoginDocument } from "../frontend/organizer/features/auth/generated/auth.ts";
import { ApiClient } from "./testing/api-client.ts";
import { compiledProgram } from "./testing/compiled-programs.ts";
import { createTestDatabase } from "./testing/test-database.ts";

const folder = await mkdtemp(path.join(tmpdir(), "find-your-table-main-"));
afterAll(() => rm(folder, { recursive: true }));
const main = compiledProgram(import.meta.url, "./main");
/** Runs a command on a terminal of its own; that of util-linux. */
const hasTerminal = spawnSync("script", ["--version"], { encoding: "utf8" }).stdout?.includes("util-linux") ?? false;

/** Starts on an empty database, until a line matches. */
async function firstStart(untilLine: RegExp, start: (env: NodeJS.ProcessEnv) => ChildProcess) {
  const database = await createTestDatabase();
  const settings = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, LOG_LEVEL: "warn", NODE_ENV: "production" };
  const accounts = { DATABASE_URL: database.url, SESSION_SECRET: "a secret of the tests", ADMIN_PASSWORD: "" };
  const child = start({ ...process.env, ...settings, ...accounts, CI: "" });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`The program ended:\n${output}`)));
    child.stdout?.on("data", (chunk) => {
      output += String(chunk);
      if (untilLine.test(output)) resolve();
    });
  });
  return {
    lines: output.split(/\r?\n/),
    async end() {
      const ended = child.exitCode === null ? once(child, "exit") : undefined;
      // On a terminal, as Ctrl+C does.
      if (child.stdin) child.stdin.end("\u0003");
      else child.kill("SIGTERM");
      await ended;
      await database.drop();
    },
  };
}

async function signIn(url: string, password: string): Promise<void> {
  const input = { username: "admin", password };
  expect((await new ApiClient(url).execute(LoginDocument, { input })).login.username).toBe("admin");
}

it.skipIf(!hasTerminal)(
  "prints on a terminal what can be copied, in lines of its own, and opens the browser",
  async () => {
    const opened = path.join(folder, "opened");
    const opener = path.join(folder, "xdg-open");
    await writeFile(opener, `#!/bin/sh\nprintf %s "$1" > ${opened}.new && mv ${opened}.new ${opened}\n`);
    await chmod(opener, 0o755);
    const { lines, end } = await firstStart(/shown only this once:\r?\n\S+\r?\n/, (env) =>
      spawn("script", ["--quiet", "--return", "--command", `"${process.execPath}" "${main}"`, "/dev/null"], {
        stdio: ["pipe", "pipe", "ignore"],
        env: { ...env, FYT_OPEN: "1", PATH: `${folder}${path.delimiter}${process.env.PATH}` },
      }),
    );
    const after = (line: string) => lines[lines.indexOf(line) + 1] ?? "";
    const url = after("Sign in at:");
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth$/);
    expect(after("Username:")).toBe("admin");
    await signIn(url, after("Password, shown only this once:"));
    await expect.poll(() => readFile(opened, "utf8").catch(() => undefined)).toBe(url);
    await end();
  },
);

it("elsewhere prints the password before the line that programs wait for, and starts without a browser", async () => {
  const { lines, end } = await firstStart(/"browser not opened"/, (env) =>
    spawn(process.execPath, [main], { stdio: ["ignore", "pipe", "inherit"], env: { ...env, FYT_OPEN: "1", PATH: "" } }),
  );
  const [, password = ""] = /^ {2}password: (.+)$/m.exec(lines.join("\n")) ?? [];
  const [, url = ""] =
    /^Find Your Table is ready at (\S+) /m.exec(lines.slice(lines.indexOf(`  password: ${password}`)).join("\n")) ?? [];
  await signIn(url, password);
  await end();
});
