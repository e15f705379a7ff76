import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type RunningRelease, untilReady } from "./running-release.ts";
import { firstSearch, walk } from "./walk.ts";

const megabyte = 2 ** 20;
/** Of the administrator. */
export const password = "first-password-of-the-walk";

/** What a release took, to be compared with its goals. */
export interface Figure {
  name: string;
  value: number;
  goal: number;
  unit: string;
}

/** npm's own environment would lead it back to the checkout. */
const bareEnvironment = (home: string): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, HOME: home });

/** Bytes of all files below a folder. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** Installs a package into an empty folder, as README says, with an empty home. Returns the seconds that it took. */
export function install(archive: string, folder: string): number {
  const home = path.join(folder, "home");
  mkdirSync(home, { recursive: true });
  const began = performance.now();
  const args = ["install", "--omit=dev", "--no-audit", "--no-fund", "--no-package-lock", archive];
  execFileSync("npm", args, { cwd: folder, env: bareEnvironment(home), stdio: ["ignore", "ignore", "inherit"] });
  return (performance.now() - began) / 1000;
}

/** Walks through the package in an empty folder, and through its commands. @throws Error for what does not work */
export async function tryPackage(archive: string, folder: string): Promise<Figure[]> {
  const installSeconds = install(archive, folder);
  const began = performance.now();
  const first = await start(folder);
  await firstSearch(first.url);
  const searchSeconds = (performance.now() - began) / 1000;
  await walk(first.url, password);
  const backup = path.join(folder, "evening.backup");
  command(folder, first.url, ["backup", backup]);
  command(folder, first.url, ["check"]);
  await first.stop();
  command(folder, first.url, ["restore", backup, "--yes"]);
  command(folder, first.url, ["admin-password"]);
  const again = await start(folder);
  await firstSearch(again.url);
  await again.stop();
  return [
    { name: "package", value: statSync(archive).size / megabyte, goal: 40, unit: "MB" },
    { name: "installed", value: sizeOf(path.join(folder, "node_modules")) / megabyte, goal: 100, unit: "MB" },
    { name: "installed and first search, empty cache", value: installSeconds + searchSeconds, goal: 30, unit: "s" },
    { name: "first start to first search", value: searchSeconds, goal: 15, unit: "s" },
    { name: "later start", value: again.seconds, goal: 15, unit: "s" },
  ];
}

const program = (folder: string) => path.join(folder, "node_modules/.bin/find-your-table");

function start(folder: string): Promise<RunningRelease> {
  const env = { ...bareEnvironment(path.join(folder, "home")), PORT: "0", HOST: "127.0.0.1", ADMIN_PASSWORD: password };
  return untilReady(spawn(program(folder), { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] }));
}

/** @throws Error when it fails */
function command(folder: string, url: string, args: readonly string[]): void {
  const env = { ...bareEnvironment(path.join(folder, "home")), PORT: new URL(url).port };
  execFileSync(program(folder), args, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
}

/** Version in the package's name. */
export function archiveIn(folder: string): string {
  const [sums = ""] = readFileSync(path.join(folder, "SHA256SUMS"), "utf8").split("\n");
  return path.join(folder, sums.split("  ")[1] ?? "");
}
