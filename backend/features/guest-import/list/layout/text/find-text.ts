import { type GuestRow, type GuestRows, plainRows } from "../../model/guest-rows.ts";
import { isClosing, isSentence, meansUnseated, namesTable, tableLabel } from "../../words/value-words.ts";
import { cellsOfBlocks } from "../blocks/block-rows.ts";
import { type FilledCell, readText } from "../blocks/filled-cells.ts";
import type { Region } from "../blocks/regions.ts";
import { hasGivenName, isProse, isRemark } from "../cells/cell-values.ts";
import { tableHeading } from "../cells/table-heading.ts";
import { bareText, hasListStart, withoutBullet, withoutBullets } from "./line-starts.ts";
import { areSeveral, nameAndTable, namesIn, type TableAndNames, tableAndNames } from "./name-and-table.ts";
import type { Line } from "./text-lines.ts";

const minPairs = 0.6;
const minTables = 2;

/** Each line has guests and a table: "Anna Meier – Table 5". "Anna Meier (Table 1), Ben Okafor (Table 2)" are two guests. */
export function findPairs(written: readonly Line[]): GuestRows | undefined {
  const parts = written.flatMap((line) =>
    line.text
      .split(/(?<=[)\]）】])\s*[,;、，]\s*/u)
      .filter((part) => part !== "")
      .map((text) => ({ ...line, text: text.replace(/[,;]+$/u, "") })),
  );
  const texts = withoutBullets(parts.map(({ text }) => text));
  const pairs = texts.map(nameAndTable);
  const found = pairs.flatMap((pair) => pair ?? []);
  if (found.length < parts.length * minPairs || found.length < minTables) return undefined;
  const asides = asidesOf(parts, (_, index) => (pairs[index] === undefined ? undefined : "guests"));
  // "Meier, Anna" is one, if all names are like that.
  const areLists = found.some(({ names }) => namesIn(names).length > 2);
  const first = pairs.findIndex((pair) => pair !== undefined);
  const rows = parts.flatMap((line, index): GuestRow[] => {
    const pair = pairs[index];
    if (pair === undefined && (index < first || asides.has(index))) return [];
    const { names, table, seat } = pair ?? { names: texts[index] ?? "", table: "", seat: "" };
    const [own, last] = [line.places[0], line.places.at(-1)];
    return (areLists && areSeveral(names) ? namesIn(names) : [names]).map((text) => ({
      number: line.row,
      cells: [text, table, seat],
      places: [own, last, last, ...line.places],
    }));
  });
  const hasSeats = rows.some(({ cells }) => cells[2] !== "");
  return plainRows(["Name", "Table Number", ...(hasSeats ? ["Seat"] : [])], rows, {
    fixed: { name: 0, table: 1 },
    hasSheetColumns: false,
    isPerTable: areLists,
  });
}

type ListPart = "heading" | "guests";

/** After a sentence, a sender's name, a position and a number may follow. */
const maxAfterSentence = 3;

/** Further lines without the bullets of all others, of ten, are guests as well. */
const maxUnmarked = 0.1;

const isSpoken = (text: string) => isSentence(text) || isProse(bareText(text));

/** What is in a message besides its list: sentences, the sender's name, and lines without the bullets of all others. */
function asidesOf(lines: readonly Line[], isOfList: (line: Line, index: number) => ListPart | undefined): Set<number> {
  const parts = lines.map(isOfList);
  const first = parts.findIndex((part) => part !== undefined);
  const last = parts.findLastIndex((part) => part !== undefined);
  const marked = lines.filter(({ text }, index) => parts[index] === "guests" && hasListStart(text)).length;
  const unmarked = parts.slice(first, last).filter((part) => part === undefined).length;
  const areMarked = marked > 2 && unmarked <= marked * maxUnmarked;
  // Guests, or a line of dashes, may be below the last heading.
  const end = parts[last] === "guests" ? last : last + 1;
  const asides = new Set<number>();
  let isClosed = false;
  for (const [index, { text }] of lines.entries()) {
    if (parts[index] !== undefined) continue;
    const isLast = index > end && lines.length - index <= maxAfterSentence + 1;
    isClosed ||= (index > end && isClosing(text)) || (isLast && isSpoken(text));
    if (isClosed || isSpoken(text) || (areMarked && !hasListStart(text))) asides.add(index);
  }
  return asides;
}

/** Tables with their guests in the same line, or in the lines below: "Table 5: Anna, Ben and Cara". */
export function findTexts(written: readonly Line[]): GuestRows | undefined {
  const lines = written.map((line) => ({ ...line, text: withoutBullet(line.text) }));
  const inline = lines.map(({ text }) => tableAndNames(text));
  const worded = lines.filter(({ text }, index) => isWorded(text) || isWorded(inline[index]?.table ?? "")).length;
  // Tables without the word are marked by a colon or a sign of a heading.
  const areMarked = worded < minTables;
  const areInline = inline.filter((found) => found !== undefined).length * 2 >= lines.length;
  const parts = lines.map(({ text }, index) => {
    const found = inline[index];
    const isInline = found !== undefined && (areInline || areSeveral(found.names)) && !isRemark(text);
    return isInline && (isWorded(found.table) || (areInline && areMarked)) ? found : headingIn(text, areMarked);
  });
  const asides = asidesOf(written, ({ text }, index) => {
    const part = parts[index];
    if (part === undefined) return hasListStart(text) ? "guests" : undefined;
    return part.names === "" ? "heading" : "guests";
  });
  const regions: Region[] = [];
  for (const [y, line] of lines.entries()) {
    const part = parts[y];
    const spots = (names: readonly string[]) => names.map((name) => spotOf(line, y, name, part?.seat));
    if (part !== undefined) regions.push({ anchor: spotOf(line, y, part.table), spots: spots(namesIn(part.names)) });
    else if (!asides.has(y))
      regions.at(-1)?.spots.push(...spots(areSeveral(line.text) ? namesIn(line.text) : [line.text]));
  }
  const found = new Set(regions.map(({ anchor }) => anchor.text)).size;
  const guestRows = cellsOfBlocks({ side: "around", regions, fit: 1 });
  return found < minTables || guestRows.rows.length < found ? undefined : guestRows;
}

function spotOf({ row, places }: Line, y: number, text: string, seat?: string): FilledCell {
  const x = places[0]?.column ?? 0;
  return { ...readText(text), row, y, x, right: x, isApart: false, isAlone: true, seat, places, island: 0 };
}

/** The table that a line names alone; undefined for guests and asides. */
function headingIn(line: string, areMarked: boolean): TableAndNames | undefined {
  const isNumbered = tableLabel(withoutMark(line)) === undefined && isWorded(withoutMark(bareText(line)));
  const text = isNumbered ? bareText(line) : line;
  const label = withoutMark(text);
  const [, end = "-"] = /\s[–—-]\s([^–—-]+)$/u.exec(label) ?? [];
  const isNamed = namesTable(label.replace(/\s*[([（].*$/u, "")) || tableLabel(end) !== undefined;
  const heading = tableHeading(label);
  const isPerson = heading === undefined || (hasGivenName(heading.label) && !isNamed);
  const isHeading = !isPerson && (heading.isSure || isNamed || (areMarked && isMarked(text)));
  return isHeading || meansUnseated(label) ? { table: label, names: "", seat: "" } : undefined;
}

const mark = /^#{1,6}\s+(.+)$|^[=*~–—-]{2,}\s*(.+?)\s*[=*~–—-]{2,}$|^(.{1,60}?)\s*[:：]$/u;

/** "## Rose", "== Rose ==" and "Rose:" are headings. */
function isMarked(text: string): boolean {
  return mark.test(text);
}

function withoutMark(text: string): string {
  const marked = mark.exec(text);
  return (marked?.[1] ?? marked?.[2] ?? marked?.[3] ?? text).replace(/[\s:：]+$/u, "");
}

function isWorded(text: string): boolean {
  return tableHeading(text)?.isSure === true || namesTable(text);
}
