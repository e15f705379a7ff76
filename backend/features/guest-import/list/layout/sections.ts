import { guestFileFields } from "../../../../../common/guest-file.ts";
import { readHeaderMeanings } from "../columns/header-meanings.ts";
import { filledCells, type GuestRow, type GuestRows, placeOf, withColumns } from "../model/guest-rows.ts";
import { isUnnamedGuest, plainAnswer } from "../words/value-words.ts";
import { hasGivenName, namesGroup } from "./cells/cell-values.ts";

/** Headings such as "Regrets" above guests, as a column of answers; "Evening guests" are at no table. */
export function withSections(guestRows: GuestRows): GuestRows {
  return withAnswers(withUnseated(guestRows));
}

/** At "Evening guests only", apart from the guests above, the table of the heading above ends. */
function withUnseated(guestRows: GuestRows): GuestRows {
  const { rows, fixed } = guestRows;
  const { table } = fixed;
  if (table === undefined || table === null) return guestRows;
  const starts = sectionStarts(guestRows);
  let ended: string | undefined;
  const kept = rows.flatMap((row) => {
    const label = row.cells[table] ?? "";
    if (label !== ended) ended = undefined;
    const text = onlyText(row, table);
    if (text !== undefined && starts.has(row) && namesSection(text)) ended = label;
    else if (ended === undefined) return [row];
    else return [without(row, table)];
    return [];
  });
  return kept.length === rows.length ? guestRows : { ...guestRows, rows: kept };
}

const without = (row: GuestRow, table: number): GuestRow => ({
  ...row,
  cells: row.cells.map((cell, column) => (column === table ? "" : cell)),
});

/** Rows after a gap, if there is a gap before each table, and nowhere else. */
function sectionStarts({ rows, headings, headerRows }: GuestRows): Set<GuestRow> {
  const headed = [...new Set(headings.map(({ row }) => row))].sort((one, other) => one - other);
  const taken = new Set([...headed, ...headerRows, ...rows.map(({ number }) => number)]);
  const [first, ...others] = headed;
  if (first === undefined || others.length === 0 || others.some((row) => taken.has(row - 1))) return new Set();
  const starts = rows.filter(({ number }) => number > first && !taken.has(number - 1));
  return new Set(starts.length <= 2 ? starts : []);
}

/** "Evening guests only": words, and not a name. */
function namesSection(text: string): boolean {
  if (hasGivenName(text) || isUnnamedGuest(text)) return false;
  return namesGroup(text) || /\s\p{Ll}{3,}/u.test(text) || text === text.toUpperCase();
}

function withAnswers(guestRows: GuestRows): GuestRows {
  const { rows, fixed, headers } = guestRows;
  const table = fixed.table ?? undefined;
  if (readHeaderMeanings(headers).columnsFor("attendance").length > 0) return guestRows;
  const answers = new Map(
    rows.flatMap((row) => (answerIn(row, table) === undefined ? [] : [[row, answerIn(row, table)]])),
  );
  if (![...answers.values()].includes("no")) return guestRows;
  const sections = new Map<GuestRow, GuestRow>();
  let heading: GuestRow | undefined;
  for (const row of rows) {
    if (answers.has(row)) heading = row;
    else if (heading !== undefined) sections.set(row, heading);
  }
  const guests = rows.filter((row) => !answers.has(row));
  const seated = guests.map((row) => {
    const isDeclined = answers.get(sections.get(row) ?? row) === "no";
    return isDeclined && table !== undefined ? without(row, table) : row;
  });
  const headingOf = new Map(seated.map((row, index) => [row, sections.get(guests[index] ?? row)]));
  return withColumns({ ...guestRows, rows: seated }, [guestFileFields.attendance], (row) => {
    const own = headingOf.get(row);
    const text = (own && onlyText(own, table))?.replace(/[\s:]*$/u, "") ?? "";
    return [{ text, place: own && placeOf(own, filledCells(own)[0]?.column ?? 0) }];
  });
}

/** Beside its count, which may have a cell of its own. */
function onlyText(row: GuestRow, table: number | undefined): string | undefined {
  const [only, ...others] = filledCells(row).filter(({ column }) => column !== table);
  return others.every(({ text }) => /^[(]?\d+[)]?$/u.test(text)) ? only?.text : undefined;
}

/** "Not coming" of "Not coming (3):". */
function withoutCount(text: string): string {
  return text.replace(/[\s:–-]*[([]?\d*[)\]]?[\s:]*$/u, "");
}

function answerIn(row: GuestRow, table: number | undefined): string | undefined {
  const bare = withoutCount(onlyText(row, table) ?? "");
  return bare.length > 4 || /^\P{Script=Latin}{2,}$/u.test(bare) ? plainAnswer(bare) : undefined;
}
