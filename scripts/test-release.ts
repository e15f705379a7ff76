import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { formatTable } from "../bench/lib/table.ts";
import { inProject, runScript } from "./project.mjs";
import { layOutImage, tryImageTree } from "./release/image-tree.ts";
import { archiveIn, type Figure, password, tryPackage } from "./release/installed-package.ts";
import { makeRelease } from "./release/make-release.ts";
import { walk } from "./release/walk.ts";

// npm run test:release [-- --release DIR] [-- --part same|package|image] [-- --url URL_OF_A_RUNNING_RELEASE]
// Whether a release is the same when it is built again, and works where people install it.

const { values } = parseArgs({
  options: { release: { type: "string" }, part: { type: "string" }, tree: { type: "string" }, url: { type: "string" } },
});

// With --tree it is called by itself.
const workshop = values.tree ?? mkdtempSync(path.join(tmpdir(), "find-your-table-test-"));
// Other users enter the image's tree.
chmodSync(workshop, 0o755);

const parts: Record<string, (release: string) => Promise<Figure[]>> = {
  same: buildAgain,
  package: (release) => tryPackage(archiveIn(release), path.join(workshop, "package")),
  image: tryImage,
};

/** Builds in a clone in another folder. */
async function buildAgain(release: string): Promise<Figure[]> {
  const clone = path.join(workshop, "clone", "elsewhere");
  execFileSync("git", ["clone", "--quiet", inProject(), clone]);
  execFileSync("cp", ["-al", inProject("node_modules"), clone]);
  execFileSync("npm", ["run", "--silent", "release", "--", "--out", "release"], { cwd: clone, stdio: "inherit" });
  const [first, second] = [release, path.join(clone, "release")].map((folder) =>
    readFileSync(path.join(folder, "SHA256SUMS"), "utf8"),
  );
  if (first !== second) throw new Error(`Two builds of one commit differ:\n${first}${second}`);
  console.log(`Two builds of one commit, in different folders, are the same bytes:\n${first}`);
  return [];
}

/** Again, as a process whose network is only the loopback interface. */
async function tryImage(release: string): Promise<Figure[]> {
  const tree = path.join(workshop, "image");
  const bytes = layOutImage(archiveIn(release), tree);
  const own = [...process.execArgv, inProject("scripts/test-release.ts"), "--tree", tree];
  const script = 'ip link set lo up && exec "$0" "$@"';
  const args = ["--net", "--", "/bin/sh", "-c", script, process.execPath, ...own];
  if (spawnSync("unshare", args, { stdio: "inherit" }).status !== 0) throw new Error("The image's tree does not work.");
  return [{ name: "image's layers, compressed", value: bytes / 2 ** 20, goal: 120, unit: "MB" }];
}

/** Sizes are the same on every machine, so one beyond its goal fails. @throws Error */
function report(figures: readonly Figure[]): void {
  const rows = figures.map(({ name, value, goal, unit }) => [name, `${value.toFixed(1)} ${unit}`, `${goal} ${unit}`]);
  if (rows.length > 0) console.log(formatTable(["What", "Measured", "Goal"], rows));
  const beyond = figures.filter(({ unit, value, goal }) => unit === "MB" && value > goal).map(({ name }) => name);
  if (beyond.length > 0) throw new Error(`Larger than it may be: ${beyond.join(", ")}.`);
}

await runScript(async () => {
  if (values.url !== undefined) return walk(values.url, password);
  if (values.tree !== undefined) return report(await tryImageTree(values.tree));
  try {
    const release = path.resolve(process.env.INIT_CWD ?? ".", values.release ?? path.join(workshop, "release"));
    mkdirSync(release, { recursive: true });
    if (values.release === undefined) await makeRelease(release);
    for (const [name, part] of Object.entries(parts)) {
      if (values.part === undefined || values.part === name) report(await part(release));
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
});
