import { columnKey } from "../../../../../common/column-key.ts";
import { maxHouseholdLength } from "../../../../../common/limits.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tidyText } from "../model/cell-text.ts";
import { mayNameSeveral, writtenName } from "../people/row-names.ts";

const examinedRows = 2000;
/** Larger groups are circles of friends, or sides of a family. */
const maxOnAverage = 5;
const maxTogether = 15;
/** Share of households named like one of their guests, and of guests in general. */
const minNamed = 0.6;
const minNamedGuests = 0.35;
/** Fewer may be groups of another kind. */
const minOfNumbers = 3;
const minOfSmallNumbers = 6;
const minOfTexts = 8;

interface Member {
  text: string;
  name: string;
  mayBeSeveral: boolean;
}

/** Small groups named like their guests or in adjacent rows. `isSaid`: the header means people who live together. */
export function holdsHouseholds(
  rows: readonly SheetRow[],
  column: number,
  nameColumns: readonly number[],
  isSaid: boolean,
): boolean {
  const members = rows.slice(0, examinedRows).flatMap((row): Member[] => {
    const text = tidyText(row.cells[column] ?? "");
    if (text === "") return [];
    return [{ text, name: writtenName(row, nameColumns), mayBeSeveral: mayNameSeveral(row, nameColumns) }];
  });
  const sizes = new Map<string, number>();
  for (const { text } of members) sizes.set(text, (sizes.get(text) ?? 0) + 1);
  const isLong = members.some(({ text }) => text.length > maxHouseholdLength);
  const isLarge = members.length > sizes.size * maxOnAverage || Math.max(0, ...sizes.values()) > maxTogether;
  if (isLong || isLarge) return false;
  const repeated = members.length - sizes.size;
  if (repeated === 0 && !members.some(({ mayBeSeveral }) => mayBeSeveral)) return false;
  const areTexts = members.every(({ text }) => /\p{L}/u.test(text));
  return (
    (isSaid && areTexts) ||
    areNamedLikeGuests(members, sizes.size) ||
    (repeated * 4 >= sizes.size && areBelowEachOther(members, sizes.size))
  );
}

function areNamedLikeGuests(members: readonly Member[], households: number): boolean {
  const names = new Set(members.map(({ name }) => columnKey(name)));
  const named = members.filter(({ text, name }) => {
    if (!/\p{L}/u.test(text)) return false;
    if (names.has(columnKey(text))) return true;
    const words = wordsOf(name);
    return wordsOf(text).some((word) => words.some((other) => isAlike(word, other)));
  });
  const namedHouseholds = new Set(named.map(({ text }) => text)).size;
  return namedHouseholds >= households * minNamed && named.length >= members.length * minNamedGuests;
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(columnKey);
}

/** "Meiers" is Meier, and "Novákovi" is Novák. Short words are alike only if they are the same names. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isName = short.length > 3 || /[^\p{Script=Latin}]/u.test(short);
  return isName && long.length <= short.length + 4 && long.startsWith(short);
}

function areBelowEachOther(members: readonly Member[], households: number): boolean {
  const blocks = members.filter(({ text }, index) => text !== members[index - 1]?.text);
  if (blocks.length !== households) return false;
  if (members.every(({ text }) => /^\d+$/u.test(text))) return areNumbered(blocks.map(({ text }) => Number(text)));
  const areNumbers = members.every(({ text }) => /\d/u.test(text));
  return households >= (areNumbers ? minOfNumbers : minOfTexts);
}

/** Numbers of guests may rise by chance in a few households. */
function areNumbered(numbers: readonly number[]): boolean {
  const areRising = numbers.every((number, index) => number > (numbers[index - 1] ?? -1));
  const areSizes = numbers.length < minOfSmallNumbers && Math.max(...numbers) <= maxTogether;
  return areRising && numbers.length >= minOfNumbers && !areSizes;
}
