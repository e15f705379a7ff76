import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cacheFolder, inProject } from "./project.mjs";

// Outside the checkout, so that clones of the same state share it.
const folder = path.join(cacheFolder, "checks");

/** What any check may depend on, besides its own inputs. */
const alwaysRead = ["package.json", "package-lock.json", "scripts"];

/**
 * The contents of a checkout, for keys of what depends on them.
 *
 * @param {string} [root] of the checkout, if not this one
 * @returns {(name: string, inputs: readonly string[]) => string} the key of a check that reads these files and folders;
 *   it changes with any byte of them, with the installed packages, the scripts, and the version of Node
 */
export function readContents(root = inProject()) {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = [...new Set(listed.split("\0"))]
    .filter((file) => file !== "" && existsSync(path.join(root, file)))
    .sort();
  const contents = files.map((file) => ({ file, hash: hashOf(readFileSync(path.join(root, file))) }));
  return (name, inputs) => {
    const wanted = [...alwaysRead, ...inputs];
    const isRead = (/** @type {string} */ file) =>
      wanted.some((input) => input === "." || file === input || file.startsWith(`${input}/`));
    const lines = contents.filter(({ file }) => isRead(file)).map(({ file, hash }) => `${file} ${hash}`);
    return hashOf([name, process.version, process.platform, process.arch, ...lines].join("\n"));
  };
}

/** Whether a check with this key has passed on this machine. @param {string} key */
export const hasPassed = (key) => existsSync(path.join(folder, key));

/** Keeps that a check with this key passed. @param {string} key */
export function keepPassed(key) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, key), "");
}

/** @param {string | Buffer} data */
const hashOf = (data) => createHash("sha256").update(data).digest("hex");
