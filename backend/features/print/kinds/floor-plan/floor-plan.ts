import { formatLength, unitOf } from "../../../../../common/floor-plan/lengths.ts";
import { message } from "../../../../../common/messages/message.ts";
import { tableKey } from "../../../../../common/table-key.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Block, Box, Page, PageItem } from "../../pages/page.ts";
import {
  type Area,
  block,
  type Column,
  inset,
  millimeter,
  opticalSize,
  pageArea,
  stack,
  textPart,
} from "../../pages/parts.ts";
import type { PrintPlan } from "../../pages/print-facts.ts";
import { guestsByTable } from "../../pages/printed-guests.ts";
import { columnWidth, flowColumns } from "../../rows/flow.ts";
import { numberPages } from "../../rows/footer.ts";
import { rowBlocks } from "../../rows/row-blocks.ts";
import { tableSections } from "../by-table/by-table.ts";
import { chairLabels, chairNumbers, type TableLabels } from "./chair-labels.ts";
import { planFigure } from "./plan-figure.ts";
import { chairNames, fixtureLabel, tableLabel } from "./plan-labels.ts";
import { type PlanScale, planScale, scaleBar, scaleBarHeight } from "./plan-scale.ts";
import { type SeatedTable, seatedTables } from "./table-chairs.ts";

type PlanInput = LayoutInput<"floor-plan">;

/** The room to scale. Names are at the chairs where they are readable, otherwise on further pages. None without a room. */
export function* layOutFloorPlan(input: PlanInput): Generator<Page, void> {
  const { plan: room } = input.facts;
  if (room) yield* numberPages(input, planPages(input, room));
}

const margin = 14 * millimeter;

function* planPages(input: PlanInput, room: PrintPlan): Generator<Page, void> {
  const { facts, options, language } = input;
  const page = pageArea(options);
  const { width, height } = page;
  const heading = planHeading(input, room, inset(page, margin, margin * 0.8));
  const bar = { x: margin, y: height - margin - scaleBarHeight(page) };
  const area = {
    x: margin,
    y: heading.bottom,
    width: width - 2 * margin,
    height: bar.y - 3 * millimeter - heading.bottom,
  };
  const plan = planScale(room, area, page);
  const tables = seatedTables(facts, room.tables);
  const names = options.showNames ? namesAtChairs(input, tables, plan, area) : [];
  const numbers = options.showNames ? chairNumbers(input, tables, plan) : [];
  const drawn = [...planFigure(input, room, tables, plan), ...numbers];
  const labels = tables.map(({ table }, index) => labelBlock(input, table, { plan, names: names[index] }));
  yield {
    ...{ width, height, bookmarks: [{ title: language.say(message("floor-plan.view.plan")), level: 1 }] },
    items: [...heading.items, planBlock(input, drawn, room, { plan, labels }), ...scaleLine(input, plan, bar)],
  };
  if (!options.showNames) return;
  const placed = new Set(tables.flatMap(({ table }, index) => (names[index] ? [tableKey(table.label)] : [])));
  const rest = { ...area, height: height - 1.3 * margin - heading.bottom };
  for (const items of namePages(input, rest, placed)) yield { width, height, items: [...heading.items, ...items] };
}

function planHeading(
  { facts, setter, language, look }: PlanInput,
  room: PrintPlan,
  area: Area,
): { items: PageItem[]; bottom: number } {
  const column: Column = { x: area.x, width: area.width, align: "start" };
  const size = Math.max(18, Math.min(area.width, area.height) * 0.036);
  const style = { font: look.headingFont, isBold: true, size: opticalSize(look.headingFont, size) };
  const name = setter.fit(facts.event.name, style, {
    ...{ width: area.width, height: style.size * 2.6, lines: 2, smallest: size * 0.5 },
  });
  const words = language.say(message("floor-plan.view.plan"));
  const text = `${words} · ${language.say(message("print-signs.roomSize", roomSize(room, language)))}`;
  const under = setter.fit(
    text,
    { font: look.textFont, isBold: false, size: size * 0.5 },
    {
      ...{ width: area.width, height: size, lines: 1, smallest: 6 },
    },
  );
  const all = stack([textPart(name, column, look.accent, "H1"), textPart(under, column, look.quiet)], size * 0.5);
  return { items: [block("Sect", all.at(area.y))], bottom: area.y + all.height + 6 * millimeter };
}

function roomSize({ width, depth, isInFeet }: PrintPlan, { tag }: LayoutInput["language"]) {
  const unit = unitOf(isInFeet);
  return { width: formatLength(width, unit, tag), depth: formatLength(depth, unit, tag) };
}

function planBlock(
  input: PlanInput,
  drawn: readonly Box[],
  room: PrintPlan,
  { plan, labels }: { plan: PlanScale; labels: readonly Block[] },
): Block {
  const { language } = input;
  const alt = language.say(message("floor-plan.label", { tables: room.tables.length, ...roomSize(room, language) }));
  const words = room.fixtures
    .map((fixture) => fixtureLabel(input, fixture, plan))
    .filter((items) => items.length > 0)
    .map((items) => block("P", items));
  return block("Sect", [{ ...block("Figure", drawn), alt }, ...words, ...labels]);
}

/** A table's label, and its guests' names. */
function labelBlock(
  input: PlanInput,
  table: PrintPlan["tables"][number],
  { plan, names }: { plan: PlanScale; names: TableLabels },
): Block {
  const label = block("P", tableLabel(input, table, plan));
  const lines = names?.map((items) => block("P", items)) ?? [];
  return lines.length === 0 ? label : block("Sect", [label, ...lines]);
}

/** On the chairs where they are large enough for all, otherwise behind them. */
function namesAtChairs(input: PlanInput, tables: readonly SeatedTable[], plan: PlanScale, area: Area): TableLabels[] {
  const onChairs = tables.map((table) => chairNames(input, table, plan));
  return onChairs.includes(undefined) ? chairLabels(input, tables, plan, area) : onChairs;
}

const nameSize = 10;
const narrowest = 55 * millimeter;
const columnGap = 8 * millimeter;

/** Guests of tables that have no names in the room. */
function* namePages(input: PlanInput, area: Area, placed: ReadonlySet<string>): Generator<PageItem[], void> {
  const { tables, withoutTable } = guestsByTable(input.facts, input.facts.guests);
  const rest = tables.filter(({ label, guests }) => guests.length > 0 && !placed.has(tableKey(label)));
  const columns = Math.max(1, Math.floor((area.width + columnGap) / (narrowest + columnGap)));
  const room = { left: area.x, right: area.x + area.width, top: area.y, bottom: area.y + area.height };
  const frame = { columns, gap: columnGap, areaOf: () => room };
  const style = { width: columnWidth(frame, room), size: nameSize, showSeat: true, showsFreeSeats: false, columns: [] };
  const sections = tableSections(input, style, { tables: rest, withoutTable });
  for (const rows of flowColumns(sections, frame)) yield rowBlocks(rows);
}

function scaleLine(input: PlanInput, plan: PlanScale, at: { x: number; y: number }): PageItem[] {
  const { setter, language, look } = input;
  const { boxes, width, labelSize } = scaleBar(input, plan, at);
  const text = language.say(message("print-signs.scale", { scale: plan.denominator }));
  const line = setter.line(text, { font: look.textFont, isBold: false, size: labelSize * 1.15 });
  const x = at.x + width + 3 * labelSize;
  return [...boxes, block("P", [{ kind: "text", x, y: at.y + labelSize * 0.7, line, color: look.quiet }])];
}
