import { columnKey } from "../../../../common/column-key.ts";
import { maxExtraColumnValueLength } from "../../../../common/limits.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import type { SheetRow } from "../formats/sheet.ts";
import { tidyText } from "./model/cell-kind.ts";
import { type ColumnName, columnNames, distinctName } from "./model/column-names.ts";
import type { ColumnRoles, PlusOneColumns } from "./model/column-roles.ts";
import { shortened } from "./model/decisions.ts";
import type { ImportedGuest } from "./model/guest-list.ts";
import { type GuestRows, widthOfRows } from "./model/guest-rows.ts";
import { type RowGuest, writtenName } from "./people/row-names.ts";

type Values = ImportedGuest["additionalInfo"];

/** The columns kept as they are, and what plus-ones have in them. */
export class ExtraColumns {
  readonly #columns: readonly ColumnName[];
  readonly #plusOnes: readonly PlusOneColumns[];
  /** Of plus-ones and of names, after those of the file. */
  readonly #added: string[] = [];
  readonly #cut = new Map<string, { count: number; row: number; maximum: number }>();

  constructor(guestRows: GuestRows, roles: ColumnRoles, plusOnes: readonly PlusOneColumns[]) {
    const { name, nameElsewhere, table, household, guestOf, attendance, seat, aliases, doorNote, ignored } = roles;
    const partly = [household, guestOf, attendance, seat, ...aliases.flatMap(({ columns }) => columns)];
    const ours = [...name, ...nameElsewhere, table, doorNote, ...partly];
    const width = widthOfRows(guestRows);
    // Columns that are partly ours choose their names last, so that extra columns keep theirs beside ours.
    const others = columnNames(guestRows.headers, width, ours);
    const used = new Set(others.map((one) => one.name));
    const rest = columnNames(guestRows.headers, width)
      .filter(({ column }) => partly.includes(column))
      .map((one) => ({ ...one, name: distinctName(one.name, used) }));
    this.#columns = [...others, ...rest]
      .filter(({ column }) => !ignored.includes(column))
      .sort((one, other) => one.column - other.column);
    this.#plusOnes = plusOnes;
  }

  names(): string[] {
    return [...new Set([...this.#columns.map(({ name }) => name), ...this.#added])];
  }

  valueOf(row: SheetRow, column: number | undefined): Values {
    const name = this.#columns.find((one) => one.column === column)?.name;
    const text = tidyText(row.cells[column ?? -1] ?? "");
    return name === undefined || text === "" ? [] : [[name, this.kept(name, text, row)]];
  }

  /** What a row has besides its plus-ones' values. Columns that are `taken` are kept otherwise. */
  valuesOf(row: SheetRow, named: readonly RowGuest[], taken: ReadonlySet<number | undefined>): Values {
    const values: Values = [];
    for (const { column, name } of this.#columns) {
      const text = tidyText(row.cells[column] ?? "");
      const isElsewhere = text === "" || taken.has(column) || this.#isPlusOne(row, column, named);
      if (!isElsewhere) values.push([name, this.kept(name, text, row)]);
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

  /** "Plus one meal" is kept in the column "Meal", if there is one. */
  detailsOf(row: SheetRow, { details }: PlusOneColumns): Values {
    return details.flatMap(({ column, name }) => this.added(row, name, tidyText(row.cells[column] ?? "")));
  }

  /** A text in the column with this header, which is added if there is none. */
  added(row: SheetRow, header: string, text: string): Values {
    if (text === "") return [];
    const name = this.names().find((known) => columnKey(known) === columnKey(header)) ?? header;
    this.#added.push(...(this.names().includes(name) ? [] : [name]));
    return [[name, this.kept(name, text, row)]];
  }

  /** A text, cut if it is too long for its column. */
  kept(column: string, text: string, row: SheetRow, maximum = maxExtraColumnValueLength): string {
    if (text.length <= maximum) return text;
    const { count, row: first } = this.#cut.get(column) ?? { count: 0, row: row.number };
    this.#cut.set(column, { count: count + 1, row: first, maximum });
    return shortened(text, maximum);
  }

  warnings(used: readonly string[]): Message[] {
    const long = this.#columns.filter((one) => one.shortened && used.includes(one.name));
    const cut = [...this.#cut].map(([column, { count, row, maximum }]) =>
      message("reading.textsCut", { column, count, row: String(row), maximum }),
    );
    return [...long.map(({ name }) => message("reading.headerShortened", { column: name })), ...cut];
  }
}
