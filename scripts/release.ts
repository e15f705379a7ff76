import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";
import { runScript } from "./project.mjs";
import { makeRelease } from "./release/make-release.ts";

// npm run release -- --out DIR: the package that people install, and its checksum. With --check it
// writes nothing that stays, and fails unless two builds are the same bytes, and the package installs and answers. With
// --url it only asks a program that runs there, whose first administrator has the password below.

const password = "first-password";

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      out: { type: "string", default: "release" },
      check: { type: "boolean", default: false },
      url: { type: "string" },
    },
  });
  if (values.url !== undefined) return askAll(values.url);
  await ensureInstalled();
  if (values.check) return check();
  const out = path.resolve(process.env.INIT_CWD ?? process.cwd(), values.out);
  rmSync(out, { recursive: true, force: true });
  await makeRelease(out);
});

async function check(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "find-your-table-release-"));
  try {
    const [first, second] = [path.join(folder, "first"), path.join(folder, "second")];
    for (const out of [first, second]) await makeRelease(out);
    const sums = (out: string) => readFileSync(path.join(out, "SHA256SUMS"), "utf8");
    if (sums(first) !== sums(second)) throw new Error(`Two builds differ:\n${sums(first)}${sums(second)}`);
    const [, archive = ""] = /\s(\S+\.tgz)$/m.exec(sums(first)) ?? [];
    await tryPackage(path.join(first, archive), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs as README says, in an empty folder, and asks what needs each part of the package. */
async function tryPackage(archive: string, folder: string): Promise<void> {
  // npm's own environment would lead it back to the checkout.
  const env = { PATH: process.env.PATH, HOME: folder, PORT: "0", HOST: "127.0.0.1", ADMIN_PASSWORD: password };
  const args = ["install", "--omit=dev", "--no-audit", "--no-fund", "--no-package-lock", archive];
  execFileSync("npm", args, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
  const program = spawn(path.join(folder, "node_modules/.bin/find-your-table"), {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(program, "exit");
  try {
    await askAll(await Promise.race([addressOf(program.stdout), ended.then(() => undefined)]));
  } finally {
    program.kill("SIGTERM");
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The program ended with ${code}.`);
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) {
    const [, url] = /is ready at (\S+)/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  return undefined;
}

async function askAll(url: string | undefined): Promise<void> {
  if (url === undefined) throw new Error("The program ended before it was ready.");
  const ask = async (place: string, expected: RegExp, options: RequestInit = {}) => {
    const answer = await fetch(url + place, options);
    const text = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    if (!answer.ok || !expected.test(text)) throw new Error(`${place}: ${answer.status} ${text.slice(0, 500)}`);
    return { answer, text };
  };
  await ask("/", /<script/);
  await ask("/auth", /<script/);
  const id = (text: string) => /"id":(\d+)/.exec(text)?.[1];
  const sample = await ask("/api/events/sample", /"id"/);
  await ask(`/api/events/${id(sample.text)}/guests/search?q=Zoe+Muller`, /tableNumber/);
  const json = { "Content-Type": "application/json" };
  const login = JSON.stringify({ username: "admin", password });
  const { answer } = await ask("/api/login", /admin/, { method: "POST", headers: json, body: login });
  const headers = {
    Cookie: answer.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; "),
  };
  const gala = { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify({ name: "Gala" }) };
  const event = id((await ask("/api/events", /"id"/, gala)).text);
  const body = new FormData();
  body.set("file", new Blob(["Name,Table\nAna Lindgren,7\n王小明,8\n"], { type: "text/csv" }), "guests.csv");
  await ask(`/api/events/${event}/upload`, /"guestCount":2/, { method: "POST", headers, body });
  // Read in Mandarin, from tables that are loaded on first use.
  await ask(`/api/events/${event}/guests/search?q=wang+xiaoming`, /"tableNumber":"8"/, { headers });
  await ask(`/api/events/${event}/print/place-cards.pdf`, /^%PDF-1\.7[\s\S]*%%EOF\s*$/, { headers });
}
