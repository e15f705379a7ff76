import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cacheFolder, inProject } from "./project.mjs";

// Outside the checkout, so that clones of the same state share it.
const defaultFolder = path.join(cacheFolder, "results");
const keptDays = 30;

/** What any check may depend on, besides its own inputs. */
const alwaysRead = ["package.json", "package-lock.json", "scripts"];

/** @typedef {ReadonlyMap<string, string>} Contents hashes by path from the checkout's root, in order */

/** A checkout's files in order, without those that Git ignores. @param {string} [root] default: this checkout */
export function listFiles(root = inProject()) {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split("\0"))].filter((file) => file !== "" && existsSync(path.join(root, file))).sort();
}

/** @param {string} [root] default: this checkout @returns {Contents} */
export function readContents(root = inProject()) {
  return new Map(listFiles(root).map((file) => [file, hashOf(readFileSync(path.join(root, file)))]));
}

/** @param {string} file @param {readonly string[]} inputs files and folders; "." is the whole checkout */
export const isAmong = (file, inputs) =>
  inputs.some((input) => input === "." || file === input || file.startsWith(`${input}/`));

/**
 * Also depends on Node's version. @param {string} name of what has the result @param {Contents} contents
 * @param {Iterable<string>} files in order @param {readonly string[]} others further dependencies
 */
export function keyOf(name, contents, files, others = []) {
  const lines = [...files].map((file) => `${file} ${contents.get(file)}`);
  return hashOf(JSON.stringify([name, process.version, process.platform, process.arch, ...others, ...lines]));
}

/**
 * The packages and scripts change it, too.
 * @param {string} name @param {Contents} contents @param {readonly string[]} inputs files and folders
 */
export function keyOfCheck(name, contents, inputs) {
  const wanted = [...alwaysRead, ...inputs];
  return keyOf(
    name,
    contents,
    [...contents.keys()].filter((file) => isAmong(file, wanted)),
  );
}

/** What passed on this machine within the last month. @param {string} [folder] */
export function openResults(folder = defaultFolder) {
  const of = (/** @type {string} */ key) => path.join(folder, key);
  return {
    /** Undefined if not passed. @param {string} key @returns {{ passed: number, skipped: number } | undefined} */
    find(key) {
      try {
        return JSON.parse(readFileSync(of(key), "utf8"));
      } catch {
        return undefined;
      }
    },

    /** @param {string} key @param {{ passed: number, skipped: number }} result */
    keep(key, result = { passed: 1, skipped: 0 }) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(of(key), JSON.stringify(result));
    },

    /** Removes results older than a month: today's date and random cases are in no key. */
    prune(now = Date.now()) {
      if (!existsSync(folder)) return;
      const oldest = now - keptDays * 24 * 60 * 60 * 1000;
      for (const key of readdirSync(folder)) if (statSync(of(key)).mtimeMs < oldest) rmSync(of(key), { force: true });
    },
  };
}

/** @param {string | Buffer} data */
const hashOf = (data) => createHash("sha256").update(data).digest("hex");
