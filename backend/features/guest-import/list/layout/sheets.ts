import { columnKey } from "../../../../../common/column-key.ts";
import { normaliseGuestName } from "../../../../../common/guest-name.ts";
import { type Message, message } from "../../../../../common/messages/message.ts";
import { quotedList } from "../../../../lib/quoted-list.ts";
import type { Sheet } from "../../formats/sheet.ts";
import { findRoles, likelyRoles } from "../columns/find-roles.ts";
import { withMerges } from "../model/cell-kind.ts";
import { distinctName } from "../model/column-names.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import { Decisions } from "../model/decisions.ts";
import {
  filledCells,
  type GuestRow,
  type GuestRows,
  type PartOfSheet,
  placeOf,
  plainRows,
  widthOfRows,
  withColumns,
} from "../model/guest-rows.ts";
import type { NamedSheet } from "../open-file.ts";
import { isRefusal } from "../people/answers.ts";
import { writtenName } from "../people/row-names.ts";
import { isHelperSheet, meaningsOf } from "../words/column-words.ts";
import { namesTable } from "../words/value-words.ts";
import { cellsOfBlocks } from "./blocks/block-rows.ts";
import { cellCount, filledCellsOf, maxFilledCells } from "./blocks/filled-cells.ts";
import { mayBePerson } from "./cells/cell-values.ts";
import { tableHeading } from "./cells/table-heading.ts";
import { likelyHeader } from "./decide-header.ts";
import { findLayout } from "./find-layout.ts";
import { findHeaderRow, type HeaderRow } from "./header-row.ts";
import { withLeftOver } from "./score.ts";
import { tableSizesIn } from "./table-sizes.ts";

/** The sheets that are read, and how. */
interface ChosenSheets {
  chosen: Sheet[];
  remarks: Message[];
  /** Of these sheets, without what was set aside; `said` is about numbers of seats, and about sheets too large for a plan. */
  read(sheets: readonly PartOfSheet[], isText: boolean): { guestRows: GuestRows; said: Message[] };
}

/** A sheet by its first rows. */
interface Look {
  sheet: NamedSheet;
  /** A list has names and tables; tables have sizes. */
  kind: "list" | "names" | "tables" | "other";
  /** Texts that may be guests, whether or not the sheet can be read. */
  persons: ReadonlySet<string>;
  names: ReadonlySet<string>;
  /** The table whose name is the sheet's only title. */
  title?: string | undefined;
}

const allSheets = "all";
const perTable = "tables";
type Taken = Look | typeof allSheets | typeof perTable;

/** Chooses among visible sheets by their first rows, and reads those chosen. */
export async function readSheets(found: readonly NamedSheet[], decisions: Decisions): Promise<ChosenSheets> {
  const looks = found.length < 2 ? [] : found.map(lookAt);
  const useful = looks.filter(({ kind }) => kind === "list" || kind === "names");
  const guests = ofGuests(useful);
  const taken = useful.length === 0 ? undefined : decideSheets(useful, guests, decisions);
  const several = typeof taken === "string" ? guests.map(({ sheet }) => sheet) : undefined;
  const chosen = several ?? (typeof taken === "object" ? [taken.sheet] : found.slice(0, 1));
  const ofTables = useful.length === 0 ? [] : looks.filter(({ kind }) => kind === "tables");
  const tables = await Promise.all(ofTables.map(async ({ sheet }) => tableSizesIn(await sheet.read()) ?? []));
  const leftOut = leftOutOf(looks, chosen);
  const sheets: Sheet[] = [];
  for (const sheet of chosen) sheets.push(await sheet.read());
  return {
    chosen: sheets,
    remarks: leftOut.length === 0 ? [] : [leftOutRemark(leftOut)],
    read(left, isText) {
      const guestRows = rowsOf(left, taken === perTable, decisions, isText);
      const count = guestRows.tables.length;
      const sizes = ofTables.map(({ sheet: { name } }, at) =>
        message("reading.sheetGaveSizes", { sheet: name, count: tables[at]?.length ?? 0 }),
      );
      if (count > 0) sizes.push(message("reading.sizesFound", { count }));
      if (left.some(isOnlyList)) sizes.push(message("reading.readAsListOnly"));
      return { guestRows: { ...guestRows, tables: [...tables.flat(), ...guestRows.tables] }, said: sizes };
    },
  };
}

/** A list without its words, of more cells than a plan of tables may have. */
function isOnlyList({ rows }: PartOfSheet): boolean {
  const header = findHeaderRow(rows);
  return cellCount(rows) > maxFilledCells && !(header?.hasName && header.hasTable);
}

/** Those with guests who are not on the sheets that are read. */
function leftOutOf(looks: readonly Look[], chosen: readonly NamedSheet[]): string[] {
  const isRead = ({ sheet, kind }: Look) => chosen.includes(sheet) || kind === "tables";
  const known = new Set(looks.filter(isRead).flatMap(({ names }) => [...names]));
  const others = looks.filter((look) => !isRead(look) && [...look.persons].some((person) => !known.has(person)));
  return others.map(({ sheet }) => sheet.name);
}

const leftOutRemark = (sheets: readonly string[]) =>
  message("reading.sheetsLeftOut", { count: sheets.length, sheets: quotedList(sheets) });

function decideSheets(useful: readonly Look[], guests: readonly Look[], decisions: Decisions): Taken {
  const { of: suggested, isCertain } = suggestion(guests);
  const named = useful.filter(({ names }) => names.size > 0);
  if (named.length < 2) return suggested;
  const options = new Map<string, Taken>([
    ...(isPerTable(guests) ? [[perTable, perTable] as const] : []),
    [allSheets, allSheets],
  ]);
  // A sheet may be called like the options before.
  for (const look of named) options.set(distinctName(look.sheet.name, new Set([perTable, ...options.keys()])), look);
  const labelOf = (of: Taken) => {
    if (of === perTable) return message("reading.decisions.sheets.perTable");
    if (of === allSheets) return message("reading.decisions.sheets.all", { count: guests.length });
    return message("reading.decisions.sheets.one", { name: of.sheet.name });
  };
  const reason =
    typeof suggested === "string" ? (`${suggested === perTable ? "perTable" : "all"}Reason` as const) : "oneReason";
  const taken = decisions.take({
    id: "sheets",
    reason: `reading.decisions.sheets.${reason}`,
    options: [...options].map(([value, of]) => ({ value, label: labelOf(of) })),
    suggested: [...options].find(([, of]) => of === suggested)?.[0] ?? allSheets,
    isCertain,
    examples: named.map(({ sheet }) => sheet.name),
  });
  return options.get(taken) ?? suggested;
}

/**
 * Without those that a program adds, those of guests who do not come, if any others have names, and, beside several lists or sheets of
 * one table each, a few names without tables.
 */
function ofGuests(looks: readonly Look[]): Look[] {
  const named = looks.filter(({ names }) => names.size > 0);
  const guests = named.filter(({ sheet: { name } }) => !isHelperSheet(name) && !isRefusal(name));
  const titled = guests.filter(({ title }) => title !== undefined);
  if (areTitled(titled) && titled.length * 2 > guests.length) return titled;
  const lists = guests.filter(isFilledList);
  if (lists.length >= 2 && lists.length * 2 >= guests.length) return lists;
  if (guests.length > 0) return guests;
  return named.length > 0 ? named : [...looks];
}

function lookAt(sheet: NamedSheet): Look {
  const { first } = sheet;
  if (tableSizesIn(first) !== undefined) return { sheet, kind: "tables", persons: new Set(), names: new Set() };
  const silent = new Decisions();
  const guestRows = findLayout(first, silent);
  const found = findRoles(guestRows, silent);
  const { name: nameColumns, table } = found.kind === "found" ? found.roles : found.likely;
  const names = nameColumns.length === 0 ? [] : guestRows.rows.map((row) => writtenName(row, nameColumns));
  const filled = new Set(names.filter((name) => name !== "").map(nameKey));
  const hasNames = filled.size > 0 || (found.kind === "found" && guestRows.headers.length > 0);
  const kind = found.kind === "found" && table !== undefined ? "list" : "names";
  const texts = nameColumns.length > 0 ? names : first.rows.flatMap((row) => filledCells(row).map(({ text }) => text));
  const isOfPersons = kind === "list" && texts.some(mayBePerson);
  const persons = new Set(texts.filter((text) => text !== "" && (isOfPersons || mayBePerson(text))).map(nameKey));
  return { sheet, kind: hasNames ? kind : "other", persons, names: filled, title: tableOf(first) };
}

const nameKey = (name: string) => normaliseGuestName(name).toLowerCase();

function isPerTable(looks: readonly Look[]): boolean {
  if (areTitled(looks)) return true;
  const withNames = looks.filter(({ kind, names }) => kind === "names" && names.size > 0);
  return withNames.length >= 2 && withNames.length >= looks.length - 1 && !looks.some(isFilledList);
}

/** Whether each sheet is about another table. */
function areTitled(looks: readonly Look[]): boolean {
  const titles = new Set(looks.map(({ title }) => title));
  return titles.size >= 2 && titles.size === looks.length && !titles.has(undefined);
}

const isFilledList = ({ kind, names }: Look) => kind === "list" && names.size > 0;

/** One of the lists, if only one is about people or says that it is about guests; otherwise all that differ. */
function suggestion(looks: readonly Look[]): { of: Taken; isCertain: boolean } {
  const lists = looks.filter(isFilledList);
  const [first] = lists;
  if (areTitled(looks)) return { of: perTable, isCertain: true };
  if (first === undefined) return suggestionOfNames(looks);
  const only = onlyOne(lists) ?? onlyOne(lists.filter(({ persons }) => persons.size > 0));
  if (only !== undefined) return { of: only, isCertain: true };
  const isTitled = ({ sheet: { name } }: Look) =>
    meaningsOf(name).some(({ meaning, weight }) => meaning === "guest" && weight > 0.5);
  const largest = lists.reduce((best, next) => (next.names.size > best.names.size ? next : best));
  const isRepeated = lists.some((list) => list !== largest && overlap(list, largest) > 0.5);
  return { of: onlyOne(lists.filter(isTitled)) ?? (isRepeated ? largest : allSheets), isCertain: false };
}

const onlyOne = ([first, ...others]: readonly Look[]) => (others.length === 0 ? first : undefined);

function suggestionOfNames(looks: readonly Look[]): { of: Taken; isCertain: boolean } {
  const withNames = looks.filter(({ names }) => names.size > 0);
  if (!isPerTable(looks)) return { of: withNames[0] ?? looks[0] ?? allSheets, isCertain: withNames.length === 1 };
  const areNamed = withNames.every(({ sheet: { name } }) => tableHeading(name)?.isSure || /^\d+$/u.test(name.trim()));
  return { of: perTable, isCertain: areNamed };
}

function overlap(one: Look, other: Look): number {
  const [small, large] = one.names.size < other.names.size ? [one.names, other.names] : [other.names, one.names];
  return small.size === 0 ? 0 : [...small].filter((name) => large.has(name)).length / small.size;
}

/** A sheet's rows, and the uses of its columns, to put sheets below each other. */
interface RowsOfSheet {
  name: string;
  guestRows: GuestRows;
  roles: ColumnRoles;
}

function rowsOf(
  sheets: readonly PartOfSheet[],
  arePerTable: boolean,
  decisions: Decisions,
  isText: boolean,
): GuestRows {
  const layouts = sheets.map((sheet): RowsOfSheet => {
    const ofTable = arePerTable ? oneTableRows(sheet) : undefined;
    const found = ofTable ?? findLayout(sheet, sheets.length === 1 ? decisions : new Decisions(), isText);
    const guestRows = arePerTable && ofTable === undefined ? atTable(found, sheet.name) : found;
    return { name: sheet.name, guestRows, roles: likelyRoles(guestRows) };
  });
  const [first, ...others] = layouts;
  if (first === undefined) return plainRows([], []);
  return others.length === 0 ? first.guestRows : joinRows(first, others);
}

/** Puts sheets below each other. Columns with the same use or header become one. */
function joinRows(first: RowsOfSheet, others: readonly RowsOfSheet[]): GuestRows {
  const all = [first, ...others];
  const headers = new Map<string, string>();
  const rows = all.flatMap((one) => {
    const { guestRows, roles } = one;
    // If names have other parts, the whole name is put into the first column of names.
    const isWhole = roles.name.length !== first.roles.name.length;
    const keys = Array.from({ length: widthOfRows(guestRows) }, (_, column) => keyOf(column, one, isWhole));
    for (const [column, key] of keys.entries()) {
      if (key !== undefined && !headers.has(key)) headers.set(key, guestRows.headers[column] ?? "");
    }
    return rowsIn(one).map((row) => ({ row, keys, name: isWhole ? writtenName(row, roles.name) : undefined }));
  });
  const columns = [...headers.keys()];
  return {
    ...first.guestRows,
    headers: [...headers.values()],
    rows: rows.map(({ row, keys, name }) => {
      const from = columns.map((key) => keys.indexOf(key));
      const cells = from.map((column, at) => (columns[at] === "name 0" ? name : undefined) ?? row.cells[column] ?? "");
      return { ...row, cells, places: from.map((column) => placeOf(row, column)) };
    }),
    merges: [],
    hasSheetColumns: false,
    isPerTable: all.some(({ guestRows }) => guestRows.isPerTable),
    notGuests: all.flatMap(({ guestRows }) => guestRows.notGuests),
    tables: all.flatMap(({ guestRows }) => guestRows.tables),
  };
}

/** Equal for columns of several sheets that become one; undefined for parts of a name that is put elsewhere as a whole. */
function keyOf(column: number, { guestRows, roles }: RowsOfSheet, isWhole: boolean): string | undefined {
  const part = roles.name.indexOf(column);
  if (part >= 0) return isWhole && part > 0 ? undefined : `name ${part}`;
  if (column === roles.table) return "table";
  const header = columnKey(guestRows.headers[column] ?? "");
  const isAgain = guestRows.headers.slice(0, column).some((other) => columnKey(other) === header);
  return header === "" || isAgain ? `column ${column} ${header}` : `header ${header}`;
}

/** Row numbers of several sheets are ambiguous, so merged texts are copied to each row. */
function rowsIn({ guestRows, name, roles }: RowsOfSheet): GuestRow[] {
  return withMerges(guestRows, roles).rows.map((row) => ({ ...row, sheet: name }));
}

/** Titles and dates may be above the table's name. */
const searchedTitles = 3;

/** The table that a whole sheet is about, by the only table's name in it. */
function titleOf({ rows }: Sheet): string | undefined {
  const sure = rows.flatMap((row) => filledCells(row).filter(({ text }) => tableHeading(text)?.isSure));
  const [only, ...others] = sure;
  const titles = rows.slice(0, searchedTitles).map(filledCells);
  const isTitle = titles.some((cells) => cells.length === 1 && cells[0]?.text === only?.text);
  return others.length === 0 && isTitle ? only?.text : undefined;
}

/** The table by the title or the name of a sheet, if no column has tables. */
function tableOf(sheet: Sheet): string | undefined {
  const header = findHeaderRow(sheet.rows);
  if (header?.isSure && header.hasTable) return undefined;
  return titleOf(sheet) ?? (tableHeading(sheet.name)?.isSure || namesTable(sheet.name) ? sheet.name : undefined);
}

/** Words for a name, or text above numbers, dates or addresses. */
const isList = (header: HeaderRow | undefined) => header !== undefined && (!header.hasTable || header.isSure);

/** All people of a sheet at one table, wherever they are drawn. Undefined for a list with a header. */
function oneTableRows(sheet: Sheet): GuestRows | undefined {
  const header = likelyHeader(sheet.rows);
  const spots = filledCellsOf(sheet);
  const [first] = spots ?? [];
  if (spots === undefined || first === undefined || isList(header)) return undefined;
  const title = titleOf(sheet) ?? sheet.name;
  const x = spots.reduce((least, spot) => Math.min(least, spot.x), first.x);
  // The name of the sheet is as if it were written above.
  const above = { ...first, row: 0, y: first.y - 1, x, right: x, text: title, person: 0 };
  const anchor = spots.find(({ text }) => text === title) ?? above;
  const ofTable = spots.filter((spot) => spot !== anchor);
  return withLeftOver(cellsOfBlocks({ side: "below", regions: [{ anchor, spots: ofTable }], fit: 1 }), sheet.rows);
}

/** The rows of a list at one table, whose name may be written above them once more. */
function atTable(guestRows: GuestRows, table: string): GuestRows {
  const rows = guestRows.rows.filter((row) => filledCells(row).some(({ text }) => text !== table));
  const seated = withColumns({ ...guestRows, rows }, ["Table Number"], () => [{ text: table }]);
  return { ...seated, fixed: { ...guestRows.fixed, table: seated.headers.length - 1 }, hasSheetColumns: false };
}
