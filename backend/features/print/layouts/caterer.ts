import { type Message, message } from "../../../../common/messages/message.ts";
import type { LayoutInput } from "../pages/layout.ts";
import type { Page } from "../pages/page.ts";
import type { PrintGuest } from "../pages/print-facts.ts";
import { dietSection } from "./caterer-diets.ts";
import { matrixSection } from "./caterer-matrix.ts";
import { totalSections } from "./caterer-totals.ts";
import { printedTime } from "./footer.ts";
import { guestsByTable } from "./guests-by-table.ts";
import { listPages } from "./list-pages.ts";
import type { Section } from "./lists/column-flow.ts";
import { columnValue } from "./lists/guest-details.ts";
import { listHeads } from "./lists/list-heads.ts";
import { innerWidth, listPage } from "./lists/list-page.ts";
import type { MatrixTable } from "./lists/meal-matrix.ts";
import { tallyGuests } from "./lists/tally.ts";
import { orderGuests } from "./order-guests.ts";

/** The caterer's sheet: meals by table, special diets by name, and totals. */
export function* layOutCaterer(input: LayoutInput): Generator<Page, void> {
  const { facts, language, options } = input;
  const page = listPage(options);
  const count = language.say(countMessage(facts, printedTime(input)));
  const heads = listHeads(input, page, { kind: language.say(message("print-lists.caterer")), count });
  const frame = { columns: 1, gap: 0, areaOf: heads.areaOf };
  const sections = facts.guests.length === 0 ? [] : catererSections(input, innerWidth(page));
  yield* listPages(input, { page, heads, frame, sections });
}

function countMessage({ guests, expectedCount: expected }: LayoutInput["facts"], time: string): Message {
  if (expected === undefined) return message("print-lists.guests", { count: guests.length });
  return message("print-lists.here", { here: guests.length, expected, time });
}

function* catererSections(input: LayoutInput, width: number): Generator<Section, void> {
  const { facts, language, options } = input;
  const tables = countedTables(input);
  const mealOf = (guest: PrintGuest) => (options.mealColumn === "" ? "" : columnValue(guest, options.mealColumn));
  const tally = tallyGuests(facts.guests, mealOf, language.tag);
  yield matrixSection({ input, width, tables, tally, mealOf });
  yield dietSection(input, width, tables);
  yield* totalSections(input, width, tally);
}

/** Tables with guests in natural order (2 before 10), those without a table last. */
function countedTables({ facts, language }: LayoutInput): MatrixTable[] {
  const { tables, withoutTable } = guestsByTable(facts, orderGuests(facts, "name", language.tag));
  const collator = new Intl.Collator(language.tag, { numeric: true, sensitivity: "base" });
  const sorted = tables.toSorted((one, other) => collator.compare(one.label, other.label));
  return [...sorted, { label: "", guests: withoutTable }].filter(({ guests }) => guests.length > 0);
}
