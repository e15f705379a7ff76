import type { Kind } from "../kinds/kind.ts";
import { charts } from "./charts.ts";
import { drawnTables } from "./drawn-tables.ts";
import { type OutsideKind, weighted } from "./outside-kind.ts";
import { texts } from "./texts.ts";

/** Collected by people who had not read the reader, so that it and its benchmark do not share one imagination. */
const all: readonly OutsideKind[] = [...charts, ...drawnTables, ...texts];

/** The kinds that developers of the reader may look at, or those put aside. */
export function outsideKinds(part: "known" | "aside"): (Kind & { source: string })[] {
  return weighted(all).filter(({ isAside }) => isAside === (part === "aside"));
}
