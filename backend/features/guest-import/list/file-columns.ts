import { columnLetters, type SheetRow } from "../formats/sheet.ts";
import type { ColumnUse } from "../guest-preview.ts";
import { tidyText } from "./model/cell-kind.ts";
import { columnNames } from "./model/column-names.ts";
import type { ColumnRoles } from "./model/column-roles.ts";
import { shortened } from "./model/decisions.ts";
import type { FileColumn } from "./model/guest-list.ts";
import { type GuestRows, widthOfRows } from "./model/guest-rows.ts";
import { meaningsOf } from "./words/column-words.ts";

const samplesPerColumn = 3;
const sampledRows = 2000;
const maxSampleLength = 60;

/** Columns with neither header nor text are omitted. */
export function fileColumns(guestRows: GuestRows, roles: ColumnRoles): FileColumn[] {
  const { headers, rows, hasSheetColumns } = guestRows;
  const width = widthOfRows(guestRows);
  const samples = samplesOf(rows, width);
  return columnNames(headers, width).flatMap(({ column, name }) => {
    const texts = samples[column] ?? [];
    if (tidyText(headers[column] ?? "") === "" && texts.length === 0) return [];
    const { reason = null, isCertain = true } = roles.reasons.get(column) ?? {};
    const letters = hasSheetColumns ? columnLetters(column) : "";
    return [{ name, letters, use: columnUse(column, roles, headers), reason, isCertain, samples: texts }];
  });
}

/** What each column is used for, also those that are omitted there. */
export function usesOf(guestRows: GuestRows, roles: ColumnRoles): ColumnUse[] {
  return Array.from({ length: widthOfRows(guestRows) }, (_, column) => columnUse(column, roles, guestRows.headers));
}

function columnUse(column: number, roles: ColumnRoles, headers: readonly string[]): ColumnUse {
  const single = (["table", "attendance", "household", "guestOf", "seat", "doorNote"] as const).find(
    (use) => roles[use] === column,
  );
  if (single !== undefined) return single;
  if (roles.ignored.includes(column)) return "ignored";
  if (roles.partySizes.some((size) => size.column === column)) return "partySize";
  if (roles.aliases.some(({ columns }) => columns.includes(column))) return "otherName";
  if (roles.name.includes(column)) return nameUse(roles.name, column, headers);
  const plusOne = roles.plusOnes.find(({ name }) => name.includes(column));
  if (plusOne === undefined) return "extra";
  if (plusOne.name.length === 1) return "plusOne";
  return column === plusOne.name[0] ? "plusOneFirstName" : "plusOneLastName";
}

function nameUse(columns: readonly number[], column: number, headers: readonly string[]): ColumnUse {
  const isFirst = meaningsOf(headers[column] ?? "")[0]?.meaning === "firstName";
  if (columns.length === 1 && !isFirst) return "name";
  return column === columns[0] ? "firstName" : "lastName";
}

function samplesOf(rows: readonly SheetRow[], width: number): string[][] {
  const first = rows.slice(0, sampledRows);
  return Array.from({ length: width }, (_, column) => {
    const texts = new Set<string>();
    for (const { cells } of first) {
      const text = shortened(tidyText(cells[column] ?? ""), maxSampleLength);
      if (text !== "") texts.add(text);
      if (texts.size === samplesPerColumn) break;
    }
    return [...texts];
  });
}
