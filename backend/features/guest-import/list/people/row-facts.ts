import { maxHouseholdLength, maxTableCapacity } from "../../../../../common/limits.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tidyText } from "../model/cell-text.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import { shortened } from "../model/decisions.ts";
import type { Attendance } from "../model/guest-list.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { mergedTexts } from "../model/merged-texts.ts";
import { isOurList } from "../model/own-header.ts";
import type { PeopleRules } from "./people-decisions.ts";
import { RowAliases } from "./row-aliases.ts";

/** Notes for the door, other names, household, host, answer and seat by row. */
export class RowFacts {
  /** Most files have no such columns, and long ones should not wait for them. */
  readonly areAny: boolean;
  readonly #roles: ColumnRoles;
  readonly #rules: PeopleRules;
  readonly #aliases: RowAliases;
  readonly #mergedHouseholds: ReadonlyMap<number, string>;

  constructor(guestRows: GuestRows, roles: ColumnRoles, rules: PeopleRules) {
    this.#roles = roles;
    this.#rules = rules;
    this.#aliases = new RowAliases(roles.aliases, isOurList(guestRows));
    const { household, guestOf, attendance, seat, doorNote } = roles;
    const areStated = [household, guestOf, attendance, seat, doorNote].some((column) => column !== undefined);
    this.areAny = areStated || this.#aliases.areAny || rules.declined === "notComing";
    this.#mergedHouseholds = roles.household === undefined ? new Map() : mergedTexts(guestRows, roles.household);
  }

  /** Of the row's first guest; undefined if the file does not state them. */
  otherNamesOf(row: SheetRow, name: string): string | undefined {
    return this.#aliases.of(row, name);
  }

  /** Of the row's first guest; undefined without such a column. Longer than a note can be, if it was written so. */
  doorNoteOf(row: SheetRow): string | undefined {
    const { doorNote } = this.#roles;
    return doorNote === undefined ? undefined : oneLine(row.cells[doorNote]);
  }

  householdOf(row: SheetRow): string | undefined {
    const { household } = this.#roles;
    if (household === undefined) return undefined;
    const written = oneLine(row.cells[household]) || (this.#mergedHouseholds.get(row.number) ?? "");
    return shortened(written, maxHouseholdLength);
  }

  /** Undefined if the file does not state who comes. */
  attendanceOf(row: SheetRow): Attendance | undefined {
    const { attendance } = this.#roles;
    if (this.#rules.declined === "notComing" && this.#rules.isDeclined(row)) return "no";
    return attendance === undefined ? undefined : this.answer(row.cells[attendance] ?? "");
  }

  answer(text: string): Attendance | undefined {
    if (!this.#rules.recordsAnswers) return undefined;
    const answer = this.#rules.answers.of(text);
    if (answer === "yes") return "yes";
    return answer === "no" && this.#rules.declined === "notComing" ? "no" : "unknown";
  }

  /** Undefined without such a column; 0 for no seat, or one that is not a number. */
  seatOf(row: SheetRow): number | undefined {
    const { seat } = this.#roles;
    if (seat === undefined) return undefined;
    const [, digits = "0"] = /^0*(\d{1,3})(?:\.0+)?$/u.exec(tidyText(row.cells[seat] ?? "")) ?? [];
    return Math.min(maxTableCapacity, Number(digits));
  }

  /** Host of the row's first guest; empty for none. */
  hostOf(row: SheetRow): string {
    const { guestOf } = this.#roles;
    return guestOf === undefined ? "" : oneLine(row.cells[guestOf]);
  }

  /** Whether a cell is understood completely. Others are kept as extra columns, such as "next to the stage". */
  isTaken(row: SheetRow, column: number, hasTable: boolean): boolean {
    const { household, guestOf, attendance, seat } = this.#roles;
    if (column === household) return oneLine(row.cells[household]).length <= maxHouseholdLength;
    if (column === guestOf || this.#aliases.isTaken(row, column)) return true;
    if (column === seat) return hasTable && this.seatOf(row) !== 0;
    return column === attendance && this.#isRecorded(row.cells[attendance] ?? "");
  }

  #isRecorded(text: string): boolean {
    const plain = this.#rules.answers.plain(text);
    if (plain === undefined || plain === "maybe" || !this.#rules.recordsAnswers) return false;
    return plain !== "no" || this.#rules.declined === "notComing";
  }
}

function oneLine(cell: string | undefined): string {
  return tidyText(cell ?? "")
    .replace(/\s+/gu, " ")
    .normalize("NFC");
}
