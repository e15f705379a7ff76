import { message, type PlainKey } from "../../../../../common/messages/message.ts";
import type { Sheet, SheetRow } from "../../formats/sheet.ts";
import { profileColumns } from "../columns/column-profile.ts";
import { type Decisions, shortened } from "../model/decisions.ts";
import { filledCells } from "../model/guest-rows.ts";
import { sureMeanings } from "../words/column-words.ts";
import { tableHeading } from "./cells/table-heading.ts";
import { findHeaderRow, type HeaderRow } from "./header-row.ts";

const offeredRows = 10;
const noHeader = "none";

/** The row that names the columns, if there is one: found, or chosen by the organizer. */
export function decideHeader({ rows }: Sheet, decisions: Decisions): HeaderRow | undefined {
  const found = findHeaderRow(rows);
  const suggested = likelyHeader(rows);
  const unknown = found === undefined ? suggested : undefined;
  const offered = rows.slice(0, Math.max(offeredRows, (suggested?.index ?? 0) + 1));
  const taken = decisions.take({
    id: "header",
    reason: headerReason(found, unknown),
    options: [
      ...offered.map((row) => ({
        value: String(row.number),
        label: message("reading.decisions.header.row", { row: String(row.number), texts: textsOf(row) }),
      })),
      "reading.decisions.header.none",
    ],
    suggested: suggested === undefined ? noHeader : String(rows[suggested.index]?.number),
    isCertain: found !== undefined && (found.isSure || namesManyColumns(rows[found.index])),
  });
  if (taken === noHeader) return undefined;
  const index = rows.findIndex(({ number }) => String(number) === taken);
  if (index === suggested?.index) return suggested;
  return { index, hasName: true, hasTable: true, isSure: true };
}

/** By words, otherwise by the contents below. */
export function likelyHeader(rows: readonly SheetRow[]): HeaderRow | undefined {
  return findHeaderRow(rows) ?? headerInOtherWords(rows);
}

const minNamed = 3;

/** Several headers that we know leave no doubt, whatever the others mean. */
function namesManyColumns(row: SheetRow | undefined): boolean {
  const known = (row?.cells ?? []).filter((cell) => sureMeanings(cell).length > 0);
  return known.length >= minNamed;
}

function headerReason(found: HeaderRow | undefined, unknown: HeaderRow | undefined): PlainKey {
  if (found !== undefined) return "reading.decisions.header.byWords";
  return unknown === undefined ? "reading.decisions.header.noWords" : "reading.decisions.header.byContents";
}

function textsOf(row: SheetRow): string {
  const texts = filledCells(row).map(({ text }) => text);
  return shortened(texts.join(" · "), 60);
}

/** In words that we do not know: text above a column of numbers, dates or addresses. */
function headerInOtherWords(rows: readonly SheetRow[]): HeaderRow | undefined {
  const index = rows.findIndex((row) => filledCells(row).length > 1);
  const row = rows[index];
  if (row === undefined || index > 5 || filledCells(row).some(({ text }) => tableHeading(text)?.isSure))
    return undefined;
  const profiles = profileColumns(rows.slice(index + 1), row.cells.length);
  const isAboveOthers = profiles.some(({ shares, filled }, column) => {
    const isOther = shares.integer + shares.number > 0.6 || shares.date > 0.9 || shares.email > 0.9;
    return filled > 2 && isOther && /^[^@]*\p{L}[^@]*$/u.test(row.cells[column] ?? "");
  });
  const areAllTexts = filledCells(row).every(({ text }) => !/^[\d.,]+$/u.test(text));
  return isAboveOthers && areAllTexts ? { index, hasName: false, hasTable: false, isSure: false } : undefined;
}
