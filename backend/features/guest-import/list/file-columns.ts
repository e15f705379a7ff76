import { columnLetters, type Sheet, widthOf } from "../formats/sheet.ts";
import { tidyText } from "./cell-text.ts";
import { columnNames } from "./column-names.ts";
import { shortened } from "./decisions.ts";
import type { ColumnUse, FileColumn } from "./guest-list.ts";
import { type Header, isFirstName } from "./header-row.ts";

const samplesPerColumn = 3;
const maxSampleLength = 60;

/** A header row, complete or not. */
export type UnderstoodHeader = Pick<Header, "index" | "nameColumns" | "ignoredColumns"> & {
  tableColumn: number | undefined;
};

/** A sheet's columns and their meaning. Columns with neither header nor text are omitted. */
export function fileColumns(sheet: Sheet, header: UnderstoodHeader): FileColumn[] {
  const headerCells = sheet.rows[header.index]?.cells ?? [];
  const width = widthOf(sheet);
  const samples = samplesOf(sheet, header.index, width);
  return columnNames(headerCells, width)
    .map(({ column, name }) => ({
      name,
      letters: columnLetters(column),
      reason: null,
      isCertain: true,
      use: useOf(column, header, headerCells),
      samples: samples[column] ?? [],
      isNamed: tidyText(headerCells[column] ?? "") !== "",
    }))
    .filter(({ isNamed, samples: texts }) => isNamed || texts.length > 0)
    .map(({ isNamed: _, ...column }) => column);
}

function useOf(column: number, header: UnderstoodHeader, headerCells: string[]): ColumnUse {
  if (column === header.tableColumn) return "table";
  if (header.ignoredColumns?.includes(column)) return "ignored";
  if (!header.nameColumns.includes(column)) return "extra";
  if (header.nameColumns.length === 1 && !isFirstName(headerCells[column] ?? "")) return "name";
  return column === header.nameColumns[0] ? "firstName" : "lastName";
}

function samplesOf({ rows }: Sheet, headerIndex: number, width: number): string[][] {
  const samples = Array.from({ length: width }, (): string[] => []);
  for (const { cells } of rows.slice(headerIndex + 1)) {
    for (const [column, cell] of cells.entries()) {
      const texts = samples[column];
      if (texts === undefined || texts.length === samplesPerColumn) continue;
      const text = shortened(tidyText(cell), maxSampleLength);
      if (text !== "" && !texts.includes(text)) texts.push(text);
    }
  }
  return samples;
}
