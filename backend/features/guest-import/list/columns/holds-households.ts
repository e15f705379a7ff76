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
/** Fewer may be groups of another kind. */
const minOfNumbers = 3;
const minOfTexts = 8;

/** Small groups: as the header says, named like their guests, or in adjacent rows. */
export function holdsHouseholds({ rows, headers }: KnownColumns, column: number, name: readonly number[]): boolean {
  const members = rows.slice(0, examinedRows).flatMap((row) => {
    const text = tidyText(row.cells[column] ?? "");
    return text === "" ? [] : [{ text, name: writtenName(row, name), mayBeSeveral: mayNameSeveral(row, name) }];
  });
  const sizes = new Map<string, number>();
  for (const { text } of members) sizes.set(text, (sizes.get(text) ?? 0) + 1);
  const texts = [...sizes.keys()];
  const isLarge = members.length > sizes.size * maxOnAverage || Math.max(0, ...sizes.values()) > maxTogether;
  if (isLarge || texts.some((text) => text.length > maxHouseholdLength)) return false;
  const repeated = members.length - sizes.size;
  if (repeated === 0 && !members.some(({ mayBeSeveral }) => mayBeSeveral)) return false;
  const areWords = texts.every((text) => /\p{L}/u.test(text));
  if (areWords && meansHousehold(headers[column] ?? "")) return true;
  const guests = members.map((member) => wordsOf(member.name));
  const named = new Set(
    members.filter(({ text }, index) => isNamedLike(text, guests[index] ?? [])).map(({ text }) => text),
  );
  if (named.size >= sizes.size * minNamed) return true;
  const blocks = members.filter(({ text }, index) => text !== members[index - 1]?.text).map(({ text }) => text);
  if (repeated * 4 < sizes.size || blocks.length > sizes.size) return false;
  if (blocks.every((text) => /^\d+$/u.test(text))) return areNumbered(blocks.map(Number));
  return blocks.length >= (texts.every((text) => /\d/u.test(text)) ? minOfNumbers : minOfTexts);
}

/** "Meiers" is Meier, and "Novákovi" is Novák. Short words are alike only if they are the same names. */
function isNamedLike(household: string, words: readonly string[]): boolean {
  return wordsOf(household).some((one) =>
    words.some((other) => {
      const [short, long] = one.length < other.length ? [one, other] : [other, one];
      const isName = short.length > 3 || one === other || /[^\p{Script=Latin}]/u.test(short);
      return isName && long.length <= short.length + 4 && long.startsWith(short);
    }),
  );
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(columnKey).filter((word) => !/^\p{Script=Latin}$/u.test(word));
}

/** Numbers of guests may rise by chance in a few households. */
function areNumbered(numbers: readonly number[]): boolean {
  const areRising = numbers.every((number, index) => number > (numbers[index - 1] ?? -1));
  return areRising && numbers.length >= minOfNumbers && (numbers.length >= 6 || Math.max(...numbers) > maxTogether);
}
