import type { PrintKind } from "../../../../common/print/print-kinds.ts";
import type { Layout } from "../pages/layout.ts";

/** Loaded one at a time, so that the process that prints starts quickly. */
const loaders: Partial<Record<PrintKind, () => Promise<Layout>>> = {
  "place-cards": async () => (await import("../layouts/cards/place-cards.ts")).layOutPlaceCards,
  "escort-cards": async () => (await import("../layouts/cards/escort-cards.ts")).layOutEscortCards,
  "table-signs": async () => (await import("../layouts/table-signs/table-signs.ts")).layOutTableSigns,
  "by-name": async () => (await import("../layouts/by-name.ts")).layOutByName,
  "by-table": async () => (await import("../layouts/by-table.ts")).layOutByTable,
  "check-in": async () => (await import("../layouts/check-in.ts")).layOutCheckIn,
  poster: async () => (await import("../layouts/posters/poster.ts")).layOutPoster,
  "floor-plan": async () => (await import("../layouts/rooms/floor-plan.ts")).layOutFloorPlan,
  sign: async () => (await import("../layouts/signs/sign.ts")).layOutSign,
};

/** The layout of a kind of print. */
export async function loadLayout(kind: PrintKind): Promise<Layout> {
  const load = loaders[kind];
  if (!load) throw new Error(`There is no layout for ${kind}.`);
  return load();
}
