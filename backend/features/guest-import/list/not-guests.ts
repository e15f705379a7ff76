import { columnKey } from "../../../../common/column-key.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import type { SheetRow } from "../formats/sheet.ts";
import { tableHeading } from "./layout/table-heading.ts";
import type { ColumnRoles } from "./model/column-roles.ts";
import { shortened } from "./model/decisions.ts";
import { filledCells, type GuestRows } from "./model/guest-rows.ts";
import { isNote } from "./model/note.ts";
import { isTotal, mayBeTotal } from "./words/value-words.ts";

const maxQuotedLength = 80;
const maxCounts = 30;

/** Why a row is not about a guest, such as a total or note. Rows of `kept` names, guests of the event, always are. */
export function notGuestReason(
  row: SheetRow,
  name: string,
  { headers, fixed }: GuestRows,
  roles: ColumnRoles,
  kept: ReadonlySet<string>,
): Message | undefined {
  if (isOrdinary(row, name, headers)) return undefined;
  // A table that comes from a heading is not written in the row.
  const filled = filledCells(row).filter(({ column }) => column !== fixed.table || fixed.name !== undefined);
  if (filled.length === 0) return undefined;
  if (repeatsHeader(filled, headers)) return message("reading.notGuests.header");
  if (kept.has(name)) return undefined;
  const label = name || (filled[0]?.text ?? "");
  if (isTotalRow(label, filled, name, roles)) return message("reading.notGuests.total", { text: quoted(label) });
  if (filled.length > 1) return undefined;
  if (tableHeading(label)?.isSure) return message("reading.notGuests.heading", { text: quoted(label) });
  if (/^\p{L}\.?$/u.test(label)) return message("reading.notGuests.letter", { text: label });
  return isNote(label) ? message("reading.notGuests.note", { text: quoted(label) }) : undefined;
}

/** Most rows clearly are about a guest, and the rest takes time. */
function isOrdinary({ cells }: SheetRow, name: string, headers: readonly string[]): boolean {
  if (name === "" || mayBeTotal(name)) return false;
  const first = cells.findIndex((cell) => cell !== "");
  const hasMore = cells.some((cell, column) => column > first && cell !== "");
  return hasMore && !isAlike(cells[first] ?? "", headers[first] ?? "");
}

function isAlike(text: string, header: string): boolean {
  return header.charAt(0).toLowerCase() === text.charAt(0).toLowerCase();
}

function quoted(text: string): string {
  return shortened(text, maxQuotedLength);
}

/** Ignores case. Printed lists repeat it on each page. */
function repeatsHeader(filled: readonly { column: number; text: string }[], headers: readonly string[]): boolean {
  const [first] = filled;
  if (first === undefined || filled.length < 2) return false;
  return repeats(first, headers) && filled.every((cell) => repeats(cell, headers));
}

function repeats({ column, text }: { column: number; text: string }, headers: readonly string[]): boolean {
  const header = headers[column]?.trim() ?? "";
  if (header === "" || header === text) return header === text;
  return isAlike(text, header) && columnKey(header) === columnKey(text);
}

/** A label beside numbers alone. A guest called "Sum" has a table and other details. */
function isTotalRow(
  label: string,
  filled: readonly { column: number; text: string }[],
  name: string,
  { name: [nameColumn] }: ColumnRoles,
): boolean {
  if (label.length > maxQuotedLength) return false;
  const others = filled.filter(({ column }) => name === "" || column !== nameColumn);
  if (others.length > maxCounts) return false;
  const areCounts = others.every(({ text }) => /^[\d.,\s/%()]+$/u.test(text) || text === label || isTotal(text));
  return areCounts && isTotal(label);
}
