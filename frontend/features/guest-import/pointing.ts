import type { GuestFileCellInput, GuestFileCellRole, PointedGuestInput } from "../../generated/schema-types.ts";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";

type Rows = GuestFilePreview_PreviewFragment["rows"];

export type CellPlace = GuestFileCellInput;

/** What is pointed at next. */
type PointingStep = "name" | "lastName" | "table" | "done";

/** The cells of one guest as far as they are chosen. */
export interface Pointing {
  step: PointingStep;
  name: CellPlace | null;
  lastName: CellPlace | null;
  table: CellPlace | null;
}

export const startedPointing: Pointing = { step: "name", name: null, lastName: null, table: null };

/** After a cell was chosen; the same for one that cannot be meant. */
export function withCell(pointing: Pointing, cell: CellPlace): Pointing {
  const { step, name, lastName } = pointing;
  if (step === "name") return { ...startedPointing, step: "table", name: cell };
  if (step === "done" || [name, lastName].some((other) => other !== null && isSameCell(other, cell))) return pointing;
  return step === "table" ? { ...pointing, step: "done", table: cell } : { ...pointing, step: "table", lastName: cell };
}

/** What is sent; null until the guest is complete. */
export function pointedBy({ step, name, lastName, table }: Pointing, sheet: string): PointedGuestInput | null {
  return step === "done" && name !== null ? { sheet, name, lastName, table } : null;
}

/** What a cell was chosen as. */
export function chosenAs({ name, lastName, table }: Pointing, cell: CellPlace): GuestFileCellRole | undefined {
  if ([name, lastName].some((own) => own !== null && isSameCell(own, cell))) return "NAME";
  return table !== null && isSameCell(table, cell) ? "TABLE" : undefined;
}

/**
 * The cell that stands for a column: for names the first one below a header, for everything else the one beside the name.
 * Undefined for a column without text.
 */
export function cellOfColumn(
  rows: Rows,
  { step, name }: Pointing,
  column: number,
  fromColumn: number,
): CellPlace | undefined {
  if (step !== "name" && name !== null) return { row: name.row, column };
  const isFilled = ({ cells }: Rows[number]) => (cells[column - fromColumn] ?? "") !== "";
  const header = rows.findIndex(({ role }) => role === "HEADER");
  const filled = rows.slice(header + 1).filter(isFilled);
  // Without a known header, the first text may be one in other words.
  const row = (header < 0 ? filled[1] : undefined) ?? filled[0];
  return row && { row: row.row, column };
}

function isSameCell(one: CellPlace, other: CellPlace): boolean {
  return one.row === other.row && one.column === other.column;
}

/** A cell of the grid by its place on the screen; row -1 is that of the column letters. */
export interface GridSpot {
  row: number;
  column: number;
}

/** Where a key leads from a cell of a grid; undefined for other keys. */
export function spotAfter(
  key: string,
  { row, column }: GridSpot,
  { rows, columns }: { rows: number; columns: number },
  isWhole: boolean,
): GridSpot | undefined {
  const moves: Readonly<Record<string, GridSpot>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row: isWhole ? 0 : row, column: 0 },
    End: { row: isWhole ? rows - 1 : row, column: columns - 1 },
    PageUp: { row: row - 10, column },
    PageDown: { row: row + 10, column },
  };
  const moved = moves[key];
  return (
    moved && {
      row: Math.min(rows - 1, Math.max(-1, moved.row)),
      column: Math.min(columns - 1, Math.max(0, moved.column)),
    }
  );
}
