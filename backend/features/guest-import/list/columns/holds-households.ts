import { columnKey } from "../../../../../common/column-key.ts";
import { maxHouseholdLength } from "../../../../../common/limits.ts";
import { tidyText } from "../model/cell-text.ts";
import { mayNameSeveral, writtenName } from "../people/row-names.ts";
import { meansHousehold } from "../words/column-words.ts";
import type { KnownColumns } from "./known-columns.ts";

const examinedRows = 2000;
/** Larger groups are circles of friends, or sides of a family. */
const maxOnAverage = 5;
const maxTogether = 15;
/** Share of households named like one of their guests. */
const minNamed = 0.6;
/** Fewer numbers in adjacent rows may be something else. */
const minNumbered = 3;

/** Small groups: as the header says, named like their guests, or numbered in adjacent rows. */
export function holdsHouseholds({ rows, headers }: KnownColumns, column: number, name: readonly number[]): boolean {
  const found = rows.slice(0, examinedRows).flatMap((row) => {
    const text = tidyText(row.cells[column] ?? "");
    return text === "" ? [] : [{ text, guest: writtenName(row, name), size: mayNameSeveral(row, name) ? 2 : 1 }];
  });
  const blocks = found.filter(({ text }, index) => text !== found[index - 1]?.text);
  const members = new Map<string, { names: string[]; size: number }>();
  for (const { text, guest, size } of found) {
    const known = members.get(text) ?? { names: [], size: 0 };
    known.names.push(guest);
    members.set(text, { ...known, size: known.size + size });
  }
  const households = [...members];
  const sizes = households.map(([, { size }]) => size);
  const isLarge =
    sizes.reduce((sum, size) => sum + size, 0) > sizes.length * maxOnAverage || Math.max(0, ...sizes) > maxTogether;
  if (isLarge || Math.max(0, ...sizes) < 2 || households.some(([text]) => text.length > maxHouseholdLength))
    return false;
  if (meansHousehold(headers[column] ?? "") && households.every(([text]) => /\p{L}/u.test(text))) return true;
  const named = households.filter(([text, { names }]) => names.some((guest) => isNamedLike(text, guest)));
  if (named.length >= households.length * minNamed) return true;
  return (
    blocks.length === households.length && blocks.length >= minNumbered && blocks.every(({ text }) => /\d/u.test(text))
  );
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
