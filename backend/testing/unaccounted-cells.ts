import { normaliseGuestName } from "../../common/guest-name.ts";
import type { MessageValue } from "../../common/messages/message.ts";
import { isSeatCount, tableHeading } from "../features/guest-import/list/layout/cells/table-heading.ts";
import type { GuestFileReading, ImportedGuest } from "../features/guest-import/list/model/guest-list.ts";
import { plainAnswer } from "../features/guest-import/list/words/value-words.ts";
import { inEnglish } from "./in-english.ts";
import { isHeaderWord } from "./random-texts.ts";
import type { WrittenSheet } from "./xml-spreadsheet.ts";

interface Said {
  guests: ReadonlyMap<number, ImportedGuest[]>;
  /** All that is stored of the guests. */
  stored: string;
  tables: ReadonlySet<string>;
  sizes: ReadonlySet<string>;
  /** Rows left out and listed. */
  leftOut: ReadonlySet<number>;
  /** Cells left out and listed, by row. */
  cells: ReadonlyMap<number, string[]>;
  columns: readonly string[];
  warnings: string;
}

/** Cells that a reading neither stores nor mentions, such as "B3: Fish". */
export function unaccountedCells(sheets: readonly WrittenSheet[], reading: GuestFileReading): string[] {
  const said = saidBy(reading);
  const taken = (id: string) => reading.decisions.find((decision) => decision.id === id)?.taken;
  const sheet = taken("sheets");
  const offered = reading.decisions.find(({ id }) => id === "sheets")?.options.map(({ value }) => value);
  const chosen = sheets.filter(({ name }) =>
    offered === undefined
      ? sheets.length === 1
      : offered.includes(name) && ["all", "tables", name].includes(sheet ?? ""),
  );
  // A list that runs across has all its guests in its first row.
  if (taken("layout") === "across" && said.leftOut.size > 0) return [];
  return chosen.flatMap(({ name, firstRow, rows, hidden }) =>
    rows.flatMap((cells, index) => {
      if (hidden.includes(index) && taken("hiddenRows") === "leaveOut") return [];
      const row = firstRow + index;
      if (taken("header") === String(row)) return [];
      const next = rows.findIndex((below, at) => at > index && below.length > 0);
      const filled = cells.filter((text) => text !== "");
      const isHeading = filled.slice(1).every((text) => /^\d+$/u.test(text) || isSeatCount(text));
      if (isHeading && said.leftOut.has(firstRow + next)) return [];
      return cells.flatMap((text, column) =>
        text.trim() === "" || isAccounted(text, row, said) ? [] : [`${name}!${column}/${row}: ${text.slice(0, 80)}`],
      );
    }),
  );
}

function saidBy({ list, fileColumns }: GuestFileReading): Said {
  const guests = new Map<number, ImportedGuest[]>();
  for (const guest of list.guests) guests.set(guest.row, [...(guests.get(guest.row) ?? []), guest]);
  const cells = new Map<number, string[]>();
  const leftOut = new Set(list.rowErrors.map(({ row }) => row));
  for (const { row, message } of list.notGuests) {
    if (message.key !== "reading.notGuests.cell") leftOut.add(row);
    else cells.set(row, [...(cells.get(row) ?? []), textOf(message.values.text)]);
  }
  return {
    guests,
    stored: storedTexts(list.guests),
    sizes: new Set(list.tables.map(({ capacity }) => String(capacity))),
    tables: new Set(list.guests.map(({ tableNumber }) => tableKey(tableNumber))),
    leftOut,
    cells,
    columns: [...list.columns, ...fileColumns.map(({ name }) => name)],
    warnings: inEnglish(list.warnings).join("\n"),
  };
}

/** The common key of 3, 03, 3.0 and "Table 3". */
function tableKey(label: string): string {
  const shown = label.replaceAll("\u200b", "");
  return /^(?:\p{L}+ )?0*(\d+)(?:\.0)?$/u.exec(shown)?.[1] ?? normaliseGuestName(shown);
}

function textOf(value: MessageValue | undefined): string {
  return typeof value === "string" ? value : "";
}

function storedTexts(guests: readonly ImportedGuest[]): string {
  return guests
    .map(({ name, tableNumber, additionalInfo, doorNote = "", otherNames = "", household = "", seatNumber = 0 }) =>
      [name, tableNumber, ...additionalInfo.flat(), doorNote, otherNames, household, seatNumber].join("\n"),
    )
    .join("\n");
}

/** Words that connect names or stand for a guest without one. */
const connecting = /^(?:and|mit|guest|family|\d+|Kindern)$/u;
/** Unanswered is stored as unknown. */
const recorded = { yes: "yes", no: "no", unanswered: "unknown", maybe: "" } as const;
const unnamed = /^(?:x|[Yy]es|TBD|\?|Guest|\+1)$/u;

function isAccounted(written: string, row: number, said: Said): boolean {
  if (said.leftOut.has(row)) return true;
  const text = written.trim();
  if (
    said.cells
      .get(row)
      ?.some(
        (cell) =>
          cell === text || cell === tableHeading(text)?.label || normaliseGuestName(cell) === normaliseGuestName(text),
      )
  )
    return true;
  if (
    said.columns.some((column) => column.startsWith(normaliseGuestName(text).slice(0, 90))) ||
    said.warnings.includes(normaliseGuestName(text))
  )
    return true;
  if (isHeaderWord(text) || isSeatCount(text) || /^\d$/u.test(text) || said.sizes.has(text)) return true;
  if (tableHeading(text)?.isSure && said.leftOut.size > 0) return true;
  if (said.tables.has(tableKey(tableHeading(text)?.label ?? text))) return true;
  const beside = said.guests.get(row);
  if (unnamed.test(text) && beside?.some(({ name }) => name.startsWith("Guest of"))) return true;
  const answer = plainAnswer(text);
  if (answer !== undefined && beside?.every(({ attendance = "unknown" }) => attendance === recorded[answer]))
    return true;
  const stored = beside === undefined ? said.stored : storedTexts(beside);
  return wordsOf(text.slice(0, 900)).every((word) => connecting.test(word) || stored.includes(word));
}
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
