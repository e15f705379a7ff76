import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { connect as connectOverTls } from "node:tls";
import { projectRoot } from "../lib/project-root.ts";
import { freePort } from "./free-port.ts";

const pollMs = 20;

/** Whether a program can be started here; the proxies are no packages of npm. */
export const canStart = (program: string): boolean => spawnSync(program, ["version"]).error === undefined;

export interface RunningProxy {
  port: number;
  /** Everything in its logs. */
  logged(): Promise<string>;
  stop(): Promise<void>;
}

/** Lines of a configuration that only hold on the machine it was written for, and those of the test. */
type Replacements = readonly (readonly [line: string | RegExp, ours: string])[];

/** @throws Error for a line that is not there, so that the test keeps up with the file */
async function readConfiguration(name: string, replacements: Replacements): Promise<string> {
  let text = await readFile(path.join(projectRoot, "docker", name), "utf8");
  for (const [line, ours] of replacements) {
    const changed = text.replaceAll(typeof line === "string" ? line : new RegExp(line, `${line.flags}g`), ours);
    if (changed === text) throw new Error(`docker/${name} no longer has ${line}: adapt the test.`);
    text = changed;
  }
  return text;
}

/** docker/nginx-tls.conf, with a certificate that nobody signed, in front of a program at `upstream`, such as "127.0.0.1:3000". */
export async function startNginxForTls(upstream: string): Promise<RunningProxy> {
  const folder = await newFolder();
  const [port, plainPort] = [await freePort(), await freePort()];
  const [key, certificate] = ["privkey.pem", "fullchain.pem"].map((file) => path.join(folder, file));
  const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  const named = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", [...request, ...named, "-keyout", `${key}`, "-out", `${certificate}`], { stdio: "ignore" });
  const configuration = await readConfiguration("nginx-tls.conf", [
    ...withoutIpv6(),
    [/(?<=listen (?:\[::\]:)?)443/, `${port}`],
    [/(?<=listen (?:\[::\]:)?)80/, `${plainPort}`],
    ["/etc/letsencrypt/live/tables.example", folder],
    ["/var/log/nginx", folder],
    ["127.0.0.1:3000", upstream],
  ]);
  return startNginx(folder, port, configuration, true);
}

/** docker/nginx.conf, in front of a program at `upstream`. */
export async function startNginxOfCompose(upstream: string): Promise<RunningProxy> {
  const folder = await newFolder();
  const port = await freePort();
  const configuration = await readConfiguration("nginx.conf", [
    // Docker's name server and nginx 1.27 are no part of the test.
    [/^ {2}resolver .+;$/m, ""],
    ["server app:3000 resolve", `server ${upstream}`],
    ["listen 80;", `listen 127.0.0.1:${port};`],
    ["/var/log/nginx", folder],
  ]);
  return startNginx(folder, port, configuration, false);
}

/** docker/Caddyfile, with a certificate of its own authority. */
export async function startCaddy(upstream: string): Promise<RunningProxy> {
  const folder = await newFolder();
  const port = await freePort();
  const file = path.join(folder, "Caddyfile");
  const ours = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tlog {";
  await writeFile(file, await readConfiguration("Caddyfile", [["{\n\tlog {", ours]]));
  const child = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: process.env.PATH, HOME: folder, DOMAIN: `localhost:${port}`, UPSTREAM: upstream },
  });
  let logged = "";
  child.stderr.on("data", (chunk) => {
    logged += String(chunk);
  });
  return proxyOf({ child, folder, port, hasTls: true, logged: async () => logged });
}

const newFolder = () => mkdtemp(path.join(tmpdir(), "find-your-table-proxy-"));

const withoutIpv6 = (): Replacements =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === "IPv6"))
    ? []
    : [[/^ {2}listen \[::\].+$/m, ""]];

async function startNginx(folder: string, port: number, configuration: string, hasTls: boolean): Promise<RunningProxy> {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const main = [
    "daemon off;",
    // Its workers may read the folder, which only its owner may.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    `pid ${folder}/pid;`,
    "events {}",
    `http { ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")} include ${folder}/site.conf; }`,
  ];
  await Promise.all(kinds.map((kind) => mkdir(path.join(folder, kind))));
  await writeFile(path.join(folder, "site.conf"), configuration);
  await writeFile(path.join(folder, "nginx.conf"), main.join("\n"));
  const errors = path.join(folder, "start.log");
  const child = spawn("nginx", ["-c", path.join(folder, "nginx.conf"), "-e", errors], { stdio: "ignore" });
  const logged = async () => {
    const logs = (await readdir(folder)).filter((name) => name.endsWith(".log"));
    return (await Promise.all(logs.map((name) => readFile(path.join(folder, name), "utf8")))).join("");
  };
  return proxyOf({ child, folder, port, hasTls, logged });
}

interface Started {
  child: ChildProcess;
  folder: string;
  port: number;
  /** Its certificate may come a moment after it listens. */
  hasTls: boolean;
  logged(): Promise<string>;
}

/** Waits until it accepts connections. @throws Error with its log */
async function proxyOf({ child, folder, port, hasTls, logged }: Started): Promise<RunningProxy> {
  const endWithTests = () => child.kill();
  process.once("exit", endWithTests);
  const ended = once(child, "exit");
  while (!(await accepts(port, hasTls))) {
    if (child.exitCode !== null) throw new Error(`The proxy ended with ${child.exitCode}:\n${await logged()}`);
    await delay(pollMs);
  }
  return {
    port,
    logged,
    async stop() {
      child.kill();
      await ended;
      process.off("exit", endWithTests);
      if (existsSync(folder)) await rm(folder, { recursive: true });
    },
  };
}

function accepts(port: number, hasTls: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = hasTls
      ? connectOverTls({ host: "127.0.0.1", port, servername: "localhost", rejectUnauthorized: false })
      : connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once(hasTls ? "secureConnect" : "connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
