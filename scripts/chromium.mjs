import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { programs, run, runNode } from "./project.mjs";

const places = [
  process.env.CHROMIUM_PATH,
  // The engine without the browser around it: pages open in half the time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Path of a Chromium that runs here: the system's, or the one that Playwright has downloaded. */
export async function findChromium() {
  const { chromium } = await import("@playwright/test");
  return systemChromium() ?? [chromium.executablePath()].find(runs);
}

/** Installs one where there is none. @returns {Promise<string | undefined>} its path */
export async function ensureChromium() {
  await ensureSystemChromium();
  const found = await findChromium();
  if (found) return found;
  await runNode(programs.playwright, ["install", "chromium"]);
  return findChromium();
}

/** By the packages of Debian, without those of this project; does nothing on other systems. */
export async function ensureSystemChromium() {
  if (systemChromium() || !existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log("No Chromium here; installing one for the browser tests …");
  await aptGet("update");
  const install = (/** @type {string} */ browser) =>
    aptGet("install", "-y", "--no-install-recommends", browser, "fonts-noto-core");
  // Debian has it since version 12.
  if (!(await install("chromium-headless-shell")).ok) await install("chromium");
}

const systemChromium = () => places.find((file) => file !== undefined && runs(file));

/** Whether a program starts: distributions may ship placeholders. @param {string} file */
const runs = (file) => existsSync(file) && spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0;

/** @param {string[]} args */
const aptGet = (...args) => run("apt-get", args, { env: { DEBIAN_FRONTEND: "noninteractive" } });
