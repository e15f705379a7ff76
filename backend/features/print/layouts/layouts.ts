import type { PrintKind } from "../../../../common/print/print-kinds.ts";
import type { Layout } from "../pages/layout.ts";

/** Loaded one at a time, so that the process that prints starts quickly. */
const loaders: Partial<Record<PrintKind, () => Promise<Layout>>> = {
  "place-cards": async () => (await import("./cards/place-cards.ts")).layOutPlaceCards,
  "escort-cards": async () => (await import("./cards/escort-cards.ts")).layOutEscortCards,
  "table-signs": async () => (await import("./table-signs/table-signs.ts")).layOutTableSigns,
  "by-name": async () => (await import("./by-name.ts")).layOutByName,
  "by-table": async () => (await import("./by-table.ts")).layOutByTable,
  "check-in": async () => (await import("./check-in.ts")).layOutCheckIn,
  caterer: async () => (await import("./caterer.ts")).layOutCaterer,
  poster: async () => (await import("./posters/poster.ts")).layOutPoster,
  sign: async () => (await import("./signs/sign.ts")).layOutSign,
};

/** The layout of a kind of print. */
export async function loadLayout(kind: PrintKind): Promise<Layout> {
  const load = loaders[kind];
  if (!load) throw new Error(`There is no layout for ${kind}.`);
  return load();
}
