import type { PrintKind } from "../../../../common/print/print-kinds.ts";
import type { Layout } from "../pages/layout.ts";

/** Loaded on demand, so that the process that prints starts quickly. */
const loaders: Record<PrintKind, () => Promise<Layout>> = {
  "place-cards": async () => (await import("../layouts/cards/place-cards.ts")).layOutPlaceCards,
  "escort-cards": async () => (await import("../layouts/cards/escort-cards.ts")).layOutEscortCards,
  "table-signs": async () => (await import("../layouts/table-signs/table-signs.ts")).layOutTableSigns,
  "by-name": async () => (await import("../layouts/by-name.ts")).layOutByName,
  "by-table": async () => (await import("../layouts/by-table.ts")).layOutByTable,
  "check-in": async () => (await import("../layouts/check-in.ts")).layOutCheckIn,
  caterer: async () => (await import("../layouts/caterer.ts")).layOutCaterer,
  poster: async () => (await import("../layouts/posters/poster.ts")).layOutPoster,
  "floor-plan": async () => (await import("../layouts/rooms/floor-plan.ts")).layOutFloorPlan,
  codes: async () => (await import("../layouts/cards/codes.ts")).layOutCodes,
  sign: async () => (await import("../layouts/signs/sign.ts")).layOutSign,
};

export function loadLayout(kind: PrintKind): Promise<Layout> {
  return loaders[kind]();
}
