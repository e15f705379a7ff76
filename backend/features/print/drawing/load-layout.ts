import type { PrintKind } from "../../../../common/print/print-kinds.ts";
import type { Layout } from "../pages/layout.ts";

/** Loaded on demand, so that the process that prints starts quickly. */
const loaders: { readonly [Kind in PrintKind]: () => Promise<Layout<Kind>> } = {
  "place-cards": async () => (await import("../kinds/cards/place-cards.ts")).layOutPlaceCards,
  "escort-cards": async () => (await import("../kinds/cards/escort-cards.ts")).layOutEscortCards,
  "table-signs": async () => (await import("../kinds/table-signs/table-signs.ts")).layOutTableSigns,
  "by-name": async () => (await import("../kinds/names/names.ts")).layOutNames,
  "by-table": async () => (await import("../kinds/by-table/by-table.ts")).layOutByTable,
  "check-in": async () => (await import("../kinds/names/names.ts")).layOutNames,
  caterer: async () => (await import("../kinds/caterer/caterer.ts")).layOutCaterer,
  poster: async () => (await import("../kinds/poster/poster.ts")).layOutPoster,
  "floor-plan": async () => (await import("../kinds/floor-plan/floor-plan.ts")).layOutFloorPlan,
  codes: async () => (await import("../kinds/cards/codes.ts")).layOutCodes,
  sign: async () => (await import("../kinds/sign/sign.ts")).layOutSign,
};

export function loadLayout<Kind extends PrintKind>(kind: Kind): Promise<Layout<Kind>> {
  return loaders[kind]();
}
