import { columnKey } from "../../../../../common/column-key.ts";
import { maxHouseholdLength } from "../../../../../common/limits.ts";
import { tidyText } from "../model/cell-text.ts";
import { mayNameSeveral, writtenName } from "../people/row-names.ts";
import { meansHousehold } from "../words/column-words.ts";
import type { KnownColumns } from "./known-columns.ts";

const examinedRows = 2000;
/** Larger groups are circles of friends, or sides of a family. */
const maxOnAverage = 5;
/** Share of households named like one of their guests. */
const minNamed = 0.6;
/** Fewer numbers in adjacent rows may be something else. */
const minNumbered = 3;

/** Small groups: as the header says, named like their guests, or numbered in adjacent rows. */
export function holdsHouseholds({ rows, headers }: KnownColumns, column: number, name: readonly number[]): boolean {
  const found = rows.slice(0, examinedRows).flatMap((row) => {
    const text = tidyText(row.cells[column] ?? "");
    return text === "" ? [] : [{ text, guest: writtenName(row, name), isSeveral: mayNameSeveral(row, name) }];
  });
  const texts = [...new Set(found.map(({ text }) => text))];
  const isLong = texts.some((text) => text.length > maxHouseholdLength);
  const isLarge = found.length > texts.length * maxOnAverage;
  const isAnyTogether = found.length > texts.length || found.some(({ isSeveral }) => isSeveral);
  if (isLong || isLarge || !isAnyTogether) return false;
  if (meansHousehold(headers[column] ?? "") && texts.every((text) => /\p{L}/u.test(text))) return true;
  const named = new Set(found.filter(({ text, guest }) => isNamedLike(text, guest)).map(({ text }) => text));
  if (named.size >= texts.length * minNamed) return true;
  const blocks = found.filter(({ text }, index) => text !== found[index - 1]?.text);
  const areNumbered = blocks.length === texts.length && texts.every((text) => /\d/u.test(text));
  return areNumbered && texts.length >= minNumbered;
}

/** "Meiers" is Meier, and "Novákovi" is Novák. */
function isNamedLike(household: string, guest: string): boolean {
  const [words = [], others = []] = [household, guest].map((text) =>
    (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(columnKey),
  );
  return words.some((word) =>
    others.some((other) => {
      const [short = "", long = ""] = word.length < other.length ? [word, other] : [other, word];
      const isLong = short.length > 3 || /[^\p{Script=Latin}]/u.test(short);
      return word === other
        ? word.length > 1 || isLong
        : isLong && long.length <= short.length + 4 && long.startsWith(short);
    }),
  );
}
