import { birthNameIn } from "../../../../../common/birth-names.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tidyText } from "../model/cell-text.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import type { Decisions } from "../model/decisions.ts";
import { type GuestRows, widthOfRows } from "../model/guest-rows.ts";
import { isOurList } from "../model/own-header.ts";
import { mayNameSeveral } from "./row-names.ts";

interface PartedRows {
  guestRows: GuestRows;
  roles: ColumnRoles;
}

const apart = "apart";
const asWritten = "asWritten";

/** "Anna Berg née Holm" is Anna Berg, and "née Holm" is in a column of other names, unless the organizer decides otherwise. */
export function withoutBirthNames(
  guestRows: GuestRows,
  roles: ColumnRoles,
  isName: (index: number) => boolean,
  decisions: Decisions,
): PartedRows {
  if (isOurList(guestRows)) return { guestRows, roles };
  const found = new Map<SheetRow, { cells: string[]; taken: string }>();
  for (const [index, row] of guestRows.rows.entries()) {
    const parted = isName(index) ? partedRow(row, roles.name) : undefined;
    if (parted) found.set(row, parted);
  }
  if (found.size === 0 || !areApart([...found.values()], decisions)) return { guestRows, roles };
  const column = widthOfRows(guestRows);
  const wide = (cells: readonly string[]) => Array.from({ length: column }, (_, at) => cells[at] ?? "");
  const rows = guestRows.rows.map((row) => {
    const parted = found.get(row);
    return parted ? { ...row, cells: [...wide(parted.cells), parted.taken] } : row;
  });
  return {
    guestRows: { ...guestRows, headers: [...wide(guestRows.headers), ""], rows },
    roles: { ...roles, aliases: [...roles.aliases, { columns: [column], kind: "inName" }] },
  };
}

function partedRow({ cells }: SheetRow, columns: readonly number[]): { cells: string[]; taken: string } | undefined {
  for (const column of columns) {
    const born = birthNameIn(tidyText(cells[column] ?? ""));
    if (!born || (born.before === "" && columns.length === 1)) continue;
    // A couple's names are taken apart later.
    if (mayNameSeveral({ number: 0, cells: [born.family] }, [0])) continue;
    return { cells: cells.map((cell, at) => (at === column ? born.before : cell)), taken: born.written };
  }
  return undefined;
}

function areApart(found: readonly { taken: string }[], decisions: Decisions): boolean {
  return (
    decisions.take({
      id: "birthNames",
      question: message("reading.decisions.birthNames.question", { count: found.length }),
      reason: message("reading.decisions.birthNames.reason"),
      options: [
        { value: apart, label: message("reading.decisions.birthNames.apart") },
        { value: asWritten, label: message("reading.decisions.birthNames.asWritten") },
      ],
      suggested: apart,
      isCertain: true,
      examples: found.map(({ taken }) => taken),
    }) === apart
  );
}
