import { guestFileFields } from "../../../../../common/guest-file.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { AliasColumns, AliasKind, RoleReason } from "../model/column-roles.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { isOurList } from "../model/own-header.ts";
import { meaningsOf, surelyMeant } from "../words/column-words.ts";
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

const ofFamily = /last|family|surname|nach|姓|セイ|せい/iu;
const ofGiven = /first|given|vor|名|メイ|めい/iu;

/** The family and the given name of one other name are in neighboring columns: "フリガナ（姓）" and "フリガナ（名）". */
export function aliasColumns(columns: readonly number[], headers: readonly string[]): AliasColumns[] {
  const aliases: AliasColumns[] = [];
  const isPart = (column: number, is: RegExp, other: RegExp) =>
    is.test(partOf(headers[column])) && !other.test(partOf(headers[column]));
  for (const column of columns.toSorted((one, other) => one - other)) {
    const last = aliases.at(-1);
    const [before = -1, ...more] = last?.columns ?? [];
    const isSecond =
      more.length === 0 &&
      before === column - 1 &&
      ((isPart(before, ofFamily, ofGiven) && isPart(column, ofGiven, ofFamily)) ||
        (isPart(before, ofGiven, ofFamily) && isPart(column, ofFamily, ofGiven)));
    if (last && isSecond) aliases[aliases.length - 1] = { ...last, columns: [before, column] };
    else aliases.push({ columns: [column], kind: aliasKindOf(headers[column] ?? "") });
  }
  return aliases;
}

/** "氏名" and "名前" are whole names. */
const partOf = (header = "") => header.replace(/氏名|姓名|名前/gu, "");

function aliasKindOf(header: string): AliasKind {
  const [kind = "otherName"] = meaningsOf(header).flatMap(
    ({ meaning }) => aliasKinds.find((alias) => alias === meaning) ?? [],
  );
  return kind;
}
