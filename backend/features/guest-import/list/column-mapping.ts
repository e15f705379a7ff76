import { type Message, message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { type Sheet, widthOf } from "../formats/sheet.ts";
import { columnNames } from "./column-names.ts";
import type { ColumnChoice, ColumnUse } from "./guest-list.ts";
import { type Header, isNameInfix } from "./header-row.ts";

/**
 * The header row with the organizer's choice of columns. Columns without a choice are extra columns.
 *
 * @throws DomainError BAD_INPUT when the choices do not fit the file or do not form a guest list.
 */
export function applyMapping(sheet: Sheet, index: number, choices: readonly ColumnChoice[]): Header {
  const headerCells = sheet.rows[index]?.cells ?? [];
  const names = new Map(columnNames(headerCells, widthOf(sheet)).map(({ name, column }) => [name, column]));
  const uses = new Map<number, ColumnUse>();
  for (const { column, use } of choices) {
    const place = names.get(column);
    if (place === undefined) throw badMapping(message("reading.columnUnknown", { column }));
    if (uses.has(place)) throw badMapping(message("reading.columnTwice", { column }));
    uses.set(place, use);
  }
  const columnsOf = (use: ColumnUse) => [...uses].filter(([, is]) => is === use).map(([column]) => column);
  const [tableColumn] = requireOne(columnsOf("table"), message("reading.chooseTable"));
  return {
    index,
    nameColumns: nameColumnsOf(columnsOf, headerCells),
    tableColumn,
    ignoredColumns: columnsOf("ignored"),
    warnings: [],
  };
}

function nameColumnsOf(columnsOf: (use: ColumnUse) => number[], headerCells: string[]): number[] {
  const ascending = (one: number, other: number) => one - other;
  const whole = columnsOf("name");
  const first = columnsOf("firstName").sort(ascending);
  const last = columnsOf("lastName").sort(ascending);
  if (first.length + last.length === 0) return requireOne(whole, message("reading.chooseName"));
  if (whole.length > 0) throw badMapping(message("reading.chooseEitherName"));
  // "van der" precedes the last name, wherever its column is.
  const infixes = last.filter((column) => isNameInfix(headerCells[column] ?? ""));
  return [...first, ...infixes, ...last.filter((column) => !infixes.includes(column))];
}

function requireOne(columns: number[], otherwise: Message): [number] {
  const [column, ...others] = columns;
  if (column === undefined || others.length > 0) throw badMapping(otherwise);
  return [column];
}

function badMapping(reason: Message): DomainError {
  return new DomainError("BAD_INPUT", reason);
}
