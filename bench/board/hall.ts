import { fillRoom } from "../../common/floor-plan/arrange.ts";
import { rectangularOutline } from "../../common/floor-plan/room-outline.ts";

export const tableCount = 200;
export const seatsPerTable = 10;

/** In centimeters. */
export const hall = { width: 6000, depth: 4000 };

export interface HallTable {
  id: number;
  x: number;
  y: number;
}

export function hallTables(): HallTable[] {
  const tables = Array.from({ length: tableCount }, (_, index) => ({
    id: index + 1,
    shape: "ROUND" as const,
    capacity: seatsPerTable,
    width: null,
    depth: null,
    rotation: 0,
  }));
  const bounds = { left: 0, top: 0, right: hall.width, bottom: hall.depth };
  const places = fillRoom(tables, { outline: rectangularOutline(hall), bounds, blocked: [] }, { hasAisle: false });
  if (!places) throw new Error("The tables do not fit into the hall.");
  return places.map(({ id, x, y }) => ({ id, x, y }));
}
