import { columnKey } from "../../../../../common/column-key.ts";
import { isGivenName } from "../words/given-names.ts";
import { suffixes } from "../words/value-words.ts";
import { betweenPeople } from "./split-name.ts";

/** The only comma in a name, unless it is before a suffix: "John Smith, Jr." */
function sidesOfComma(name: string): { before: string; after: string } | undefined {
  const [before = "", after = "", ...more] = name.split(/\s*[,，、]\s*/u);
  if (before === "" || after === "" || more.length > 1) return undefined;
  const suffix = more[0];
  if (suffix !== undefined && !isSuffix(suffix)) return undefined;
  if (isSuffix(after) || endsInFamilyName(after)) return undefined;
  return { before, after: suffix === undefined ? after : `${after} ${suffix}` };
}

/** "Ben and Cleo Meier" after "Anna,": the family name of all is last, and not before the comma. */
function endsInFamilyName(text: string): boolean {
  const people = betweenPeople(text);
  const words = people.length < 2 ? [] : (people.at(-1) ?? "").split(/\s+/u);
  return words.length > 1 && !isGivenName(words.at(-1) ?? "");
}

function isSuffix(text: string): boolean {
  return text.split(/\s+/u).every((word) => suffixes.has(columnKey(word)));
}

/** How sure the names of a column are written "Last, First". */
export type CommaOrder = "surely" | "perhaps" | "no";

/** Whether commas in a column of names mean the last name first, or several people. */
export function commaOrder(names: readonly string[]): { order: CommaOrder; examples: string[] } {
  const withComma = names.flatMap((name) => {
    const sides = sidesOfComma(name);
    return sides === undefined ? [] : [{ name, ...sides }];
  });
  const examples = withComma.map(({ name }) => name);
  const lists = names.filter((name) =>
    endsInFamilyName(
      name
        .split(/\s*[,，、]\s*/u)
        .slice(1)
        .join(" "),
    ),
  ).length;
  if (withComma.length <= lists) return { order: "no", examples };
  const reversed = withComma.filter(({ before, after }) => isReversed(before, after)).length;
  const share = reversed / withComma.length;
  if (share < 0.5) return { order: "no", examples };
  const isUsual = withComma.length >= names.length * 0.5 && withComma.length > 1;
  return { order: share > 0.8 && isUsual ? "surely" : "perhaps", examples };
}

function isReversed(before: string, after: string): boolean {
  const [left = [], right = []] = [before, after].map((side) => side.split(/\s+/u));
  const givenBefore = left.some(isGivenName);
  const givenAfter = right.slice(0, 1).some(isGivenName);
  if (left.length === 1 && right.length === 1) return !givenBefore || givenAfter;
  if (left.at(-1) === right.at(-1)) return false;
  if (left.length >= 2 && right.length >= 2) return givenAfter && !isGivenName(left[0] ?? "");
  // "Anna Meier, Ben" is odd, "Meier, Anna Maria" and "García López, José" are usual.
  return left.length === 1 ? true : givenAfter || !isGivenName(left[0] ?? "");
}

/** "Meier, Anna" as "Anna Meier". */
export function inSpokenOrder(name: string): string {
  const sides = sidesOfComma(name);
  return sides === undefined ? name : `${sides.after} ${sides.before}`;
}
