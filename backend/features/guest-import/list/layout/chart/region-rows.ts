import { message } from "../../../../../../common/messages/message.ts";
import type { SheetRow } from "../../../formats/sheet.ts";
import type { TableSize } from "../../model/guest-list.ts";
import { type GuestRows, plainRows } from "../../model/guest-rows.ts";
import { isGroup } from "../../words/group-words.ts";
import { isOfRoom } from "../../words/room-words.ts";
import { isNone, isTotal } from "../../words/value-words.ts";
import { isSeatCount, tableHeading } from "../cells/table-heading.ts";
import { bareText, isBlankToFill, withoutBullets } from "../text/line-starts.ts";
import { asidesOf, columnsOf, distanceOf, isSeat, type RegionColumn, type RegionColumns } from "./region-columns.ts";
import type { Region, Regions } from "./regions.ts";
import type { Spot } from "./spots.ts";

const seatHeader = "Seat";
const minPerson = 0.4;

interface Seated {
  spot: Spot;
  name: string;
  lastName: string;
  details: Map<string, string>;
}

/** One row per guest, table by table. What is no guest is listed. */
export function regionRows(found: Regions): GuestRows {
  const asides = asidesOf(found.regions);
  const columns = columnsOf(found, new Set(asides.keys()));
  const notGuests = found.others.map(notGuest);
  const tables: TableSize[] = [];
  const roles: GuestRows["roles"] = new Map();
  const all: { seated: Seated; label: string }[] = [];
  for (const region of found.regions) {
    const { label, capacity } = labelOf(region);
    roles.set(region.anchor.row, "heading");
    if (capacity !== undefined) tables.push({ label, capacity });
    const { seated, left } = seatedIn(region, columns, asides);
    notGuests.push(...left.map(notGuest));
    if (seated.length === 0) notGuests.push(notGuest(region.anchor));
    all.push(...seated.map((one) => ({ seated: one, label })));
  }
  shareSeats(all.map(({ seated }) => seated));
  const headers = [...new Set(all.flatMap(({ seated }) => [...seated.details.keys()]))];
  const names = withoutBullets(all.map(({ seated }) => seated.name));
  const areParts = all.some(({ seated }) => seated.lastName !== "");
  const rows = all.map(({ seated, label }, index): SheetRow => {
    roles.delete(seated.spot.row);
    const details = headers.map((header) => seated.details.get(header) ?? "");
    return {
      number: seated.spot.row,
      cells: [names[index] ?? "", label, ...(areParts ? [seated.lastName] : []), ...details],
    };
  });
  return plainRows(["Name", "Table Number", ...(areParts ? ["Last Name"] : []), ...headers], rows, {
    fixed: { name: 0, table: 1, lastName: areParts ? 2 : undefined },
    hasSheetColumns: false,
    isPerTable: true,
    notGuests,
    roles,
    tables,
  });
}

function notGuest({ row, text }: Spot): GuestRows["notGuests"][number] {
  return { row, message: message("reading.notGuests.cell", { text }) };
}

/** With a number of seats beside or below it, such as "(4/10)". */
function labelOf({ anchor, spots }: Region): { label: string; capacity?: number | undefined } {
  const heading = tableHeading(anchor.text);
  const count = spots.find(({ text }) => isSeatCount(text));
  const capacity = heading?.capacity ?? (count && tableHeading(`${anchor.text} ${count.text}`)?.capacity);
  return { label: heading?.label ?? anchor.text, capacity };
}

function seatedIn(
  region: Region,
  columns: RegionColumns,
  asides: ReadonlyMap<Spot, string>,
): { seated: Seated[]; left: Spot[] } {
  const left: Spot[] = [];
  const seated: Seated[] = [];
  const others: Spot[] = [];
  for (const spot of region.spots) {
    const use = asides.has(spot) ? "aside" : partOf(spot, columns.get(distanceOf(region, spot)));
    if (use === "aside") left.push(spot);
    else if (use === "guest") seated.push({ spot, name: spot.text, lastName: "", details: new Map() });
    else others.push(spot);
  }
  for (const spot of others) if (!addTo(seated, spot, region, columns, asides)) left.push(spot);
  return { seated, left };
}

function partOf(spot: Spot, column: RegionColumn | undefined): "aside" | "guest" | "detail" {
  if (column !== "lastName" && isAside(spot)) return "aside";
  // A head table may have its guests in a row above the seats of others.
  const isMisplaced = column === "seat" && spot.person >= minPerson && !isSeat(spot.text);
  if (column !== undefined && column !== "name" && !isMisplaced) return "detail";
  return isNumber(spot) ? "aside" : "guest";
}

/** A column of seats before the first table counts those of the tables beside it, too. */
function shareSeats(guests: readonly Seated[]): void {
  const [first] = guests;
  if (first === undefined || !first.details.has(seatHeader)) return;
  const numbered = guests.filter(({ details }) => details.has(seatHeader));
  if (numbered.some(({ spot }) => spot.x !== first.spot.x)) return;
  const seats = new Map(numbered.map(({ spot, details }) => [spot.y, details.get(seatHeader) ?? ""]));
  for (const { spot, details } of guests) {
    const seat = seats.get(spot.y);
    if (seat !== undefined && spot.x > first.spot.x) details.set(seatHeader, seat);
  }
}

function isAside({ text }: Spot): boolean {
  return (
    isOfRoom(text) ||
    isSeatCount(text) ||
    isTotal(text) ||
    isNone(bareText(text)) ||
    isBlankToFill(text) ||
    isLegend(text) ||
    isSection(text)
  );
}

/** "Groom's side" above several tables. */
function isSection(text: string): boolean {
  return /\s/u.test(text) && isGroup(text);
}

/** "V = vegetarian", and "Legend:" above. */
function isLegend(text: string): boolean {
  return /^\S{1,3}\s*=\s*\S/u.test(text) || /[:：]$/u.test(text);
}

function isNumber({ text }: Spot): boolean {
  return /^[\p{Nd}\s.,/:-]+$/u.test(text);
}

/** A detail belongs to the nearest guest of its row, rather to one before it. */
function addTo(
  seated: readonly Seated[],
  spot: Spot,
  region: Region,
  columns: RegionColumns,
  asides: ReadonlyMap<Spot, string>,
): boolean {
  const distance = distanceOf(region, spot);
  const use = columns.get(distance);
  const stepsTo = ({ spot: { x } }: Seated) => (x < spot.x === (use !== "seat") ? 0 : 0.5) + Math.abs(x - spot.x);
  const [guest] = seated.filter((one) => one.spot.y === spot.y).sort((a, b) => stepsTo(a) - stepsTo(b));
  if (guest === undefined) return false;
  if (use === "lastName" && guest.lastName === "") guest.lastName = spot.text;
  else if (use === "lastName") return false;
  else {
    const header = [...asides].find(([aside]) => aside.x === spot.x && region.spots.includes(aside))?.[1];
    guest.details.set(header ?? (use === "seat" ? seatHeader : `Column ${distance + 1}`), spot.text);
  }
  return true;
}
