import { existsSync, readdirSync } from "node:fs";
import { ensureChromium, findChromium, runs } from "./chromium.mjs";
import { canInstallPackages, installPackages, updatePackageLists } from "./debian.mjs";

/**
 * @typedef {object} EnginePaths undefined for missing programs
 * @property {string | undefined} chromium
 * @property {string | undefined} firefox
 * @property {string | undefined} webkitDriver WebKitWebDriver
 * @property {string | undefined} miniBrowser WebKitGTK's own browser
 * @property {string | undefined} xvfb virtual display, which MiniBrowser needs
 */

export async function ensureEngines() {
  await ensureChromium();
  const { firefox, webkitDriver, miniBrowser, xvfb } = await findEngines();
  const isComplete = firefox && webkitDriver && miniBrowser && xvfb;
  if (isComplete || !canInstallPackages()) return;
  console.log("Not every engine is here; installing the others …");
  await updatePackageLists();
  if (!firefox) await installPackages("firefox-esr");
  if (!xvfb) await installPackages("xvfb");
  if (webkitDriver && miniBrowser) return;
  const driver = await installPackages("webkit2gtk-driver");
  // The name in newer releases.
  if (!driver.ok) await installPackages("webkitgtk-webdriver");
}

/** @returns {Promise<EnginePaths>} */
export async function findEngines() {
  return {
    chromium: await findChromium(),
    firefox: [
      process.env.FIREFOX_PATH,
      "/usr/bin/firefox-esr",
      "/usr/bin/firefox",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
    ].find((file) => file !== undefined && runs(file)),
    webkitDriver: ["/usr/bin/WebKitWebDriver"].find(existsSync),
    miniBrowser: miniBrowsers().find(existsSync),
    xvfb: ["/usr/bin/Xvfb"].find(existsSync),
  };
}

// For example /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser.
function miniBrowsers() {
  return foldersIn("/usr/lib", /-linux-gnu/)
    .flatMap((folder) => foldersIn(folder, /^webkit2?gtk-/))
    .map((folder) => `${folder}/MiniBrowser`);
}

/** @param {string} parent @param {RegExp} name */
function foldersIn(parent, name) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((folder) => name.test(folder))
    .map((folder) => `${parent}/${folder}`);
}
