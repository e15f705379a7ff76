import { tableBounds } from "../../../../../common/floor-plan/footprint.ts";
import { unitedBounds } from "../../../../../common/floor-plan/geometry.ts";
import type { Bounds } from "../../../../../common/floor-plan/plan-types.ts";
import { roomBounds } from "../../../../../common/floor-plan/room-outline.ts";
import type { BoardTable } from "../../model/board.ts";
import type { FloorPlan } from "../../model/floor-plan.ts";
import { boundsOfThing, isStanding, type StandingTable, type Thing, thingsOf } from "../../plan/plan-things.ts";

/** Where tables are in the small picture of a plan. Lengths are in centimeters. */
interface PicturePlaces {
  /** Null if tables are drawn in rows, because not all of them stand in the room. */
  readonly room: { readonly plan: FloorPlan; readonly fixtures: readonly Thing[] } | null;
  readonly tables: readonly StandingTable[];
  readonly bounds: Bounds;
}

/** Around each table in rows. */
const gap = 30;

/** Rows of tables are about this much wider than high. */
const defaultAspect = 1.3;

export function picturePlaces(tables: readonly BoardTable[], plan: FloorPlan | undefined): PicturePlaces {
  const standing = tables.filter(isStanding);
  if (plan && standing.length > 0 && standing.length === tables.length) {
    const things = thingsOf({ plan, tables, guestsAt: new Map() });
    const bounds = unitedBounds([roomBounds(plan), ...things.map(boundsOfThing)]) ?? roomBounds(plan);
    return { room: { plan, fixtures: things.filter(({ kind }) => kind === "fixture") }, tables: standing, bounds };
  }
  return { room: null, ...inRows(tables) };
}

function inRows(tables: readonly BoardTable[]): Pick<PicturePlaces, "tables" | "bounds"> {
  const round = tables.map((table): StandingTable => {
    return { ...table, shape: "ROUND", width: null, depth: null, rotation: 0, x: 0, y: 0 };
  });
  const widths = round.map((table) => tableBounds(table, table)).map(({ left, right }) => right - left);
  const step = Math.max(100, ...widths) + gap;
  const columns = Math.max(1, Math.ceil(Math.sqrt(tables.length * defaultAspect)));
  const rows = Math.max(1, Math.ceil(tables.length / columns));
  return {
    tables: round.map((table, at) => {
      return { ...table, x: ((at % columns) + 0.5) * step, y: (Math.floor(at / columns) + 0.5) * step };
    }),
    bounds: { left: 0, top: 0, right: columns * step, bottom: rows * step },
  };
}
