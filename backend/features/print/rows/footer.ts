import type { Language } from "../../../../common/messages/language.ts";
import { message } from "../../../../common/messages/message.ts";
import { defaultTimeZone } from "../../../../common/print/print-options.ts";
import type { LayoutInput } from "../pages/layout.ts";
import type { Box, Page } from "../pages/page.ts";
import { millimeter } from "../pages/parts.ts";

/** Kinds that say how old the list is. */
export type DatedKind = "by-name" | "by-table" | "caterer" | "check-in" | "codes" | "floor-plan";

export interface PageNumber {
  pageNumber: number;
  /** Undefined while it is not known. */
  pageCount?: number;
}

/** Room for the footer, in points. */
export interface FooterRoom {
  bottom: number;
  side: number;
}

/** The margins of lists. Many printers cannot print the outer 4 to 5 mm. */
const defaultRoom: FooterRoom = { bottom: 14 * millimeter, side: 14 * millimeter };

const largest = 7;
const smallest = 3;
const highest = 7.5 * millimeter;

/** The list, date and page number in `room` (by default that of lists), as decoration; none if unwanted. */
export function footerBoxes(
  input: LayoutInput<DatedKind>,
  page: Pick<Page, "width" | "height">,
  number: PageNumber,
  room: FooterRoom = defaultRoom,
): Box[] {
  const { options, setter, language, look } = input;
  if (!options.hasFooter) return [];
  const style = { font: look.textFont, isBold: false, size: largest };
  const right = setter.line(language.say(pageMessage(number)), style);
  const gap = style.size;
  const width = Math.max(page.width - 2 * room.side - right.width - gap, smallest);
  const left = setter.fit(printedFrom(input), style, { width, height: largest * 2, lines: 1, smallest });
  const color = look.quiet;
  const y = page.height - baselineIn(room, left.lines[0]?.ascent ?? largest);
  return [
    ...left.lines.map((line) => ({ kind: "text" as const, x: room.side, y, line, color })),
    { kind: "text", x: page.width - room.side - right.width, y, line: right, color },
  ];
}

/** Baseline from the lower edge: as high as printers like it, and as low as the strip demands. */
function baselineIn({ bottom }: FooterRoom, ascent: number): number {
  return Math.max(Math.min(highest, bottom - ascent), 0);
}

function pageMessage({ pageNumber: page, pageCount: pages }: PageNumber) {
  if (pages === undefined) return message("print-lists.page", { page });
  return message("print-lists.pageOf", { page, pages });
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format is slow. */
function dateFormatOf({ tag }: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone}`;
  const format =
    zoneFormats.get(key) ??
    new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short", hourCycle: "h23", timeZone });
  zoneFormats.set(key, format);
  return format;
}

/** When the list was read, in the chosen time zone; of UTC, which nobody's clock shows, with its name. */
export function printedTime({ facts, options: { timeZone }, language }: LayoutInput<DatedKind>): string {
  const time = dateFormatOf(language, timeZone).format(new Date(facts.readAt));
  return timeZone === defaultTimeZone ? language.say(message("print-lists.utc", { time })) : time;
}

function printedFrom(input: LayoutInput<DatedKind>): string {
  const { facts, language } = input;
  const version = String(facts.listVersion);
  return language.say(message("print-lists.footer", { time: printedTime(input), version }));
}

/** Pages of a longer print have no total, so that they are not kept in memory until the last. */
const maxCounted = 100;

/** Adds the footers, with the number of pages unless there are many. */
export function* numberPages(input: LayoutInput<DatedKind>, pages: Iterable<Page>): Generator<Page, void> {
  let waiting: Page[] = [];
  let pageNumber = 0;
  const numbered = (page: Page, total: { pageCount?: number }): Page => {
    pageNumber += 1;
    return { ...page, items: [...page.items, ...footerBoxes(input, page, { pageNumber, ...total })] };
  };
  for (const page of pages) {
    waiting.push(page);
    if (pageNumber === 0 && waiting.length <= maxCounted) continue;
    for (const one of waiting) yield numbered(one, {});
    waiting = [];
  }
  const total = { pageCount: waiting.length };
  for (const page of waiting) yield numbered(page, total);
}
