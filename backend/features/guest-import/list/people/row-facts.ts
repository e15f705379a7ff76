import { birthNameIn } from "../../../../../common/birth-names.ts";
import { normaliseGuestName } from "../../../../../common/guest-name.ts";
import { otherNamesText } from "../../../../../common/guest-rules.ts";
import { maxDoorNoteLength, maxHouseholdLength, maxTableCapacity } from "../../../../../common/limits.ts";
import { otherNamesIn } from "../../../../../common/other-names.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import type { ExtraColumns } from "../extra-columns.ts";
import { mergedTexts, tableText, tidyText } from "../model/cell-kind.ts";
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

/** Notes for the door, other names, household, host, answer and seat by row; undefined if the file does not state them. */
export class RowFacts {
  /** Most files have no such columns, and long ones should not wait for them. */
  readonly areAny: boolean;
  readonly #roles: ColumnRoles;
  readonly #rules: PeopleRules;
  readonly #isOurs: boolean;
  readonly #headers: readonly string[];
  readonly #mergedHouseholds: ReadonlyMap<number, string>;

  constructor(guestRows: GuestRows, roles: ColumnRoles, rules: PeopleRules, areBirthNames: boolean) {
    this.#roles = roles;
    this.#rules = rules;
    this.#isOurs = isOurList(guestRows);
    this.#headers = guestRows.headers;
    const { household, guestOf, attendance, seat, doorNote, aliases } = roles;
    const areStated = [household, guestOf, attendance, seat, doorNote].some((column) => column !== undefined);
    this.areAny = areStated || aliases.length > 0 || areBirthNames || rules.declined === "notComing";
    this.#mergedHouseholds = household === undefined ? new Map() : mergedTexts(guestRows, household);
  }

  /** Of the row's first guest alone. */
  ofFirst(one: NamedRow, name: string, extras: ExtraColumns, hasTable: boolean): GuestFacts {
    const { doorNote, seat } = this.#roles;
    const note = doorNote === undefined ? undefined : tableText(one.row.cells[doorNote]);
    return {
      // Cut if too long: as an extra column, guests could read the rest.
      doorNote: note && extras.kept(this.#headers[doorNote ?? -1] ?? "", note, one.row, maxDoorNoteLength),
      otherNames: this.#otherNamesOf(one, name),
      seatNumber: seat === undefined || hasTable ? this.#seatOf(one.row) : 0,
    };
  }

  /** Of the row's first guest, as many as a guest may have, without those that the name has itself. */
  #otherNamesOf({ row, birthName = "" }: NamedRow, name: string): string | undefined {
    if (this.#roles.aliases.length === 0 && birthName === "") return undefined;
    const own = wordsOf(name);
    const names = this.#roles.aliases.flatMap((alias) =>
      (this.#namesUnder(alias, row) ?? []).flatMap((other) => {
        const shared = wordsOf(other).filter((word) => own.includes(word)).length;
        if (!this.#isOurs && shared === wordsOf(other).length) return [];
        // The family name alone gets a word that says so.
        const isAlone = alias.kind === "birthName" && shared === 0 && !birthNameIn(other) && !this.#isOurs;
        return [isAlone ? `${birthWord} ${other}` : other];
      }),
    );
    return [...names, birthName].reduce((all, one) => otherNamesText.safeParse(`${all};${one}`).data ?? all, "");
  }

  /** Undefined for a cell without letters, or with more than a guest may have, which is kept otherwise. */
  #namesUnder({ columns, kind }: AliasColumns, { cells }: SheetRow): string[] | undefined {
    const text = columns.map((column) => tidyText(cells[column] ?? "")).join(" ");
    const written = this.#isOurs ? otherNamesIn(text) : text.split(between[kind]).map(normaliseGuestName);
    const names = written.filter((name) => name !== "" && !isNone(name));
    const areNames = names.every((name) => /\p{L}/u.test(name)) && otherNamesText.safeParse(names.join(";")).success;
    return areNames ? names : undefined;
  }

  householdOf(row: SheetRow): string | undefined {
    const { household } = this.#roles;
    if (household === undefined) return undefined;
    return shortened(
      tableText(row.cells[household]) || (this.#mergedHouseholds.get(row.number) ?? ""),
      maxHouseholdLength,
    );
  }

  /** 0 for no seat, or one that is not a number. */
  #seatOf({ cells }: SheetRow): number | undefined {
    const { seat } = this.#roles;
    if (seat === undefined) return undefined;
    const [, digits = "0"] = /^0*(\d{1,3})(?:\.0+)?$/u.exec(tidyText(cells[seat] ?? "")) ?? [];
    return Math.min(maxTableCapacity, Number(digits));
  }

  /** Host of the row's first guest; empty for none. */
  hostOf = ({ cells }: SheetRow): string => tableText(cells[this.#roles.guestOf ?? -1]);

  /** Whether a cell is understood completely. Others are kept as extra columns, such as "next to the stage". */
  isTaken(row: SheetRow, column: number, hasTable: boolean): boolean {
    const { household, guestOf, attendance, seat } = this.#roles;
    if (column === household) return tableText(row.cells[household]).length <= maxHouseholdLength;
    if (column === guestOf) return true;
    if (column === seat) return hasTable && this.#seatOf(row) !== 0;
    if (column === attendance) return this.#rules.isPlain(row);
    const alias = this.#roles.aliases.find(({ columns }) => columns.includes(column));
    return alias !== undefined && this.#namesUnder(alias, row) !== undefined;
  }
}
