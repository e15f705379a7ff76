import { normaliseGuestName } from "../../../../../common/guest-name.ts";
import { message } from "../../../../../common/messages/message.ts";
import { DomainError } from "../../../../lib/domain-error.ts";
import type { Sheet, UnreadSheet } from "../../formats/sheet.ts";
import { findRoles } from "../columns/find-roles.ts";
import { distinctName } from "../model/column-names.ts";
import { Decisions } from "../model/decisions.ts";
import type { TableSize } from "../model/guest-list.ts";
import { filledCells } from "../model/guest-rows.ts";
import { isRefusal } from "../people/answers.ts";
import { writtenName } from "../people/row-names.ts";
import { isHelperSheet, meaningsOf } from "../words/column-words.ts";
import { mayBePerson } from "./cells/cell-values.ts";
import { tableHeading } from "./cells/table-heading.ts";
import { findLayout } from "./find-layout.ts";
import { searchedRows } from "./header-row.ts";
import { tableOf } from "./one-table.ts";
import { tableSizesIn } from "./table-sizes.ts";

export interface ChosenSheets {
  sheets: Sheet[];
  arePerTable: boolean;
  leftOut: string[];
  sizes: SheetOfSizes[];
}

export interface SheetOfSizes {
  name: string;
  tables: TableSize[];
}

interface Look {
  unread: UnreadSheet;
  name: string;
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
type Suggestion = { of: Look | typeof allSheets | typeof perTable; isCertain: boolean };

/** Chooses among visible sheets by their first rows, and reads those chosen. */
export async function chooseSheets(unread: readonly UnreadSheet[], decisions: Decisions): Promise<ChosenSheets> {
  const [only, ...others] = unread;
  if (only === undefined) return { sheets: [], arePerTable: false, leftOut: [], sizes: [] };
  if (others.length === 0) return { sheets: [await only.read()], arePerTable: false, leftOut: [], sizes: [] };
  const looks: Look[] = [];
  for (const sheet of unread) looks.push(...(await lookAt(sheet)));
  const useful = looks.filter(({ kind }) => kind === "list" || kind === "names");
  if (useful.length === 0) {
    return { sheets: [await only.read()], arePerTable: false, leftOut: leftOutOf(looks, looks.slice(0, 1)), sizes: [] };
  }
  const guests = ofGuests(useful);
  const taken = decideSheets(useful, guests, decisions);
  const chosen = typeof taken === "string" ? guests : [taken];
  const ofTables = looks.filter(({ kind }) => kind === "tables");
  const sizes: SheetOfSizes[] = [];
  for (const { unread: sheet, name } of ofTables) sizes.push({ name, tables: tableSizesIn(await sheet.read()) ?? [] });
  const sheets: Sheet[] = [];
  for (const { unread: sheet } of chosen) sheets.push(await sheet.read());
  return { sheets, arePerTable: taken === perTable, leftOut: leftOutOf(looks, [...chosen, ...ofTables]), sizes };
}

function decideSheets(useful: readonly Look[], guests: readonly Look[], decisions: Decisions): Suggestion["of"] {
  const { of: suggested, isCertain } = suggestion(guests);
  const named = useful.filter(({ names }) => names.size > 0);
  if (named.length < 2) return suggested;
  const options = new Map<string, Suggestion["of"]>([
    ...(isPerTable(guests) ? [[perTable, perTable] as const] : []),
    [allSheets, allSheets],
  ]);
  // A sheet may be called like the options before.
  for (const look of named) options.set(distinctName(look.name, new Set([perTable, ...options.keys()])), look);
  const labelOf = (of: Suggestion["of"]) => {
    if (of === perTable) return message("reading.decisions.sheets.perTable");
    if (of === allSheets) return message("reading.decisions.sheets.all", { count: guests.length });
    return message("reading.decisions.sheets.one", { name: of.name });
  };
  const taken = decisions.take({
    id: "sheets",
    question: message("reading.decisions.sheets.question"),
    reason: message(reasonOf(suggested)),
    options: [...options].map(([value, of]) => ({ value, label: labelOf(of) })),
    suggested: [...options].find(([, of]) => of === suggested)?.[0] ?? allSheets,
    isCertain,
    examples: named.map(({ name }) => name),
  });
  return options.get(taken) ?? suggested;
}

function reasonOf(suggested: Suggestion["of"]) {
  if (suggested === perTable) return "reading.decisions.sheets.perTableReason";
  return suggested === allSheets ? "reading.decisions.sheets.allReason" : "reading.decisions.sheets.oneReason";
}

/** Without those that a program adds, and those of guests who do not come, if any others have names. */
function ofGuests(looks: readonly Look[]): Look[] {
  const named = looks.filter(({ names }) => names.size > 0);
  const guests = named.filter(({ name }) => !isHelperSheet(name) && !isRefusal(name));
  if (guests.length > 0) return guests;
  return named.length > 0 ? named : [...looks];
}

/** Those with guests who are not on the sheets that are read. */
function leftOutOf(looks: readonly Look[], chosen: readonly Look[]): string[] {
  const known = new Set(chosen.flatMap(({ names }) => [...names]));
  return looks
    .filter((look) => !chosen.includes(look) && [...look.persons].some((person) => !known.has(person)))
    .map(({ name }) => name);
}

/** None if it cannot be read, because another sheet may be the list. */
async function lookAt(unread: UnreadSheet): Promise<Look[]> {
  try {
    return [lookOf(unread, await unread.read(searchedRows))];
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

function lookOf(unread: UnreadSheet, sheet: Sheet): Look {
  if (tableSizesIn(sheet) !== undefined) {
    return { unread, name: sheet.name, kind: "tables", persons: new Set(), names: new Set() };
  }
  const silent = new Decisions();
  const guestRows = findLayout(sheet, silent);
  const roles = findRoles(guestRows, silent);
  const nameColumns = roles.kind === "found" ? roles.roles.name : roles.likely.name;
  const names = nameColumns.length === 0 ? [] : guestRows.rows.map((row) => writtenName(row, nameColumns));
  const filled = new Set(names.filter((name) => name !== "").map(nameKey));
  const hasNames = filled.size > 0 || (roles.kind === "found" && guestRows.headers.length > 0);
  const kind = roles.kind === "found" && roles.roles.table !== undefined ? "list" : "names";
  const texts = nameColumns.length > 0 ? names : sheet.rows.flatMap((row) => filledCells(row).map(({ text }) => text));
  const isOfPersons = kind === "list" && texts.some(mayBePerson);
  const persons = new Set(texts.filter((text) => text !== "" && (isOfPersons || mayBePerson(text))).map(nameKey));
  return { unread, name: sheet.name, kind: hasNames ? kind : "other", persons, names: filled, title: tableOf(sheet) };
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

function suggestion(looks: readonly Look[]): Suggestion {
  const lists = looks.filter(isFilledList);
  const [first, ...others] = lists;
  if (areTitled(looks)) return { of: perTable, isCertain: true };
  if (first === undefined) return suggestionOfNames(looks);
  if (others.length === 0) return { of: first, isCertain: true };
  const [ofPersons, ...alsoOfPersons] = lists.filter(({ persons }) => persons.size > 0);
  if (ofPersons !== undefined && alsoOfPersons.length === 0) return { of: ofPersons, isCertain: true };
  const [titled, ...alsoTitled] = lists.filter(({ name }) =>
    meaningsOf(name).some(({ meaning, weight }) => meaning === "guest" && weight > 0.5),
  );
  if (titled !== undefined && alsoTitled.length === 0) return { of: titled, isCertain: false };
  const largest = lists.reduce((best, next) => (next.names.size > best.names.size ? next : best));
  const isRepeated = lists.some((list) => list !== largest && overlap(list, largest) > 0.5);
  return { of: isRepeated ? largest : allSheets, isCertain: false };
}

function suggestionOfNames(looks: readonly Look[]): Suggestion {
  const withNames = looks.filter(({ names }) => names.size > 0);
  if (isPerTable(looks)) {
    const areNamed = withNames.every(({ name }) => tableHeading(name)?.isSure || /^\d+$/u.test(name.trim()));
    return { of: perTable, isCertain: areNamed };
  }
  return { of: withNames[0] ?? looks[0] ?? allSheets, isCertain: withNames.length === 1 };
}

function overlap(one: Look, other: Look): number {
  const [small, large] = one.names.size < other.names.size ? [one.names, other.names] : [other.names, one.names];
  return small.size === 0 ? 0 : [...small].filter((name) => large.has(name)).length / small.size;
}
