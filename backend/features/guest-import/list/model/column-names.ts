import { maxExtraColumnNameLength } from "../../../../../common/limits.ts";
import { guestFileHeader } from "../../../guests/export/guest-table.ts";
import { columnLetters } from "../../formats/sheet.ts";
import { tidyText } from "./cell-kind.ts";
import { shortened } from "./decisions.ts";
import type { GuestRows } from "./guest-rows.ts";

/** A column and the name under which its values are stored. */
export interface ColumnName {
  column: number;
  name: string;
  shortened: boolean;
}

/** Unique names for `count` columns: header, "Column C" or "Meal (2)", shortened to fit. `skipped` get none. */
export function columnNames(
  headers: string[],
  count: number,
  skipped: readonly (number | undefined)[] = [],
): ColumnName[] {
  const taken = new Set<string>();
  const names: ColumnName[] = [];
  for (let column = 0; column < count; column += 1) {
    if (skipped.includes(column)) continue;
    const header = tidyText(headers[column] ?? "")
      .replace(/\s+/gu, " ")
      .normalize("NFC");
    const name = distinctName(header || `Column ${columnLetters(column)}`, taken);
    taken.add(name);
    names.push({ column, name, shortened: header.length > maxExtraColumnNameLength });
  }
  return names;
}

/** A header, numbered if others have it already. */
export function distinctName(header: string, taken: ReadonlySet<string>): string {
  for (let occurrence = 1; ; occurrence += 1) {
    const suffix = occurrence === 1 ? "" : ` (${occurrence})`;
    const name = shortened(header, maxExtraColumnNameLength - suffix.length) + suffix;
    if (!taken.has(name)) return name;
  }
}

/** Where earlier versions kept the guests of one row together, by the name of the first. */
export const partyColumn = "Party";

/** Whether we wrote the list or its template. Other layouts get our header, too, when they become rows. */
export function isOurList({ headers, hasSheetColumns }: Pick<GuestRows, "headers" | "hasSheetColumns">): boolean {
  return hasSheetColumns && isOwnHeader(headers);
}

/** Lists that we write start like this. Their name column is the whole name. */
export function isOwnHeader(headers: readonly string[]): boolean {
  return headers[0] === guestFileHeader[0] && headers[1] === guestFileHeader[1];
}
