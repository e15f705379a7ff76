import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { canInstallPackages, installPackages, updatePackageLists } from "./debian.mjs";
import { programs, runNode } from "./project.mjs";

/** Path of a Chromium that runs here; installs one if needed. @returns {Promise<string | undefined>} */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log("No Chromium here; installing one for the browser tests …");
  await installChromium();
  return findChromium();
}

/** @returns {Promise<string | undefined>} */
export async function findChromium() {
  const { chromium } = await import("playwright-core");
  const candidates = [
    process.env.CHROMIUM_PATH,
    // The engine without the browser around it: pages open in half the time.
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/google-chrome",
    "/usr/bin/chromium-browser",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ];
  return candidates.find((candidate) => candidate !== undefined && runs(candidate));
}

/** Whether a program starts: distributions may ship placeholders. @param {string} file */
export function runs(file) {
  return existsSync(file) && spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0;
}

async function installChromium() {
  if (!canInstallPackages()) return runNode(programs.playwright, ["install", "chromium"]);
  await updatePackageLists();
  const install = (/** @type {string} */ browser) => installPackages(browser, "fonts-noto-core");
  const shell = await install("chromium-headless-shell");
  // Debian has it since version 12.
  return shell.ok ? shell : install("chromium");
}
