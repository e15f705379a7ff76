import { guestFileFields } from "../../../../../common/guest-file.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { AliasColumns, AliasKind, RoleReason } from "../model/column-roles.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { isOurList } from "../model/own-header.ts";
import { meaningsOf, partOfName, surelyMeant } from "../words/column-words.ts";
import { mayBeName } from "./column-profile.ts";
import type { KnownColumns } from "./known-columns.ts";

const aliasKinds = ["birthName", "nickname", "otherName"] as const satisfies readonly AliasKind[];

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
  const weights = new Map<number, number>();
  for (const { column, weight } of aliasKinds.flatMap(meanings.columnsFor)) {
    const isPossible = isOurs ? headers[column] === guestFileFields.otherNames : weight >= minWeight;
    const profile = profiles[column];
    if (!isPossible || taken.includes(column) || (profile && !mayBeName(profile))) continue;
    weights.set(column, Math.max(weight, weights.get(column) ?? 0));
  }
  const reason = message("reading.reasons.otherNames");
  for (const [column, weight] of weights) reasons.set(column, { reason, isCertain: weight >= surelyMeant });
  return aliasColumns([...weights.keys()], headers);
}

/** The family and the given name of one other name are in neighboring columns: "フリガナ（姓）" and "フリガナ（名）". */
export function aliasColumns(columns: readonly number[], headers: readonly string[]): AliasColumns[] {
  const aliases: AliasColumns[] = [];
  for (const column of columns.toSorted((one, other) => one - other)) {
    const last = aliases.at(-1);
    const parts = [column - 1, column].map((at) => partOfName(headers[at] ?? ""));
    const isSecond = last?.columns.join() === String(column - 1) && !parts.includes(undefined) && parts[0] !== parts[1];
    if (last && isSecond) aliases[aliases.length - 1] = { ...last, columns: [column - 1, column] };
    else {
      const [kind = "otherName"] = meaningsOf(headers[column] ?? "").flatMap(
        ({ meaning }) => aliasKinds.find((alias) => alias === meaning) ?? [],
      );
      aliases.push({ columns: [column], kind });
    }
  }
  return aliases;
}
