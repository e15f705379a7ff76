import { type GuestRow, type GuestRows, plainRows } from "../../model/guest-rows.ts";
import { isClosing, isSentence } from "../../words/message-words.ts";
import { meansUnseated, namesTable } from "../../words/value-words.ts";
import { cellsOfBlocks } from "../blocks/block-rows.ts";
import type { Region } from "../blocks/regions.ts";
import type { Spot } from "../blocks/spots.ts";
import { fits, hasGivenName, isProse, isRemark, namesGroup } from "../cells/cell-values.ts";
import { isTotalLine, tableHeading } from "../cells/table-heading.ts";
import { bareText, hasListStart, withoutBullet, withoutBullets } from "./line-starts.ts";
import {
  areSeveral,
  isHeadingOfPairs,
  nameAndTable,
  namesIn,
  type TableAndNames,
  tableAndNames,
} from "./name-and-table.ts";
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
  const areLists = found.some(({ name }) => namesIn(name).length > 2);
  const first = pairs.findIndex((pair, index) => pair !== undefined && !isHeadingOfPairs(texts[index] ?? ""));
  const isTitle = (index: number) =>
    (pairs[index] === undefined || index < first) && isHeadingOfPairs(texts[index] ?? "");
  const rows = parts.flatMap((line, index): GuestRow[] => {
    const pair = pairs[index];
    if (isTitle(index) || (pair === undefined && (index < first || asides.has(index)))) return [];
    const { name, table, seat } = pair ?? { name: texts[index] ?? "", table: "", seat: "" };
    const names = areLists && areSeveral(name) ? namesIn(name) : [name];
    const [own, last] = [line.places[0], line.places.at(-1)];
    return names.map((text) => ({
      number: line.row,
      cells: [text, table, seat],
      places: [own, last, last, ...line.places],
    }));
  });
  const hasSeats = rows.some(({ cells }) => cells[2] !== "");
  const headerRows = parts.filter((_, index) => isTitle(index)).map(({ row }) => row);
  return plainRows(["Name", "Table Number", ...(hasSeats ? ["Seat"] : [])], rows, {
    fixed: { name: 0, table: 1 },
    hasSheetColumns: false,
    isPerTable: areLists,
    headerRows,
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
export function findTexts(lines: readonly Line[]): GuestRows | undefined {
  const tables = new TextTables(lines);
  const asides = asidesOf(lines, ({ text }) => {
    if (tables.inlineOf(text) !== undefined) return "guests";
    if (tables.headingOf(text) !== undefined) return "heading";
    return hasListStart(text) ? "guests" : undefined;
  });
  const regions: Region[] = [];
  for (const [y, line] of lines.entries()) {
    const region = tables.regionAt(line, y);
    if (region !== undefined) regions.push(region);
    else if (!asides.has(y)) regions.at(-1)?.spots.push(...tables.guestsIn(line, y));
  }
  const found = new Set(regions.map(({ anchor }) => anchor.text)).size;
  const guestRows = cellsOfBlocks({ side: "around", regions: regions.map(withoutGroup), fit: 1 });
  return found < minTables || guestRows.rows.length < found ? undefined : guestRows;
}

/** "Family of the bride" above the name of a table is not about the table before. */
function withoutGroup(region: Region, index: number, { length }: readonly Region[]): Region {
  const text = region.spots.at(-1)?.text ?? "";
  const isGroup = index < length - 1 && text.includes(" ") && namesGroup(text) && !hasGivenName(text);
  return isGroup ? { ...region, spots: region.spots.slice(0, -1) } : region;
}

function spotOf({ row, places }: Line, y: number, text: string, seat?: string): Spot {
  const x = places[0]?.column ?? 0;
  const person = fits(bareText(text), "person");
  const place = places[0] ?? { row, column: x };
  return { row, place, y, x, right: x, text, person, isApart: false, isAlone: true, seat, places, island: 0 };
}

class TextTables {
  /** Whether tables without the word are marked, by a colon or a sign of a heading. */
  readonly #areMarked: boolean;
  readonly #areInline: boolean;

  constructor(lines: readonly Line[]) {
    const inline = lines.map(({ text }) => tableAndNames(withoutBullet(text)));
    const worded = lines.filter(({ text }, index) => isWorded(text) || isWorded(inline[index]?.table ?? "")).length;
    const headings = lines.map(({ text }) => text).filter((text) => isWorded(withoutMark(text)));
    this.#areMarked = worded < minTables || (headings.length >= minTables && headings.every(isMarked));
    this.#areInline = inline.filter((found) => found !== undefined).length >= lines.length / 2;
  }

  regionAt(line: Line, y: number): Region | undefined {
    const text = this.#bare(line);
    const { table = this.headingOf(text), names = "", seat } = this.inlineOf(text) ?? {};
    if (table === undefined) return undefined;
    return { anchor: spotOf(line, y, table), spots: namesIn(names).map((name) => spotOf(line, y, name, seat)) };
  }

  guestsIn(line: Line, y: number): Spot[] {
    const text = this.#bare(line);
    return (areSeveral(text) ? namesIn(text) : [text]).map((name) => spotOf(line, y, name));
  }

  #bare({ text }: Line): string {
    return this.#areInline ? withoutBullet(text) : text;
  }

  /** "Table 5 – Rose" above its guests is a heading; several names show that they are guests. */
  inlineOf(text: string): TableAndNames | undefined {
    const inline = tableAndNames(text);
    if (inline === undefined || isTotalLine(inline.table) || isRemark(text)) return undefined;
    if (!this.#areInline) return isWorded(inline.table) && areSeveral(inline.names) ? inline : undefined;
    return isWorded(inline.table) || this.#areMarked ? inline : undefined;
  }

  headingOf(line: string): string | undefined {
    const bare = bareText(line);
    const text = isWorded(withoutMark(bare)) ? bare : line;
    const label = withoutMark(text);
    const heading = tableHeading(label);
    if (meansUnseated(label)) return label;
    const isNamed = namesTable(label.replace(/\s*[([（].*$/u, ""));
    if (heading === undefined || (hasGivenName(heading.label) && !isNamed)) return undefined;
    const isKnown = heading.isSure || isNamed;
    return isKnown || (this.#areMarked && isMarked(text)) ? label : undefined;
  }
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
