import { guestFileFields } from "../../../../../common/guest-file.ts";
import { readHeaderMeanings } from "../columns/header-meanings.ts";
import { filledCells, type GuestRow, type GuestRows, placeOf, withColumns } from "../model/guest-rows.ts";
import { isUnnamedGuest, plainAnswer } from "../words/value-words.ts";
import { hasGivenName, namesGroup } from "./cells/cell-values.ts";

/** Headings such as "Regrets" above guests, as a column of answers; "Evening guests", apart from those above, have no table. */
export function withSections(guestRows: GuestRows): GuestRows {
  const { rows, fixed, headers } = guestRows;
  const table = fixed.table ?? undefined;
  const starts = sectionStarts(guestRows);
  const isAnswered = readHeaderMeanings(headers).columnsFor("attendance").length > 0;
  const isNo = (row: GuestRow | undefined) => row !== undefined && answerIn(onlyText(row, table)) === "no";
  const areAnswers = !isAnswered && rows.some(isNo);
  const headings = new Map<GuestRow, GuestRow>();
  let heading: GuestRow | undefined;
  let ended: string | undefined;
  const guests = rows.flatMap((row) => {
    const text = onlyText(row, table);
    const label = row.cells[table ?? -1] ?? "";
    if (label !== ended) ended = undefined;
    if (areAnswers && answerIn(text) !== undefined) {
      heading = row;
      return [];
    }
    if (starts.has(row) && namesSection(text)) {
      ended = label;
      return [];
    }
    const read = ended !== undefined || isNo(heading) ? without(row, table) : row;
    if (heading) headings.set(read, heading);
    return [read];
  });
  if (!areAnswers) return guests.length === rows.length ? guestRows : { ...guestRows, rows: guests };
  return withColumns({ ...guestRows, rows: guests }, [guestFileFields.attendance], (row) => {
    const own = headings.get(row);
    if (own === undefined) return [{ text: "" }];
    const text = onlyText(own, table)?.replace(/[\s:]*$/u, "") ?? "";
    return [{ text, place: placeOf(own, filledCells(own)[0]?.column ?? 0) }];
  });
}

const without = (row: GuestRow, table: number | undefined): GuestRow => ({
  ...row,
  cells: row.cells.map((cell, at) => (at === table ? "" : cell)),
});

/** Rows after a gap, if there is a gap before each table, and nowhere else. */
function sectionStarts({ rows, headings, headerRows, fixed }: GuestRows): ReadonlySet<GuestRow> {
  const headed =
    fixed.table == null ? [] : [...new Set(headings.map(({ row }) => row))].sort((one, other) => one - other);
  const taken = new Set([...headed, ...headerRows, ...rows.map(({ number }) => number)]);
  const [first, ...others] = headed;
  if (first === undefined || others.length === 0 || others.some((row) => taken.has(row - 1))) return new Set();
  const starts = rows.filter(({ number }) => number > first && !taken.has(number - 1));
  return new Set(starts.length <= 2 ? starts : []);
}

/** "Evening guests only": words, and not a name. */
function namesSection(text = ""): boolean {
  if (text === "" || hasGivenName(text) || isUnnamedGuest(text)) return false;
  return namesGroup(text) || /\s\p{Ll}{3,}/u.test(text) || text === text.toUpperCase();
}

/** Beside its count, which may have a cell of its own. */
function onlyText(row: GuestRow, table: number | undefined): string | undefined {
  const [only, ...others] = filledCells(row).filter(({ column }) => column !== table);
  return others.every(({ text }) => /^[(]?\d+[)]?$/u.test(text)) ? only?.text : undefined;
}

/** "Not coming" of "Not coming (3):". */
function answerIn(text = ""): string | undefined {
  const bare = text.replace(/[\s:–-]*[([]?\d*[)\]]?[\s:]*$/u, "");
  return bare.length > 4 || /^\P{Script=Latin}{2,}$/u.test(bare) ? plainAnswer(bare) : undefined;
}
