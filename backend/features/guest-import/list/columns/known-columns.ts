import { type Message, message } from "../../../../../common/messages/message.ts";
import { columnLetters, type SheetRow } from "../../formats/sheet.ts";
import { columnNames } from "../model/column-names.ts";
import { type GuestRows, widthOfRows } from "../model/guest-rows.ts";
import { type ColumnProfile, profileColumns } from "./column-profile.ts";
import { type HeaderMeanings, readHeaderMeanings } from "./header-meanings.ts";

/** Everything that is known about the columns of a list. */
export interface KnownColumns {
  headers: readonly string[];
  rows: readonly SheetRow[];
  names: ReadonlyMap<number, string>;
  meanings: HeaderMeanings;
  profiles: readonly ColumnProfile[];
}

export function knownColumns({ headers, rows }: Pick<GuestRows, "headers" | "rows">): KnownColumns {
  const width = widthOfRows({ headers, rows });
  const names = new Map(columnNames(headers, width).map(({ column, name }) => [column, name]));
  return { headers, rows, names, meanings: readHeaderMeanings(headers), profiles: profileColumns(rows, width) };
}

/** A column for a person: "Meal" (column C). */
export function columnTitle(names: ReadonlyMap<number, string>, column: number): Message {
  return message("reading.columnTitle", { name: names.get(column) ?? "", letters: columnLetters(column) });
}
