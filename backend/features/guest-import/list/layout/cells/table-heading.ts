import { remembered } from "../../../../../../common/lib/remembered.ts";
import { maxTableCapacity } from "../../../../../../common/limits.ts";
import { tableText } from "../../model/cell-kind.ts";
import type { TableSize } from "../../model/guest-list.ts";
import { countsSeats, meaningsOf } from "../../words/column-words.ts";
import { countIn, isTotal, tableLabel } from "../../words/value-words.ts";

/** The heading of a table. */
export interface TableHeading {
  label: string;
  isSure: boolean;
  /** Number of seats if present: 10 in "Table 1 (8/10)". */
  capacity?: number | undefined;
}

const maxHeadingLength = 80;
/** With blanks and signs around it. */
const maxWrittenLength = 300;

/** "(8/10)", "[8 guests]", "(max. 8)", "- 10 seats", "8 / 10". */
const counts =
  /\s*(?:[([]\s*(?:(?:max|máx|maks|макс|до)\p{L}*\.?\s*)?\d+(?:\s*(?:\/|of|von|de|di|van|из|z|av|af|:)\s*\d+)?(?:\s*\p{L}[\p{L}.\s]*)?\s*[)\]]|[-–—:,]?\s*\d+\s*\/\s*\d+|[-–—:,]\s*\d+\s*(?:\p{L}+\s)?(?:of|von|de|di|van|из|z|av|af|sur|su)\s*\d+(?:\s+\p{L}[\p{L}.]*)?|[-–—,]\s*\d+\s+\p{L}[\p{L}.]*)\s*$/iu;

/** "*Table 1*", "== Table 1 ==": signs around a text that only make it stand out. */
const emphasized = /^([*_=~]{1,3})\s*(?=[^\s*_=~])(.+?)\s*\1$/u;

/** Undefined if it cannot be a heading. */
export const tableHeading = (text: string) => (text.length > maxWrittenLength ? undefined : read(text));

const read = remembered((text: string): TableHeading | undefined => {
  const written = tableText(text)
    .replace(/^#{1,6}\s+/u, "")
    .replace(emphasized, "$2");
  if (written === "" || written.length > maxHeadingLength) return undefined;
  const withoutCounts = written.replace(counts, "").replace(/[\s:–—-]+$/u, "");
  const label = withoutCounts === "" ? written : withoutCounts;
  const isLabel = tableLabel(label) !== undefined || startsWithTable(label);
  const capacity = withoutCounts === "" ? undefined : seatsIn(written.slice(withoutCounts.length));
  // A total of a table stands below its guests: "Total: 2 guests (1 toddler)".
  const isCounted = label.length < written.replace(/[\s:–—-]+$/u, "").length && !isTotalLine(written);
  return { label, capacity, isSure: isLabel || isCounted };
});

/** Undefined without seats: other words count guests. */
function seatsIn(text: string): number | undefined {
  const [, taken, all] = /(\d+)\s*(?:\p{L}+\s)?(?:\/|of|von|de|di|van|из|z|av|af|sur|su)\s*(\d+)/iu.exec(text) ?? [];
  if (all !== undefined) return asCapacity(Number(all) >= Number(taken) ? all : "");
  const [, count = "", word = ""] = /(\d+)\s*(\p{L}[\p{L}.\s]*)/u.exec(text) ?? [];
  return countsSeats(word) ? asCapacity(count) : undefined;
}

/** A text as a number of seats; undefined if it is none. */
export function asCapacity(text: string): number | undefined {
  const [, digits] = /^0*(\d{1,4})(?:[.,]0+)?$/u.exec(text.trim()) ?? [];
  const capacity = Number(digits);
  return capacity >= 1 && capacity <= maxTableCapacity ? capacity : undefined;
}

/** The heading itself, or that of the table that it continues: "Table 2 (continued)". */
export function continuing<Heading extends Pick<TableHeading, "label">>(
  heading: Heading,
  known: ReadonlySet<string>,
): Heading {
  const label = heading.label.replace(/\s*(?:[([（][^()[\]（）]*[)\]）]|[-–—,:]\s*\p{L}[\p{L}.]*)$/u, "");
  return known.has(label) ? { ...heading, label } : heading;
}

/** "Total: 2 guests (1 toddler)", and no "Table 1 (total 8)". */
export function isTotalLine(text: string): boolean {
  return isTotal(text) || isTotal(text.replace(/\s*[([（].*$/su, "").trim() || "-");
}

function startsWithTable(label: string): boolean {
  const start = /^(.+?)\s*[-–—:(,."“„«]\s*\S/u.exec(label)?.[1];
  return start !== undefined && tableLabel(start) !== undefined;
}

/** The tables whose headings have a number of seats. */
export function withSizes(tables: readonly Pick<TableHeading, "label" | "capacity">[]): TableSize[] {
  return tables.flatMap(({ label, capacity }) => (capacity === undefined ? [] : [{ label, capacity }]));
}

const people = /^(?:\p{L}{1,8}[\s:]*)?\p{Nd}{1,3}\s*(\p{L}[\p{L}\p{M}]*)\.?$/u;
const counted = new Set(["guest", "partySize", "seat", "capacity", "fullName"]);
const counters = /^[人名位明คน명석]+$/u;

/** "8/10", "(8 guests)" or "8 guests" and nothing else. */
export function isSeatCount(text: string): boolean {
  if (/\p{L}/u.test(text) && countIn(text) !== undefined && tableLabel(text) === undefined) return true;
  const [, word = ""] = people.exec(text) ?? [];
  const countsPeople = counters.test(word) || meaningsOf(word).some(({ meaning }) => counted.has(meaning));
  return countsPeople || (counts.test(text) && text.replace(counts, "").trim() === "");
}
