import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { Random } from "../../lib/random.ts";
import { formatTable } from "../../lib/table.ts";
import { generateNames } from "../../search/names.ts";
import { slip } from "../../search/slips.ts";
import { kinds } from "../kinds.ts";
import { makeList } from "../lists.ts";

const cost = z.object({
  /** Milliseconds of processor time to make the index, and for a query on average. */
  made: z.number(),
  mean: z.number(),
  /** Milliseconds of a query. */
  median: z.number(),
  p99: z.number(),
  /** Bytes of the index; of what the first, tiny index loads. */
  index: z.number(),
  tables: z.number(),
});
type Cost = z.infer<typeof cost>;

const sizes = [300, 5000, 50_000];
const queryCount = 400;
const rounds = 3;
const root = fileURLToPath(new URL("../../../", import.meta.url));
const child = path.join("bench", "world-names", "before", "index-cost.child.ts");

/**
 * Prints what this checkout's search takes beside that of another commit, measured in turns in processes of their own.
 *
 * @param commit - Anything that git can name, with the search in `common` and `bench/search/engines.ts`.
 */
export function measureBeside(seed: number, commit: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), "before-"));
  try {
    const other = checkOut(commit, path.join(folder, "checkout"));
    const rows = sizes.flatMap((size) =>
      Object.entries(listsOf(size, seed)).map(([list, names]) => {
        const files = writeLists(folder, names, new Random(seed));
        const costs = Array.from({ length: rounds }, () => ({ ours: run(root, files), theirs: run(other, files) }));
        return row(`${size} guests, ${list}`, costs);
      }),
    );
    console.log(`This / ${commit}; the best times and the middle sizes of ${rounds} turns:\n`);
    const head = ["list", "index made, ms", "query, ms", "median", "p99", "bytes per guest", "loaded once, kB"];
    console.log(formatTable(head, rows));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function listsOf(size: number, seed: number): Record<string, readonly string[]> {
  const random = new Random(seed + size);
  const [kind] = kinds.filter(({ name }) => name.startsWith("Han, pinyin"));
  if (kind === undefined) throw new Error("There is no kind of Han names.");
  const world = makeList(kind, "mixed", size, "known", random).guests.map(({ listed }) => listed);
  return { "Latin, Greek, Cyrillic": generateNames(size, random), "all scripts": world };
}

function writeLists(folder: string, names: readonly string[], random: Random): string[] {
  const queries = Array.from({ length: queryCount }, () => {
    const name = random.pick(names);
    return random.pick([name.slice(0, 2), name.slice(0, 4), name, slip(name, random)]);
  });
  const files = ["names", "queries"].map((name) => path.join(folder, `${name}.txt`));
  for (const [i, lines] of [names, queries].entries()) writeFileSync(files[i] ?? "", lines.join("\n"));
  return files;
}

function checkOut(commit: string, folder: string): string {
  const archive = `${folder}.tar`;
  execFileSync("git", ["archive", "--output", archive, `--prefix=${path.basename(folder)}/`, commit], { cwd: root });
  execFileSync("tar", ["-xf", archive, "-C", path.dirname(folder)]);
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  cpSync(path.join(root, child), path.join(folder, child), { recursive: true });
  return folder;
}

function run(checkout: string, files: readonly string[]): Cost {
  const options = { cwd: checkout, encoding: "utf8" } as const;
  const printed = execFileSync(process.execPath, ["--expose-gc", "--import", "tsx", child, ...files], options);
  return cost.parse(JSON.parse(printed));
}

function row(list: string, costs: readonly { ours: Cost; theirs: Cost }[]): string[] {
  const cell = (of: keyof Cost, digits: number, unit: number, pick: (numbers: number[]) => number) => {
    const ours = pick(costs.map((one) => one.ours[of])) / unit;
    const theirs = pick(costs.map((one) => one.theirs[of])) / unit;
    const ratio = theirs === 0 ? "–" : (ours / theirs).toFixed(2);
    return `${ours.toFixed(digits)} / ${theirs.toFixed(digits)} = ${ratio}`;
  };
  const best = (numbers: number[]) => Math.min(...numbers);
  const middle = (numbers: number[]) =>
    numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
  const guests = Number.parseInt(list, 10);
  return [
    list,
    cell("made", 1, 1, best),
    cell("mean", 3, 1, best),
    cell("median", 3, 1, best),
    cell("p99", 2, 1, best),
    cell("index", 0, guests, middle),
    cell("tables", 0, 1000, middle),
  ];
}
