import type { Random } from "../../lib/random.ts";
import { type Layout, type Structure, shuffled } from "../layout.ts";
import { languageShares } from "../words.ts";
import { withRows } from "./around.ts";
import type { Common, Kind } from "./kind.ts";

type Noise = (layout: Layout, random: Random) => Layout;

const capitals = "header in capitals";

/** Whether the first row is a header, not a table's name or a guest. */
const hasHeader = ({ name }: Common) => !/^(?:headings|no header)/u.test(name);

const noises: Readonly<Record<string, Noise>> = {
  "blanks around": (layout, random) =>
    withRows(layout, (rows) =>
      rows.map((row) => row.map((cell) => (typeof cell === "string" && random.chance(0.2) ? `${cell} ` : cell))),
    ),
  "empty rows below": (layout) => withRows(layout, (rows) => [...rows, [], [], [" "]]),
  "title above": (layout) => withRows(layout, (rows) => [["Wedding 12.06.2027"], [], ...rows]),
  [capitals]: (layout) =>
    withRows(layout, ([header = [], ...rows]) => [
      header.map((cell) => (typeof cell === "string" ? cell.toLocaleUpperCase() : cell)),
      ...rows,
    ]),
  "an empty first column": (layout) => withRows(layout, (rows) => rows.map((row) => [null, ...row])),
  "numbers as text": (layout) =>
    withRows(layout, (rows) => rows.map((row) => row.map((cell) => (typeof cell === "number" ? String(cell) : cell)))),
  "another sheet": (layout) => ({
    ...layout,
    sheets: [...layout.sheets, { name: "Sheet2", rows: [["to do"], ["call the florist"]] }],
    needsWorkbook: true,
  }),
};

/** Joins a structure, a language and a noise, drawn at random; the same for the same seed. */
export function combinedKinds(share: number, count: number, structures: readonly Common[], random: Random): Kind[] {
  const languages = languageShares.flatMap(([language, part]) =>
    Array.from({ length: Math.ceil(part) }, () => language),
  );
  const triples = Array.from({ length: count }, () => {
    const common = random.pick(structures);
    const fitting = Object.keys(noises).filter((noise) => noise !== capitals || hasHeader(common));
    const [noise = ""] = shuffled(fitting, random);
    return { common, noise, language: random.pick(common.languages ?? languages) };
  });
  const whole = triples.reduce((sum, { common }) => sum + common.part, 0);
  return triples.map(({ common, noise, language }) => ({
    name: `${common.name}, ${noise} (${language})`,
    group: "combined",
    weight: (share * common.part) / whole,
    language,
    structure: noisy(common.structure, noises[noise]),
  }));
}

const noisy =
  (structure: Structure, noise: Noise | undefined): Structure =>
  (draw) => {
    const layout = structure(draw);
    const shifted = layout.sheets.some(({ merges = [], hiddenRows = [] }) => merges.length + hiddenRows.length > 0);
    return noise && !shifted ? noise(layout, draw.random) : layout;
  };
