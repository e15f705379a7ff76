import type { SheetRow } from "../../formats/sheet.ts";
import { filledCells } from "../model/guest-rows.ts";
import { tableHeading } from "./cells/table-heading.ts";
import { type Spot, textAt } from "./pointed-example.ts";

/** What may tell tables from names: most reliable first. */
const features = [
  "isLabel",
  "isNumber",
  "isCapital",
  "hasColon",
  "isBelowEmptyRow",
  "isBelowGap",
  "isAlone",
  "isWord",
] as const;
type Feature = (typeof features)[number];

interface Cell {
  text: string;
  /** Whether the row above has text. */
  isNext: boolean;
  /** Whether the cell above has text. */
  isUnder: boolean;
  isAlone: boolean;
}

const looks: Record<Feature, (cell: Cell) => boolean> = {
  isLabel: ({ text }) => tableHeading(text)?.isSure === true,
  isNumber: ({ text }) => /^[\p{Nd}\s.#()-]+$/u.test(text),
  isCapital: ({ text }) => /\p{Lu}.*\p{Lu}/u.test(text) && text === text.toUpperCase(),
  hasColon: ({ text }) => /[:：]$/u.test(text),
  isBelowEmptyRow: ({ isNext }) => !isNext,
  isBelowGap: ({ isUnder }) => !isUnder,
  isAlone: ({ isAlone }) => isAlone,
  isWord: ({ text }) => !/\s/u.test(text),
};

const ofText: ReadonlySet<Feature> = new Set(["isLabel", "isNumber", "isCapital", "hasColon"]);
const ofPlace: ReadonlySet<Feature> = new Set(["isBelowEmptyRow", "isBelowGap", "isAlone"]);

interface Verdict {
  isTable: boolean;
  isSure: boolean;
}

/** What tells tables from names in a sheet, learned from one of each. */
export class TableLook {
  readonly #rows: readonly SheetRow[];
  readonly #signs: readonly (readonly [Feature, boolean])[];

  constructor(rows: readonly SheetRow[], table: Spot, name: Spot) {
    this.#rows = rows;
    const [one, other] = [this.#cell(table), this.#cell(name)];
    this.#signs = features.flatMap((feature) => {
      const isOwn = looks[feature](one);
      // Having texts around does not make a table.
      const isNoSign = isOwn === looks[feature](other) || (ofPlace.has(feature) && !isOwn);
      return isNoSign ? [] : [[feature, isOwn] as const];
    });
  }

  /** Whether tables have a word such as "Table", so that they can be anywhere. */
  get isLabel(): boolean {
    return this.#signs[0]?.[0] === "isLabel" && this.#signs[0][1];
  }

  /** Whether tables can be told by their text alone. */
  get isInText(): boolean {
    const [best] = this.#signs;
    return best !== undefined && ofText.has(best[0]);
  }

  /** By the best sign; not sure if others disagree. */
  verdictOn(spot: Spot): Verdict {
    const [best, ...others] = this.#signs;
    if (best === undefined) return { isTable: false, isSure: true };
    const cell = this.#cell(spot);
    const agrees = ([feature, isOwn]: readonly [Feature, boolean]) => looks[feature](cell) === isOwn;
    const isTable = agrees(best);
    if (isTable) return { isTable, isSure: this.isInText || others.every(agrees) };
    const places = others.filter(([feature]) => ofPlace.has(feature));
    return { isTable, isSure: places.length === 0 || !places.every(agrees) };
  }

  #cell({ index, column }: Spot): Cell {
    const [before, row] = [this.#rows[index - 1], this.#rows[index]];
    const isNext = before !== undefined && before.number + 1 === row?.number;
    return {
      text: textAt(this.#rows, { index, column }),
      isNext,
      isUnder: isNext && textAt(this.#rows, { index: index - 1, column }) !== "",
      isAlone: row !== undefined && filledCells(row).length === 1,
    };
  }
}
