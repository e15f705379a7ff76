import { message } from "../../../../../common/messages/message.ts";
import type { Sheet, SheetRow } from "../../formats/sheet.ts";
import { readHeaderMeanings } from "../columns/header-meanings.ts";
import { kindOfCell } from "../model/cell-kind.ts";
import { filledCells, type GuestRows, plainRows } from "../model/guest-rows.ts";
import { meaningsOf } from "../words/column-words.ts";
import { BlockRows, type Place } from "./block-rows.ts";
import { isSeatCount, tableHeading, withSizes } from "./table-heading.ts";

interface Block {
  label: string;
  capacity: number | undefined;
  /** From the one below the label up to the next table. */
  from: number;
  to: number;
}

interface Stretch {
  blocks: Block[];
  labelRow: SheetRow;
  rows: SheetRow[];
}

const minNames = 0.6;

/** One column per table: labels side by side, guests beneath, perhaps several times below each other. */
export function findBlocks({ rows }: Sheet): GuestRows | undefined {
  const sure = stretchesOf(rows, (row, before) => labelsOf(row) ?? (before && lastLabelsOf(row, before)));
  if (sure.length > 0 && looksRight(sure)) return guestRowsOf(rows, sure);
  const first = rows.findIndex((row) => filledCells(row).length > 1);
  const plain = stretchesOf(rows, (row, _, index) =>
    startsBand(rows, row, index, first) ? plainLabels(row) : undefined,
  );
  return plain.length > 0 && looksRight(plain) && areAllNames(plain) ? guestRowsOf(rows, plain) : undefined;
}

/** Labels may be in the first row with several cells, or after an empty one. */
function startsBand(rows: readonly SheetRow[], row: SheetRow, index: number, first: number): boolean {
  if (index === first) return true;
  const before = rows[index - 1];
  const isWide = filledCells(row).every(({ text }) => kindOfCell(text) !== "name");
  return index > first && before !== undefined && row.number - before.number > 1 && isWide;
}

type Label = { column: number; text: string };

function stretchesOf(
  rows: readonly SheetRow[],
  labels: (row: SheetRow, before: Stretch | undefined, index: number) => Label[] | undefined,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, row] of rows.entries()) {
    const found = labels(row, stretches.at(-1), index);
    if (found !== undefined) stretches.push({ blocks: blocksOf(found), labelRow: row, rows: [] });
    else stretches.at(-1)?.rows.push(row);
  }
  return stretches;
}

function blocksOf(labels: readonly Label[]): Block[] {
  return labels.map(({ column, text }, index) => ({
    label: tableHeading(text)?.label ?? text,
    capacity: tableHeading(text)?.capacity,
    from: column,
    to:
      labels[index + 1]?.column ??
      column + Math.max(1, (labels[1]?.column ?? column + 1) - (labels[0]?.column ?? column)),
  }));
}

/** At least two cells are headings of tables, and hardly anything else is written. */
function labelsOf(row: SheetRow): Label[] | undefined {
  const filled = filledCells(row);
  const labels = filled.filter(({ text }) => tableHeading(text)?.isSure);
  const others = filled.filter(({ text }) => !tableHeading(text)?.isSure && !isSeatCount(text));
  if (labels.length < 2 || others.length > 1) return undefined;
  const [other] = others;
  const [first] = labels;
  return other === undefined || (first !== undefined && other.column < first.column) ? labels : undefined;
}

/** The last row of tables may have only one, in the columns of those above. */
function lastLabelsOf(row: SheetRow, { blocks }: Stretch): Label[] | undefined {
  const [label, ...others] = filledCells(row);
  const isBelow = label !== undefined && blocks.some(({ from }) => from === label.column);
  return isBelow && others.every(({ text }) => isSeatCount(text)) && tableHeading(label.text)?.isSure
    ? [label]
    : undefined;
}

/** Labels without the word "table": numbers that rise, or texts that mean no column. */
function plainLabels(row: SheetRow): Label[] | undefined {
  const filled = filledCells(row);
  const [corner] = filled;
  const isSeat =
    corner !== undefined && meaningsOf(corner.text).some(({ meaning }) => meaning === "seat" || meaning === "number");
  const labels = isSeat ? filled.slice(1) : filled;
  if (labels.length < 2 || new Set(labels.map(({ text }) => text)).size < labels.length) return undefined;
  const areNumbers = labels.every(({ text }) => /^\d{1,3}$/u.test(text));
  if (areNumbers) return labels;
  return labels.length >= 3 && readHeaderMeanings(row.cells).understood <= (isSeat ? 1 : 0) ? labels : undefined;
}

function looksRight(stretches: readonly Stretch[]): boolean {
  const texts = stretches.flatMap(({ rows, blocks }) => {
    return rows.slice(0, 100).flatMap((row) => {
      return blocks.flatMap((block) =>
        filledCells(row).filter(({ column }) => column >= block.from && column < block.to),
      );
    });
  });
  const names = texts.filter(({ text }) => isLikeName(text)).length;
  return names > 1 && names >= texts.length * 0.35;
}

/** Without certain labels, every column must consist of whole names. */
function areAllNames(stretches: readonly Stretch[]): boolean {
  return stretches.every(({ blocks, rows, labelRow }) =>
    blocks.every(({ from }) => {
      const texts = rows.map(({ cells }) => (cells[from] ?? "").trim()).filter((text) => text !== "");
      const names = texts.filter((text) => kindOfCell(text) === "name").length;
      const isNumbered = /^\d+$/u.test((labelRow.cells[from] ?? "").trim());
      return texts.length > 0 && names >= texts.length * (isNumbered ? minNames : 0.9);
    }),
  );
}

function isLikeName(text: string): boolean {
  const kind = kindOfCell(text);
  return kind === "name" || kind === "word";
}

function guestRowsOf(rows: readonly SheetRow[], stretches: readonly Stretch[]): GuestRows {
  const notGuests: GuestRows["notGuests"] = [];
  const roles: GuestRows["roles"] = new Map();
  const collector = new BlockRows();
  const firstLabels = stretches[0]?.labelRow;
  for (const row of rows) {
    if (row === firstLabels) break;
    notGuests.push({ row: row.number, message: message("reading.notGuests.title") });
  }
  for (const stretch of stretches) {
    roles.set(stretch.labelRow.number, "heading");
    const { subHeader, places } = placesOf(stretch);
    for (const row of stretch.rows) {
      if (row === subHeader) roles.set(row.number, "header");
      else collector.addRow(row, places, notGuests);
    }
    collector.endStretch(places, stretch.labelRow, notGuests);
  }
  return plainRows(["Name", "Table Number", ...collector.details], collector.rows, {
    fixed: { name: 0, table: 1 },
    hasSheetColumns: false,
    isPerTable: true,
    notGuests,
    roles,
    tables: withSizes(stretches.flatMap(({ blocks }) => blocks)),
  });
}

/** The column most like names in each block; a row of headers below the labels may name it. */
function placesOf({ blocks, rows, labelRow }: Stretch): { subHeader: SheetRow | undefined; places: Place[] } {
  const [first] = rows;
  const subHeader = first !== undefined && isSubHeader(first) ? first : undefined;
  const body = subHeader === undefined ? rows : rows.slice(1);
  const seatColumn = seatColumnOf(labelRow, body, blocks[0]?.from ?? 0);
  const places = blocks.map(({ label, from, to }) => {
    const columns = Array.from({ length: to - from }, (_, index) => from + index);
    const names = columns.map((column) => body.filter(({ cells }) => isNameCell(cells[column])).length);
    const most = Math.max(...names);
    const firstParts = subHeader && namePartsOf(subHeader, columns);
    const nameColumns = firstParts ?? [columns[names.indexOf(most)] ?? from];
    const details = [...(seatColumn === undefined ? [] : [seatColumn]), ...columns]
      .filter((column) => !nameColumns.includes(column))
      .map((column) => ({ column, header: headerOf(column, seatColumn, subHeader, labelRow) }));
    return { label, nameColumns, details };
  });
  return { subHeader, places };
}

function namePartsOf(subHeader: SheetRow, columns: readonly number[]): number[] | undefined {
  const meant = (meaning: string) =>
    columns.find((column) => meaningsOf(subHeader.cells[column] ?? "").some((found) => found.meaning === meaning));
  const first = meant("firstName");
  const last = meant("lastName");
  return first !== undefined && last !== undefined ? [first, last] : undefined;
}

function headerOf(column: number, seatColumn: number | undefined, subHeader: SheetRow | undefined, labelRow: SheetRow) {
  if (column === seatColumn) return labelRow.cells[column]?.trim() || "Seat";
  return subHeader?.cells[column]?.trim() ?? "";
}

function isSubHeader(row: SheetRow): boolean {
  const filled = filledCells(row);
  const meant = filled.filter(({ text }) => meaningsOf(text).some(({ weight }) => weight >= 0.9)).length;
  return filled.length >= 2 && meant >= filled.length * 0.7;
}

function seatColumnOf(labelRow: SheetRow, rows: readonly SheetRow[], before: number): number | undefined {
  for (let column = before - 1; column >= 0; column -= 1) {
    const texts = rows.map(({ cells }) => (cells[column] ?? "").trim()).filter((text) => text !== "");
    const isMeant = meaningsOf(labelRow.cells[column] ?? "").some(
      ({ meaning }) => meaning === "seat" || meaning === "number",
    );
    if (texts.length > 0 && (isMeant || texts.every((text) => /\d/u.test(text)))) return column;
  }
  return undefined;
}

function isNameCell(cell: string | undefined): boolean {
  const text = (cell ?? "").trim();
  return text !== "" && isLikeName(text);
}
