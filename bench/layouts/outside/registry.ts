import type { Kind } from "../kinds/kind.ts";
import { charts } from "./charts.ts";
import { drawnTables } from "./drawn-tables.ts";
import { addedSheets, ticketing } from "./exports.ts";
import { families } from "./families.ts";
import { addressBooks, damaged } from "./files.ts";
import { formAnswers, severalEvents } from "./forms.ts";
import { headedCharts, listsByLanguage, sectionHeadings } from "./headings.ts";
import { marks } from "./marks.ts";
import { namesAsWritten } from "./names.ts";
import { noPeople } from "./no-people.ts";
import { type OutsideKind, weighted } from "./outside-kind.ts";
import { programRows } from "./programs.ts";
import { tablesAsWritten } from "./tables.ts";
import { texts } from "./texts.ts";

/** Collected by people who had not read the reader, so that it and its benchmark do not share one imagination. */
const all: readonly OutsideKind[] = [
  ...charts,
  ...drawnTables,
  ...texts,
  ...programRows,
  ...addedSheets,
  ...ticketing,
  ...formAnswers,
  ...severalEvents,
  ...addressBooks,
  ...damaged,
  ...marks,
  ...families,
  ...namesAsWritten,
  ...noPeople,
  ...tablesAsWritten,
  ...sectionHeadings,
  ...headedCharts,
  ...listsByLanguage,
];

/** The kinds that developers of the reader may look at, or those put aside. */
export function outsideKinds(part: "known" | "aside"): (Kind & { source: string })[] {
  return weighted(all).filter(({ isAside }) => isAside === (part === "aside"));
}
