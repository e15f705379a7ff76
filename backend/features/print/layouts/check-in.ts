import { message } from "../../../../common/messages/message.ts";
import type { LayoutInput } from "../pages/layout.ts";
import type { Page } from "../pages/page.ts";
import type { PrintGuest } from "../pages/print-facts.ts";
import { CheckInRows } from "./check-in-rows.ts";
import { guestsByTable } from "./guests-by-table.ts";
import { listPages } from "./list-pages.ts";
import type { Section } from "./lists/column-flow.ts";
import { initialLetters } from "./lists/initial-letter.ts";
import { lazily } from "./lists/lazily.ts";
import { listHeads } from "./lists/list-heads.ts";
import { innerWidth, listPage } from "./lists/list-page.ts";
import { nameStyle } from "./lists/name-style.ts";
import { orderGuests } from "./order-guests.ts";
import { tableTitle } from "./table-title.ts";

const tableSpace = 14;

/** A sheet with a box to tick for each guest. */
export function* layOutCheckIn(input: LayoutInput): Generator<Page, void> {
  const { facts, language, options } = input;
  const page = listPage(options);
  const count = language.say(message("print-lists.guests", { count: facts.guests.length }));
  const heads = listHeads(input, page, { kind: language.say(message("print-lists.checkIn")), count });
  const rows = new CheckInRows(input, innerWidth(page));
  const sections = options.order === "table" ? byTable(input, rows) : inOneGo(input, rows);
  const frame = { columns: 1, gap: 0, areaOf: heads.areaOf, head: rows.head() };
  yield* listPages(input, { page, heads, frame, sections });
}

function inOneGo({ facts, language, options }: LayoutInput, rows: CheckInRows): Section[] {
  const style = nameStyle(options);
  const guests = orderGuests(facts, options.order, language.tag, style);
  const initial = initialLetters(language.tag);
  const letterOf = (name: string) => initial(style.sortedUnder(name));
  const row =
    options.order === "name" ? rows.withLetters(letterOf) : (guest: PrintGuest) => rows.guest(guest, undefined, "");
  return [{ headings: () => [], rows: lazily(guests, row), isKeptTogether: false, space: 0 }];
}

function* byTable({ facts, language }: LayoutInput, rows: CheckInRows): Generator<Section, void> {
  const { tables, withoutTable } = guestsByTable(facts, facts.guests);
  const none = language.say(message("print-lists.noTableYet"));
  const groups = [
    ...tables.map(({ label, guests }) => ({ title: tableTitle(label, language), guests })),
    { title: none, guests: withoutTable },
  ];
  for (const { title, guests } of groups) {
    if (guests.length === 0) continue;
    yield {
      headings: (isContinued) => [rows.table(title, guests.length, isContinued)],
      rows: lazily(guests, (guest) => rows.guest(guest, title, "")),
      isKeptTogether: false,
      space: tableSpace,
    };
  }
}
