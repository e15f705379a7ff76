import { guestFileFields, guestFileHeader } from "../../../../../common/guest-file.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tableText } from "../model/cell-text.ts";
import { type GuestRows, placeOf, widthOfRows, withColumns } from "../model/guest-rows.ts";
import { isOurList } from "../model/own-header.ts";
import { meaningsOf } from "../words/column-words.ts";
import { seatLabel, tableLabel } from "../words/value-words.ts";

interface Place {
  table: string;
  seat: number;
}

const sampledRows = 12;
const minPlaces = 6;
const minUnderstood = 0.9;
const minPerTable = 2;
/** A few chairs may stay free. */
const maxFree = 1.5;

/** "1A", "1-3" or "Table 1, Seat 3", different for each guest, as a table and a seat in columns of their own. */
export function withTableAndSeat(guestRows: GuestRows): GuestRows {
  const { headers, rows, fixed } = guestRows;
  if (fixed.table !== undefined || isOurList(guestRows)) return guestRows;
  const sample = rows.slice(0, sampledRows);
  const width = widthOfRows({ headers, rows: sample });
  for (let column = 0; column < width; column += 1) {
    if (!mayHoldPlaces(sample, column, headers[column] ?? "")) continue;
    const places = placesIn(rows, column);
    if (places !== undefined) return withPlaces(guestRows, column, places);
  }
  return guestRows;
}

function mayHoldPlaces(sample: readonly SheetRow[], column: number, header: string): boolean {
  const texts = sample.map(({ cells }) => tableText(cells[column])).filter((text) => text !== "");
  if (texts.length < Math.min(sample.length, minPlaces) / 2) return false;
  const meanings = meaningsOf(header);
  const isOfSeats = meanings.some(({ meaning }) => meaning === "table" || meaning === "seat");
  if (meanings.length > 0 && !isOfSeats) return false;
  // Rooms and buses have such places, too.
  const read = isOfSeats || header === "" ? (text: string) => placeIn(text, isOfSeats) : placeInWords;
  return texts.filter((text) => read(text) !== undefined).length >= texts.length * minUnderstood;
}

/** Undefined unless nearly all are places, each is taken once, and those of a table are numbered from the first. */
function placesIn(rows: readonly SheetRow[], column: number): Map<SheetRow, Place> | undefined {
  const places = new Map<SheetRow, Place>();
  const seats = new Map<string, Set<number>>();
  let filled = 0;
  for (const row of rows) {
    const text = tableText(row.cells[column]);
    if (text === "") continue;
    filled += 1;
    const place = placeIn(text, true);
    if (place === undefined) continue;
    places.set(row, place);
    seats.set(place.table, (seats.get(place.table) ?? new Set()).add(place.seat));
  }
  const different = [...seats.values()].reduce((sum, { size }) => sum + size, 0);
  const areRows = [...seats.values()].every((taken) => Math.max(...taken) <= Math.max(2, taken.size * maxFree));
  const areEnough = places.size >= minPlaces && places.size >= filled * minUnderstood;
  const areOnce = different >= places.size * minUnderstood && places.size >= seats.size * minPerTable;
  return areEnough && areOnce && areRows ? places : undefined;
}

/** `isOfSeats`: numbers on both sides may be a table and a seat, and not a date or a fraction. */
function placeIn(text: string, isOfSeats: boolean): Place | undefined {
  const [, number = "", letter = ""] = /^(\p{Nd}{1,3})[\s./-]?([A-Za-z])$/u.exec(text) ?? [];
  if (number !== "") return { table: number, seat: letter.toUpperCase().charCodeAt(0) - 64 };
  const [, name = "", place = ""] = /^([A-Za-z])[\s./-]?(\p{Nd}{1,2})$/u.exec(text) ?? [];
  if (name !== "") return { table: name.toUpperCase(), seat: Number(place) };
  const [, left = "", right = ""] = /^(\p{Nd}{1,3})\s?[-/.:]\s?(\p{Nd}{1,2})$/u.exec(text) ?? [];
  if (left !== "") return isOfSeats ? { table: left, seat: Number(right) } : undefined;
  return placeInWords(text);
}

/** "Table 1, Seat 3", "Tisch 1 – Platz 3", "Table 1 Seat 3". */
function placeInWords(text: string): Place | undefined {
  if (text.length > 60) return undefined;
  const parts = text.split(/\s*[,;/|·–—:()]\s*|\s+-\s+|(?<=\p{Nd})\s+(?=\p{L})/u).filter((part) => part !== "");
  const [table = "", seat = ""] = parts.length === 2 ? parts : [];
  const [, digits] = /^#?(\p{Nd}{1,2})$/u.exec(seat) ?? [];
  const number = seatLabel(seat) ?? digits;
  return number === undefined || tableLabel(table) === undefined ? undefined : { table, seat: Number(number) };
}

/** The written place stays a detail of the guest. */
function withPlaces(guestRows: GuestRows, column: number, places: ReadonlyMap<SheetRow, Place>): GuestRows {
  const table = widthOfRows(guestRows);
  const placed = withColumns(guestRows, [guestFileHeader[1], guestFileFields.seat], (row) => {
    const place = places.get(row);
    if (place === undefined) return [{ text: "" }, { text: "" }];
    return [place.table, String(place.seat)].map((text) => ({ text, place: placeOf(row, column) }));
  });
  return { ...placed, fixed: { ...guestRows.fixed, table } };
}
