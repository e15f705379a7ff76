import type { SheetSample } from "../../../../common/guest-preview.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import type { Sheet, UnreadSheet } from "../formats/sheet.ts";
import { cellRolesOf, type Understood } from "./cell-roles.ts";
import { tidyText } from "./model/cell-text.ts";
import { shortened } from "./model/decisions.ts";
import type { ReadingChoices } from "./model/guest-list.ts";
import { widthOfRows } from "./model/guest-rows.ts";

const firstRows = 12;
const sampledRows = 100;
const sampledColumns = 30;
const maxCellLength = 60;
const maxSheets = 100;

/** A part of a sheet as it is, by default its first few rows, and what its rows and cells were taken for. */
export async function sheetSample(
  found: readonly UnreadSheet[],
  query: NonNullable<ReadingChoices["sample"]> | undefined,
  read: readonly Sheet[],
  understood: Understood,
): Promise<SheetSample> {
  const { sheet: wanted, fromRow, fromColumn } = query ?? { fromRow: 0, fromColumn: 0 };
  const [first] = read;
  const known = read.find(({ name }) => name === wanted) ?? (wanted === undefined ? first : undefined);
  const sheet = known ?? (await findSheet(found, wanted ?? "")) ?? { name: "", rows: [], merges: [], warnings: [] };
  const sampled = sheet.rows.slice(fromRow, fromRow + (query === undefined ? firstRows : sampledRows));
  const rolesOf = known === undefined ? undefined : cellRolesOf(understood, sheet.name, sampled);
  const rows = sampled.map((row) => {
    const { role, taken } = rolesOf?.(row) ?? {
      role: "other" as const,
      taken: row.cells.map(() => "leftOut" as const),
    };
    return {
      row: row.number,
      cells: row.cells
        .slice(fromColumn, fromColumn + sampledColumns)
        .map((cell) => shortened(tidyText(cell), maxCellLength)),
      role,
      taken: taken.slice(fromColumn, fromColumn + sampledColumns),
    };
  });
  return {
    sheets: found.length === 1 ? [sheet.name] : await sheetNames(found),
    sheet: sheet.name,
    rowCount: sheet.rows.length,
    columnCount: widthOfRows({ headers: [], rows: sheet.rows }),
    rows,
  };
}

/** The readable sheet of a name. */
export async function findSheet(found: readonly UnreadSheet[], name: string): Promise<Sheet | undefined> {
  for (const sheet of found) {
    if ((await nameOf(sheet)) === name) return sheet.read();
  }
  return undefined;
}

async function sheetNames(found: readonly UnreadSheet[]): Promise<string[]> {
  const names: string[] = [];
  for (const sheet of found.slice(0, maxSheets)) {
    const name = await nameOf(sheet);
    if (name !== undefined) names.push(name);
  }
  return names;
}

async function nameOf(sheet: UnreadSheet): Promise<string | undefined> {
  try {
    return (await sheet.read(1)).name;
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
