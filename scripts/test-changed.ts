import { execFileSync } from "node:child_process";
import { ensureBuilt, generatePrismaClient } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { inProject, mustSucceed, programs, runNode, runScript } from "./project.mjs";
import { affectedTests } from "./structure/affected-tests.ts";
import { readSources } from "./structure/sources.ts";

// Runs the tests that a change is most likely to break. Takes the commit to compare with. The default is where the
// branch left origin/main or, without one, the last commit. Uncommitted changes count, too.

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: inProject(), encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

function commonCommit(): string {
  try {
    return git("merge-base", "HEAD", "origin/main");
  } catch {
    return "HEAD";
  }
}

function changedSince(commit: string): string[] {
  const lists = [git("diff", "--name-only", commit), git("ls-files", "--others", "--exclude-standard")];
  return lists.flatMap((list) => list.split("\n")).filter((file) => file !== "");
}

const runVitest = (project: string, files: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  mustSucceed("The run", runNode(programs.vitest, ["run", "--project", project, ...files], { env }));

await runScript(async () => {
  const commit = process.argv[2] ?? commonCommit();
  const { files, imports } = readSources();
  const tests = affectedTests(changedSince(commit), files, imports);
  const inBrowser = tests.filter((file) => file.startsWith("e2e/"));
  const inNode = tests.filter((file) => !inBrowser.includes(file));
  console.log(`${tests.length} test files are affected by what changed since ${commit.slice(0, 8)}.`);
  await ensureInstalled();
  if (inNode.length > 0) {
    await mustSucceed("Generating the database client", generatePrismaClient());
    await runVitest("node", inNode);
  }
  if (inBrowser.length > 0) {
    await ensureBuilt();
    await runVitest("e2e", inBrowser, { CHROMIUM_PATH: (await ensureChromium()) ?? "" });
  }
});
