import { type Message, message } from "../../../../../common/messages/message.ts";
import { guestFileFields } from "../../../guests/export/guest-table.ts";
import { columnLetters, type SheetRow } from "../../formats/sheet.ts";
import { columnNames, isOurList } from "../model/column-names.ts";
import type { AliasColumns, RoleReason } from "../model/column-roles.ts";
import { type GuestRows, widthOfRows } from "../model/guest-rows.ts";
import { meaningsOf, partOfName, surelyMeant } from "../words/column-words.ts";
import { type ColumnProfile, mayBeName, profileColumns } from "./column-profile.ts";
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

const aliasKinds = ["birthName", "nickname", "otherName"] as const;

/** Below this weight, other words of a header mean more. */
const minWeight = 0.6;

/** Columns with other names of the row's guest, by the words of their headers. */
export function findAliases(
  guestRows: GuestRows,
  { headers, meanings, profiles }: KnownColumns,
  taken: readonly number[],
  reasons: Map<number, RoleReason>,
): AliasColumns[] {
  const isOurs = isOurList(guestRows);
  const found = aliasKinds.flatMap(meanings.columnsFor).filter(({ column, weight }) => {
    const isPossible = isOurs ? headers[column] === guestFileFields.otherNames : weight >= minWeight;
    return isPossible && !taken.includes(column) && mayBeName(profiles[column]);
  });
  const reason = message("reading.reasons.otherNames");
  for (const { column, weight } of found) reasons.set(column, { reason, isCertain: weight >= surelyMeant });
  return aliasColumns([...new Set(found.map(({ column }) => column))], headers);
}

/** The family and the given name of one other name are in neighboring columns: "フリガナ（姓）" and "フリガナ（名）". */
export function aliasColumns(columns: readonly number[], headers: readonly string[]): AliasColumns[] {
  const left = columns.toSorted((one, other) => one - other);
  const aliases: AliasColumns[] = [];
  for (let column = left.shift(); column !== undefined; column = left.shift()) {
    const [own, next] = [column, column + 1].map((at) => partOfName(headers[at] ?? ""));
    const isPair = left[0] === column + 1 && own !== undefined && next !== undefined && own !== next;
    const meant = meaningsOf(headers[column] ?? "").map(({ meaning }) => meaning);
    const kind = aliasKinds.find((alias) => meant.includes(alias)) ?? "otherName";
    aliases.push({ columns: isPair ? [column, ...left.splice(0, 1)] : [column], kind });
  }
  return aliases;
}
