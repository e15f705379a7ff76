import { tableKey } from "../../../../../common/table-key.ts";
import type { Sheet, SheetRow } from "../../formats/sheet.ts";
import { profileColumns } from "../columns/column-profile.ts";
import { tableText } from "../model/cell-kind.ts";
import type { TableSize } from "../model/guest-list.ts";
import { filledCells } from "../model/guest-rows.ts";
import { countsSeats, meaningsOf } from "../words/column-words.ts";
import type { ColumnMeaning } from "../words/load.ts";
import { isTotal } from "../words/value-words.ts";
import { asCapacity } from "./cells/table-heading.ts";

const searchedRows = 10;
const minSized = 0.8;
const minMeant = 0.9;

interface SizeColumns {
  table: number;
  capacity: number;
}

/** Undefined for a sheet that does not list tables with their numbers of seats. */
export function tableSizesIn({ name, rows }: Pick<Sheet, "name" | "rows">): TableSize[] | undefined {
  const isTitled = means(name, ["table"], 0.5);
  for (const [index, row] of rows.slice(0, searchedRows).entries()) {
    const columns = sizeColumnsOf(row, isTitled);
    const body = rows.slice(index + 1);
    if (columns !== undefined) return hasPeople(row, body, columns) ? undefined : sizesOf(body, columns);
  }
  return undefined;
}

function means(text: string, meanings: readonly ColumnMeaning[], least = minMeant): boolean {
  return meaningsOf(text).some(({ meaning, weight }) => meanings.includes(meaning) && weight >= least);
}

function sizeColumnsOf(row: SheetRow, isTitled: boolean): SizeColumns | undefined {
  const filled = filledCells(row);
  const capacity = filled.find(({ text }) => countsSeats(text));
  const others = filled.filter((cell) => cell !== capacity);
  const table =
    others.find(({ text }) => means(text, ["table"])) ??
    (isTitled ? others.find(({ text }) => means(text, ["fullName", "number"])) : undefined);
  return table && capacity && { table: table.column, capacity: capacity.column };
}

function hasPeople(header: SheetRow, body: readonly SheetRow[], { table, capacity }: SizeColumns): boolean {
  const profiles = profileColumns(body, header.cells.length);
  return profiles.some(({ filled, givenNames }, column) => {
    const isPerson = means(header.cells[column] ?? "", ["fullName", "guest", "firstName", "lastName", "plusOne"]);
    const isOther = column !== table && column !== capacity;
    return isOther && filled > 0 && (givenNames > 0.3 || (isPerson && givenNames > 0.1));
  });
}

function sizesOf(rows: readonly SheetRow[], columns: SizeColumns): TableSize[] | undefined {
  const sizes = new Map<string, TableSize>();
  let labels = 0;
  for (const { cells } of rows) {
    const label = tableText(cells[columns.table]);
    if (label === "" || isTotal(label)) continue;
    labels += 1;
    const capacity = asCapacity(cells[columns.capacity] ?? "");
    if (capacity !== undefined) sizes.set(tableKey(label), { label, capacity });
  }
  return sizes.size >= 2 && sizes.size >= labels * minSized ? [...sizes.values()] : undefined;
}
