import { groupBy } from "../../../../../common/lib/group-by.ts";
import { guestFileFields, guestFileHeader } from "../../../guests/export/guest-table.ts";
import { tableText } from "../model/cell-kind.ts";
import { isOurList } from "../model/column-names.ts";
import { type GuestRows, placeOf, widthOfRows, withColumns } from "../model/guest-rows.ts";
import { meaningsOf } from "../words/column-words.ts";
import { namesTable, seatLabel, tableLabel } from "../words/value-words.ts";

interface TableAndSeat {
  table: string;
  seat: number;
}

const sampledRows = 12;
const minPlaces = 6;
const minUnderstood = 0.9;
const minPerTable = 2;

/** "1A", "1-3" or "Table 1, Seat 3", different for each guest, as a table and a seat; the place stays a detail. */
export function withTableAndSeat(guestRows: GuestRows): GuestRows {
  const { headers, rows, fixed } = guestRows;
  if (fixed.table !== undefined || isOurList(guestRows)) return guestRows;
  const table = widthOfRows(guestRows);
  for (let column = 0; column < table; column += 1) {
    const placeIn = readerFor(headers[column] ?? "");
    const textsIn = (some: GuestRows["rows"]) =>
      some.map(({ cells }) => tableText(cells[column])).filter((text) => text !== "");
    const sample = textsIn(rows.slice(0, sampledRows));
    const isLikely = sample.length >= Math.min(rows.length, minPlaces) / 2 && sample.length > 0;
    if (!isLikely || !areMostly(sample, placeIn) || !arePlaces(textsIn(rows))) continue;
    const placed = withColumns(guestRows, [guestFileHeader[1], guestFileFields.seat], (row) => {
      const place = placeOfSeat(tableText(row.cells[column]), true);
      if (place === undefined) return [{ text: "" }, { text: "" }];
      return [place.table, String(place.seat)].map((text) => ({ text, place: placeOf(row, column) }));
    });
    return { ...placed, fixed: { ...fixed, table } };
  }
  return guestRows;
}

type PlaceIn = (text: string) => TableAndSeat | undefined;

const areMostly = (texts: readonly string[], placeIn: PlaceIn) =>
  texts.filter((text) => placeIn(text) !== undefined).length >= texts.length * minUnderstood;

/** Rooms and buses have such places, too, so that a header must be about tables or seats. */
function readerFor(header: string): PlaceIn {
  const meanings = meaningsOf(header);
  const isOfSeats = meanings.some(({ meaning }) => meaning === "table" || meaning === "seat");
  if (isOfSeats || header === "") return (text) => placeOfSeat(text, isOfSeats);
  return meanings.length > 0 ? () => undefined : placeInWords;
}

/** Whether nearly all are places in words, or each is taken once. */
function arePlaces(texts: readonly string[]): boolean {
  if (areMostly(texts, placeInWords)) return true;
  const places = texts.flatMap((text) => placeOfSeat(text, true) ?? []);
  const tables = [...groupBy(places, ({ table }) => table).values()];
  const taken = tables.map((own) => new Set(own.map(({ seat }) => seat)));
  const different = taken.reduce((sum, { size }) => sum + size, 0);
  const areEnough = places.length >= minPlaces && places.length >= texts.length * minUnderstood;
  return areEnough && different >= places.length * minUnderstood && places.length >= tables.length * minPerTable;
}

/** `isOfSeats`: numbers on both sides may be a table and a seat, and not a date or a fraction. */
function placeOfSeat(text: string, isOfSeats: boolean): TableAndSeat | undefined {
  const [, number = "", letter = ""] = /^(\p{Nd}{1,3})[\s./-]?([A-Za-z])$/u.exec(text) ?? [];
  if (number !== "") return { table: number, seat: letter.toUpperCase().charCodeAt(0) - 64 };
  const [, name = "", place = ""] = /^([A-Za-z])[\s./-]?(\p{Nd}{1,2})$/u.exec(text) ?? [];
  if (name !== "") return { table: name.toUpperCase(), seat: Number(place) };
  const [, left = "", right = ""] = /^(\p{Nd}{1,3})\s?[-/.:]\s?(\p{Nd}{1,2})$/u.exec(text) ?? [];
  if (left !== "") return isOfSeats ? { table: left, seat: Number(right) } : undefined;
  return placeInWords(text);
}

const isTable = (text: string) => tableLabel(text) !== undefined || (/\p{Nd}/u.test(text) && namesTable(text));

/** "Table 1, Seat 3", "Tisch 1 – Platz 3", "Table 1 Seat 3". */
function placeInWords(text: string): TableAndSeat | undefined {
  if (text.length > 60) return undefined;
  const parts = text.split(/\s*[,;/|·–—:()]\s*|\s+-\s+|(?<=\p{Nd})\s+(?=\p{L})/u).filter((part) => part !== "");
  const [table = "", seat = ""] = parts.length === 2 ? parts : [];
  const number = seatLabel(seat) ?? /^#?(\p{Nd}{1,2})$/u.exec(seat)?.[1];
  return number === undefined || !isTable(table) ? undefined : { table, seat: Number(number) };
}
