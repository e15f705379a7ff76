import { birthNameIn } from "../../../../../common/birth-names.ts";
import { normaliseGuestName } from "../../../../../common/guest-name.ts";
import { otherNamesText } from "../../../../../common/guest-rules.ts";
import { maxDoorNoteLength, maxHouseholdLength, maxTableCapacity } from "../../../../../common/limits.ts";
import { otherNamesIn } from "../../../../../common/other-names.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import type { ExtraColumns } from "../extra-columns.ts";
import { tableText, tidyText } from "../model/cell-kind.ts";
import { isOurList } from "../model/column-names.ts";
import type { AliasColumns, AliasKind, ColumnRoles } from "../model/column-roles.ts";
import { shortened } from "../model/decisions.ts";
import type { GuestFacts } from "../model/guest-list.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { isNone } from "../words/value-words.ts";
import type { NamedRow } from "./named-rows.ts";
import type { PeopleRules } from "./people-decisions.ts";

/** Written before a family name that a column has alone. */
const birthWord = "née";

/** Between several names in a cell; commas only between nicknames, because "Holm, Anna" is one name. */
const between: Readonly<Record<AliasKind, RegExp>> = {
  nickname: /[;/,，、\n]/u,
  birthName: /[;\n]/u,
  otherName: /[;/、\n]/u,
};

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];

/** What a row says besides name and table; undefined if the file does not state it. */
export interface RowFacts {
  household: string | undefined;
  /** Of the row's first guest alone. */
  first: GuestFacts;
  /** Of the row's first guest; empty for none. */
  host: string;
  /** Columns that are understood completely. Others are kept as extra columns, such as "next to the stage". */
  taken: ReadonlySet<number | undefined>;
}

/** `name` is that of the row's first guest; without a table there is no seat. */
export function factsOfRow(
  one: NamedRow,
  name: string,
  hasTable: boolean,
  {
    guestRows,
    roles,
    rules,
    extras,
  }: { guestRows: GuestRows; roles: ColumnRoles; rules: PeopleRules; extras: ExtraColumns },
): RowFacts {
  const { row } = one;
  const { household, guestOf, attendance, seat, doorNote, aliases } = roles;
  const isOurs = isOurList(guestRows);
  const textIn = (column: number | undefined) => (column === undefined ? undefined : tableText(row.cells[column]));
  const [houses = "", note] = [textIn(household), textIn(doorNote)];
  const seatNumber = seat === undefined ? undefined : seatIn(row.cells[seat]);
  const named = aliases.map((alias) => ({ ...alias, names: namesUnder(alias, row, isOurs) }));
  const plain = named.flatMap(({ columns, names }) => (names === undefined ? [] : columns));
  return {
    household: household === undefined ? undefined : shortened(houses, maxHouseholdLength),
    first: {
      // Cut if too long: as an extra column, guests could read the rest.
      doorNote: note && extras.kept(guestRows.headers[doorNote ?? -1] ?? "", note, row, maxDoorNoteLength),
      otherNames: otherNamesOf(one, name, named, isOurs),
      seatNumber: seat === undefined || hasTable ? seatNumber : 0,
    },
    host: textIn(guestOf) ?? "",
    taken: new Set([
      ...[guestOf, ...plain],
      ...(houses.length <= maxHouseholdLength ? [household] : []),
      ...(hasTable && seatNumber !== 0 ? [seat] : []),
      ...(rules.isPlain(row) ? [attendance] : []),
    ]),
  };
}

/** As many as a guest may have, without those that the name has itself. */
function otherNamesOf(
  { birthName = "" }: NamedRow,
  name: string,
  aliases: readonly (AliasColumns & { names: readonly string[] | undefined })[],
  isOurs: boolean,
): string | undefined {
  if (aliases.length === 0 && birthName === "") return undefined;
  const own = wordsOf(name);
  const found = aliases.flatMap(({ kind, names = [] }) =>
    names.flatMap((other) => {
      const shared = wordsOf(other).filter((word) => own.includes(word)).length;
      if (!isOurs && shared === wordsOf(other).length) return [];
      // The family name alone gets a word that says so.
      const isAlone = kind === "birthName" && shared === 0 && !birthNameIn(other) && !isOurs;
      return [isAlone ? `${birthWord} ${other}` : other];
    }),
  );
  return [...found, birthName].reduce((all, one) => otherNamesText.safeParse(`${all};${one}`).data ?? all, "");
}

/** Undefined for a cell without letters, or with more than a guest may have, which is kept otherwise. */
function namesUnder({ columns, kind }: AliasColumns, { cells }: SheetRow, isOurs: boolean): string[] | undefined {
  const text = columns.map((column) => tidyText(cells[column] ?? "")).join(" ");
  const written = isOurs ? otherNamesIn(text) : text.split(between[kind]).map(normaliseGuestName);
  const names = written.filter((name) => name !== "" && !isNone(name));
  const areNames = names.every((name) => /\p{L}/u.test(name)) && otherNamesText.safeParse(names.join(";")).success;
  return areNames ? names : undefined;
}

/** 0 for no seat, or one that is not a number. */
function seatIn(cell = ""): number {
  const [, digits = "0"] = /^0*(\d{1,3})(?:\.0+)?$/u.exec(tidyText(cell)) ?? [];
  return Math.min(maxTableCapacity, Number(digits));
}
