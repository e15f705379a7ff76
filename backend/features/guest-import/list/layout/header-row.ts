import type { SheetRow } from "../../formats/sheet.ts";
import { mayBeName, mayBeTable, profileColumns } from "../columns/column-profile.ts";
import { type HeaderMeanings, readHeaderMeanings } from "../columns/header-meanings.ts";
import { nameColumnsByWords } from "../columns/name-columns.ts";
import { filledCells } from "../model/guest-rows.ts";
import { isOwnHeader } from "../model/own-header.ts";
import { surelyMeant } from "../words/column-words.ts";
import { tableLabel } from "../words/value-words.ts";
import { tickedTables } from "./ticks.ts";

/** Rows with text that are searched for the header row. */
export const searchedRows = 100;

/** A row that may name the columns. */
export interface HeaderRow {
  index: number;
  hasName: boolean;
  hasTable: boolean;
  isSure: boolean;
}

/** The first row with name and table, otherwise the one naming most. Before another header, it is a title. */
export function findHeaderRow(rows: readonly SheetRow[]): HeaderRow | undefined {
  const candidates = candidatesIn(rows);
  const complete = candidates.find(isComplete);
  const [first] = candidates;
  const chosen =
    complete ?? candidates.reduce((best, next) => (rank(next) > rank(best) ? next : best), first ?? noHeader);
  if (chosen.index < 0) return undefined;
  const row = rows[chosen.index];
  if (row === undefined || isOwnHeader(row.cells)) return chosen;
  const below = candidates.find(({ index }) => index === chosen.index + 1);
  return below !== undefined && rank(below) >= rank(chosen) && isOnlyWords(rows[below.index]) ? below : chosen;
}

/** Up to the row below the first that surely is a header. */
function candidatesIn(rows: readonly SheetRow[]): HeaderRow[] {
  const candidates: HeaderRow[] = [];
  for (const [index, row] of rows.slice(0, searchedRows).entries()) {
    const isBelow = candidates.some((candidate) => isComplete(candidate) && candidate.index < index);
    const candidate = headerRow(row, index, rows);
    if (candidate !== undefined) candidates.push(candidate);
    if (isBelow) break;
  }
  return candidates;
}

function isComplete({ hasName, hasTable, isSure }: HeaderRow): boolean {
  return hasName && hasTable && isSure;
}

/** Likeness to a guest list: 3 for a header row, otherwise 1 each for a name column and a table column. */
export function rateHeader(rows: readonly SheetRow[]): number {
  // A text that was not split is no header.
  const isSplit = (row: SheetRow | undefined) => row !== undefined && filledCells(row).length > 1;
  const found = rows.some(isSplit) ? findHeaderRow(rows) : undefined;
  if (found === undefined || !isSplit(rows[found.index])) return 0;
  return found.hasName && found.hasTable ? 3 : Number(found.hasName) + Number(found.hasTable);
}

const noHeader: HeaderRow = { index: -1, hasName: false, hasTable: false, isSure: false };

function rank({ hasName, hasTable, isSure }: HeaderRow): number {
  return Number(hasName) + Number(hasTable) + (isSure ? 0.5 : 0);
}

function headerRow(row: SheetRow, index: number, rows: readonly SheetRow[]): HeaderRow | undefined {
  if (isOwnHeader(row.cells)) return { index, hasName: true, hasTable: true, isSure: true };
  const filled = filledCells(row);
  if (filled.length === 0 || filled.some(({ text }) => /^[\d.,/:-]+$/u.test(text) && filled.length < 3))
    return undefined;
  // "Table 1 (8/10)" heads the guests of a table.
  if (filled.some(({ text }) => isLongHeading(text))) return undefined;
  const meanings = readHeaderMeanings(row.cells);
  if (meanings.understood === 0) return undefined;
  const below = rows.slice(index + 1, index + 1 + searchedRows);
  const areTicked = tickedTables(row.cells, below) !== undefined;
  const meant = meantBy(meanings, row, below);
  const found = areTicked ? { ...meant, hasTable: true, isSure: meant.isSure || meant.hasName } : meant;
  const share = meanings.understood / filled.length;
  if (
    !areTicked &&
    !isComplete({ index, ...found }) &&
    filled.some(({ text }) => /\p{Nd}/u.test(tableLabel(text)?.number ?? ""))
  )
    return undefined;
  // A guest called "Guest" or "Nombre" does not make a header of a row with other texts.
  if (!found.hasName && !found.hasTable) return undefined;
  if (!(found.hasName && found.hasTable) && share < 0.5 && !startsList(row, rows, found)) return undefined;
  return { index, ...found };
}

/** Has exact words for a name, and is the first row with several texts, none with a digit. */
function startsList(row: SheetRow, rows: readonly SheetRow[], { hasName, isSure }: Omit<HeaderRow, "index">): boolean {
  const first = rows.find((one) => filledCells(one).length > 1);
  return hasName && isSure && row === first && filledCells(row).every(({ text }) => !/\p{Nd}/u.test(text));
}

function isLongHeading(text: string): boolean {
  const start = text.replace(/\s*[-–—:(,].*$/su, "");
  return start !== text && tableLabel(start) !== undefined;
}

function meantBy(meanings: HeaderMeanings, row: SheetRow, below: readonly SheetRow[]): Omit<HeaderRow, "index"> {
  const profiles = profileColumns(below, row.cells.length);
  const profileOf = (column: number) => profiles[column];
  const name = nameColumnsByWords(meanings, (column) => {
    const profile = profileOf(column);
    return profile === undefined || mayBeName(profile);
  });
  const persons = meanings.persons.some(({ column }) => {
    const profile = profileOf(column);
    return profile !== undefined && profile.filled > 0 && mayBeName(profile);
  });
  const [table] = meanings.columnsFor("table").filter(({ column }) => {
    const profile = profileOf(column);
    return !name?.columns.includes(column) && (profile === undefined || mayBeTable(profile));
  });
  const weight = Math.min(name?.weight ?? 1, table?.weight ?? 1);
  return {
    hasName: name !== undefined || persons,
    hasTable: table !== undefined,
    isSure: weight >= surelyMeant,
  };
}

function isOnlyWords(row: SheetRow | undefined): boolean {
  return row !== undefined && filledCells(row).every(({ text }) => !/^\d+$/u.test(text));
}
