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

/** @typedef {ReadonlyMap<string, string>} Contents the hash of each file of a checkout, by its path from the root, in order */

/**
 * The paths of a checkout's files from its root, in order, without those that Git ignores.
 *
 * @param {string} [root] of the checkout, if not this one
 */
export function listFiles(root = inProject()) {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split("\0"))].filter((file) => file !== "" && existsSync(path.join(root, file))).sort();
}

/**
 * The hashes of a checkout's files.
 *
 * @param {string} [root] of the checkout, if not this one
 * @returns {Contents}
 */
export function readContents(root = inProject()) {
  return new Map(listFiles(root).map((file) => [file, hashOf(readFileSync(path.join(root, file)))]));
}

/**
 * Whether a file is one of the inputs or below one of them. "." is the whole checkout.
 *
 * @param {string} file
 * @param {readonly string[]} inputs files and folders
 */
export const isAmong = (file, inputs) =>
  inputs.some((input) => input === "." || file === input || file.startsWith(`${input}/`));

/**
 * The key of a result that depends on files, and on the version of Node.
 *
 * @param {string} name of what has the result
 * @param {Contents} contents
 * @param {Iterable<string>} files in order
 * @param {readonly string[]} others whatever else it depends on
 */
export function keyOf(name, contents, files, others = []) {
  const lines = [...files].map((file) => `${file} ${contents.get(file)}`);
  return hashOf(JSON.stringify([name, process.version, process.platform, process.arch, ...others, ...lines]));
}

/**
 * The key of a static check that reads these files and folders; it changes with any byte of them, with the installed
 * packages and the scripts.
 *
 * @param {string} name
 * @param {Contents} contents
 * @param {readonly string[]} inputs
 */
export function keyOfCheck(name, contents, inputs) {
  const wanted = [...alwaysRead, ...inputs];
  return keyOf(
    name,
    contents,
    [...contents.keys()].filter((file) => isAmong(file, wanted)),
  );
}

/** What passed on this machine within the last month. @param {string} [folder] if not the usual one */
export function openResults(folder = defaultFolder) {
  const of = (/** @type {string} */ key) => path.join(folder, key);
  return {
    /**
     * What was kept under this key; undefined if it has not passed.
     *
     * @param {string} key
     * @returns {{ passed: number, skipped: number } | undefined}
     */
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

    /** Forgets what passed longer ago. Today's date and random cases are no part of a key, so nothing is kept forever. */
    prune(now = Date.now()) {
      if (!existsSync(folder)) return;
      const oldest = now - keptDays * 24 * 60 * 60 * 1000;
      for (const key of readdirSync(folder)) if (statSync(of(key)).mtimeMs < oldest) rmSync(of(key), { force: true });
    },
  };
}

/** @param {string | Buffer} data */
const hashOf = (data) => createHash("sha256").update(data).digest("hex");
