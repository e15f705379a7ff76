import { nameInForm } from "../../../../../common/print/name-form.ts";
import { pageSize } from "../../../../../common/print/sheet-for.ts";
import { tableKey } from "../../../../../common/table-key.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Block, Page, PageItem } from "../../pages/page.ts";
import { type Area, filled, millimeter } from "../../pages/page-frame.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { orderGuests } from "../order-guests.ts";
import { signFrame } from "../ornaments/frame.ts";
import { ornamentOf } from "../ornaments/ornament.ts";
import { tableTitle } from "../table-title.ts";
import { type NameColumns, nameBlocks, planColumns } from "./name-columns.ts";
import { createHeadingDrawer, type HeadingDrawer } from "./sign-heading.ts";

interface Sign {
  label: string;
  names: readonly string[];
  plan: NameColumns;
}

/** Of a sign's shorter side, on each side of it. */
const marginShare = 0.15;

/** A page for each table: its number, and the names of its guests if chosen. */
export function* layOutTableSigns(input: LayoutInput): Generator<Page, void> {
  const { options } = input;
  const size = pageSize(options.paper, options.isLandscape);
  const page: Area = { x: 0, y: 0, width: size.width * millimeter, height: size.height * millimeter };
  const inset = Math.min(page.width, page.height) * marginShare;
  const area = { x: inset, y: inset, width: page.width - 2 * inset, height: page.height - 2 * inset };
  const signs = signsOf(input, area);
  const room = signs.some(({ names }) => names.length > 0) ? headArea(area) : area;
  const labels = signs.map(({ label }) => label);
  const drawHeading = createHeadingDrawer(input, labels, ornamentOf(input), room);
  const { look } = input;
  const surface = [...filled(page, look.background), ...(options.look === "plain" ? [] : signFrame(look, page))];
  for (const [index, sign] of signs.entries()) {
    const title = tableTitle(sign.label, input.language);
    const isFirst = signs[index - 1]?.label !== sign.label;
    const items: PageItem[] = [...surface, signBlock(input, sign, area, drawHeading)];
    const { width, height } = page;
    yield { width, height, items, bookmarks: isFirst ? [{ title, level: 1 }] : [] };
  }
}

/** Tables of the guests who are printed, or all. Names without room are on a second sign. */
function signsOf(input: LayoutInput, area: Area): Sign[] {
  const { facts, options, language } = input;
  const guestsAt = new Map<string, PrintGuest[]>();
  for (const guest of orderGuests(facts, options.order, language.tag)) {
    const together = guestsAt.get(tableKey(guest.table));
    if (together) together.push(guest);
    else guestsAt.set(tableKey(guest.table), [guest]);
  }
  const tables = facts.tables.filter(({ label }) => options.guests.which === "all" || guestsAt.has(tableKey(label)));
  const groups = tables.map(({ label }): NamedTable => {
    const guests = options.showNames ? (guestsAt.get(tableKey(label)) ?? []) : [];
    return { label, names: guests.map((guest) => printedName(input, guest)) };
  });
  const largest = commonSize(input, groups, area);
  return groups.flatMap((group) => splitSign(group, area, largest));
}

interface NamedTable {
  label: string;
  names: readonly string[];
}

/** Part of the middle size below which signs with many or long names are exceptions. */
const exception = 0.75;

/** The size in which nearly all signs have their names, so that they are of one kind. */
function commonSize({ setter, look }: LayoutInput, tables: readonly NamedTable[], area: Area): number {
  const room = namesArea(area);
  const style = { font: look.textFont, isBold: false, size: 100 };
  const largest = area.width * 0.062;
  const sizes = tables.flatMap(({ names }) => {
    if (names.length === 0) return [];
    const { size, columns } = planColumns(names.length, room, largest);
    const widest = Math.max(1, ...names.map((name) => setter.line(name, style).width));
    return [Math.min(size, (100 * room.width) / columns / widest)];
  });
  const sorted = sizes.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? largest;
  return Math.max(sorted[0] ?? largest, middle * exception);
}

function printedName({ options }: LayoutInput, { name, info }: PrintGuest): string {
  return nameInForm({ name, title: info[options.titleColumn] ?? "" }, options.nameForm);
}

function splitSign({ label, names }: NamedTable, area: Area, largest: number): Sign[] {
  const signs: Sign[] = [];
  let rest = names;
  do {
    const plan = planColumns(rest.length, namesArea(area), largest);
    signs.push({ label, plan, names: rest.slice(0, plan.count) });
    rest = rest.slice(plan.count);
  } while (rest.length > 0);
  return signs;
}

const headShare = 0.5;

const headArea = (area: Area): Area => ({ ...area, height: area.height * (headShare - 0.04) });

function namesArea({ x, y, width, height }: Area): Area {
  const head = height * headShare;
  return { x, y: y + head, width, height: height - head };
}

function signBlock(input: LayoutInput, { label, names, plan }: Sign, area: Area, drawHeading: HeadingDrawer): Block {
  const hasNames = names.length > 0;
  const heading = drawHeading(label, hasNames ? headArea(area) : area);
  if (!hasNames) return { kind: "block", tag: "Sect", items: heading };
  const room = namesArea(area);
  const rows = Math.ceil(names.length / plan.columns);
  const free = room.height - rows * plan.rowHeight;
  const list = { ...room, y: room.y + Math.min(free / 2, room.height * 0.05) };
  const items = nameBlocks(input, names, list, plan);
  return { kind: "block", tag: "Sect", items: [...heading, { kind: "block", tag: "L", items }] };
}
