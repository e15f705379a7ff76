import { guestFileFields } from "../../../guests/export/guest-table.ts";
import { readHeaderMeanings } from "../columns/header-meanings.ts";
import { filledCells, type GuestRow, type GuestRows, placeOf, withColumns } from "../model/guest-rows.ts";
import { isUnnamedGuest, plainAnswer } from "../words/value-words.ts";
import { hasGivenName, namesGroup } from "./cells/cell-values.ts";

/** Headings such as "Regrets" above guests, as a column of answers; "Evening guests", apart from those above, have no table. */
export function withSections(guestRows: GuestRows): GuestRows {
  const { rows, fixed, headers } = guestRows;
  const table = fixed.table ?? undefined;
  const starts = sectionStarts(guestRows);
  const found = rows.map((row) => answerIn(onlyText(row, table)));
  const areAnswers = found.includes("no") && readHeaderMeanings(headers).columnsFor("attendance").length === 0;
  const headings = new Map<GuestRow, GuestRow>();
  let [heading, isNo]: [GuestRow | undefined, boolean] = [undefined, false];
  let ended: string | undefined;
  const guests = rows.flatMap((row, index) => {
    const answer = areAnswers ? found[index] : undefined;
    const label = row.cells[table ?? -1] ?? "";
    if (answer !== undefined) {
      [heading, isNo] = [row, answer === "no"];
      return [];
    }
    if (starts.has(row)) {
      ended = label;
      return [];
    }
    if (label !== ended) ended = undefined;
    const read = isNo || ended !== undefined ? without(row, table) : row;
    if (heading) headings.set(read, heading);
    return [read];
  });
  const left = { ...guestRows, rows: guests };
  if (!areAnswers) return left;
  return withColumns(left, [guestFileFields.attendance], (row) => {
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

/** Headings after a gap, if there is a gap before each table, and nowhere else. */
function sectionStarts({ rows, headings, headerRows, fixed }: GuestRows): ReadonlySet<GuestRow> {
  const headed = fixed.table == null ? [] : headings.map(({ row }) => row);
  const taken = new Set([...headed, ...headerRows, ...rows.map(({ number }) => number)]);
  const first = Math.min(...headed);
  if (new Set(headed).size < 2 || headed.some((row) => row > first && taken.has(row - 1))) return new Set();
  const starts = rows.filter(({ number }) => number > first && !taken.has(number - 1));
  return new Set(
    starts.length <= 2 ? starts.filter((row) => namesSection(onlyText(row, fixed.table ?? undefined))) : [],
  );
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
