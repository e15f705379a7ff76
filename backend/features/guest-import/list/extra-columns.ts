import { columnKey } from "../../../../common/column-key.ts";
import { maxExtraColumnValueLength, maxGuestNameLength, maxTableNumberLength } from "../../../../common/limits.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import type { SheetRow } from "../formats/sheet.ts";
import { tidyText } from "./model/cell-text.ts";
import { type ColumnName, columnNames, distinctName } from "./model/column-names.ts";
import type { ColumnRoles, PlusOneColumns } from "./model/column-roles.ts";
import { shortened } from "./model/decisions.ts";
import type { ImportedGuest } from "./model/guest-list.ts";
import { type GuestRows, widthOfRows } from "./model/guest-rows.ts";
import { type RowGuest, writtenName } from "./people/row-names.ts";

/** The columns kept as they are, and what plus-ones have in them. */
export class ExtraColumns {
  readonly #columns: readonly ColumnName[];
  readonly #plusOnes: readonly PlusOneColumns[];
  readonly #details: string[] = [];
  readonly #names: string[];

  constructor(guestRows: GuestRows, roles: ColumnRoles, plusOnes: readonly PlusOneColumns[]) {
    const { name, table, household, guestOf, attendance, seat, aliases, ignored } = roles;
    const partly = [...defined([household, guestOf, attendance, seat]), ...aliases.flatMap(({ columns }) => columns)];
    this.#columns = namesBeside(guestRows, [...name, ...defined([table, roles.doorNote])], partly).filter(
      ({ column }) => !ignored.includes(column),
    );
    this.#plusOnes = plusOnes;
    this.#names = this.#columns.map((column) => column.name);
  }

  names(): string[] {
    return [...this.#names, ...this.#details];
  }

  #addName(name: string): void {
    if (!this.#names.includes(name) && !this.#details.includes(name)) this.#details.push(name);
  }

  valueOf(row: SheetRow, column: number | undefined, cut: CutTexts): ImportedGuest["additionalInfo"] {
    const name = this.#columns.find((one) => one.column === column)?.name;
    const text = tidyText(row.cells[column ?? -1] ?? "");
    return name === undefined || text === "" ? [] : [[name, cut.kept(name, text, row)]];
  }

  /** What a row has besides its plus-ones' values. `isTaken`: the cell is kept otherwise. */
  valuesOf(
    row: SheetRow,
    named: readonly RowGuest[],
    cut: CutTexts,
    isTaken: ((column: number) => boolean) | undefined,
  ): ImportedGuest["additionalInfo"] {
    const values: ImportedGuest["additionalInfo"] = [];
    for (const { column, name } of this.#columns) {
      if (column >= row.cells.length) break;
      const text = tidyText(row.cells[column] ?? "");
      if (text !== "" && !isTaken?.(column) && !this.#isPlusOne(row, column, named))
        values.push([name, cut.kept(name, text, row)]);
    }
    return values;
  }

  /** Whether a cell became a guest or is about one, unlike "No" beside a guest without a plus-one. */
  #isPlusOne(row: SheetRow, column: number, named: readonly RowGuest[]): boolean {
    return this.#plusOnes.some((plusOne) => {
      const isRead = named.some(({ from }) => from === plusOne);
      if (plusOne.details.some((detail) => detail.column === column)) return isRead;
      return plusOne.name.includes(column) && (isRead || writtenName(row, plusOne.name) === named[0]?.name);
    });
  }

  detailsOf(row: SheetRow, { details }: PlusOneColumns, cut: CutTexts): ImportedGuest["additionalInfo"] {
    return details.flatMap(({ column, name: header }): ImportedGuest["additionalInfo"] => {
      const text = tidyText(row.cells[column] ?? "");
      if (text === "") return [];
      const name = this.#nameLike(header);
      this.#addName(name);
      return [[name, cut.kept(name, text, row)]];
    });
  }

  /** "Plus one meal" is kept in the column "Meal", if there is one. */
  #nameLike(header: string): string {
    const key = columnKey(header);
    return [...this.#names, ...this.#details].find((name) => columnKey(name) === key) ?? header;
  }

  warnings(used: ReadonlySet<string>): Message[] {
    return this.#columns
      .filter(({ name, shortened: isShortened }) => isShortened && used.has(name))
      .map(({ name }) => message("reading.headerShortened", { column: name }));
  }
}

function defined(columns: readonly (number | undefined)[]): number[] {
  return columns.filter((column) => column !== undefined);
}

/** Names for all but `taken`, which choose last, so that extra columns keep theirs beside ours. */
function namesBeside(guestRows: GuestRows, taken: readonly number[], partly: readonly number[]): ColumnName[] {
  const width = widthOfRows(guestRows);
  const others = columnNames(guestRows.headers, width, [...taken, ...partly]);
  const used = new Set(others.map(({ name }) => name));
  const rest = columnNames(guestRows.headers, width)
    .filter(({ column }) => partly.includes(column))
    .map((one) => ({ ...one, name: distinctName(one.name, used) }));
  return [...others, ...rest].sort((one, other) => one.column - other.column);
}

/** Texts that were too long for a column, and were cut. */
export class CutTexts {
  readonly #columns = new Map<string, { count: number; row: number; maximum: number }>();

  kept(column: string, text: string, row: SheetRow, maximum = maxExtraColumnValueLength): string {
    if (text.length <= maximum) return text;
    const { count, row: first } = this.#columns.get(column) ?? { count: 0, row: row.number };
    this.#columns.set(column, { count: count + 1, row: first, maximum });
    return shortened(text, maximum);
  }

  warnings(): Message[] {
    return [...this.#columns].map(([column, { count, row, maximum }]) =>
      message("reading.textsCut", { column, count, row: String(row), maximum }),
    );
  }
}

/** Why a guest cannot be stored. */
export function limitExceeded({ name, tableNumber }: ImportedGuest): Message | undefined {
  if (name.length > maxGuestNameLength) return message("reading.nameTooLong", { maximum: maxGuestNameLength });
  if (tableNumber.length > maxTableNumberLength) {
    return message("reading.tableTooLong", { maximum: maxTableNumberLength });
  }
  return undefined;
}
