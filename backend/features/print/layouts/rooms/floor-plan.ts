import { formatLength, unitOf } from "../../../../../common/floor-plan/lengths.ts";
import { message } from "../../../../../common/messages/message.ts";
import { tableKey } from "../../../../../common/table-key.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Block, Box, Page } from "../../pages/page.ts";
import { type Area, millimeter, pageSizeOf } from "../../pages/page-frame.ts";
import { opticalSize, placedText } from "../../pages/placed-text.ts";
import type { PrintPlan } from "../../pages/print-facts.ts";
import { footerBoxes } from "../footer.ts";
import { posterColumns } from "../posters/poster-columns.ts";
import { fitPoster } from "../posters/poster-fit.ts";
import { byTable, type PosterSection } from "../posters/poster-sections.ts";
import { chairLabels, chairNumbers, type TableLabels } from "./chair-labels.ts";
import { planFigure } from "./plan-figure.ts";
import { chairNames, fixtureLabel, tableLabel } from "./plan-labels.ts";
import { type PlanScale, planScale } from "./plan-scale.ts";
import { scaleBar, scaleBarHeight } from "./scale-bar.ts";
import { type SeatedTable, seatedTables } from "./table-chairs.ts";

/** The room to scale. Names are at the chairs where they are readable, otherwise on further pages. None without a room. */
export function* layOutFloorPlan(input: LayoutInput): Generator<Page, void> {
  const { facts, options } = input;
  if (!facts.plan) return;
  const page = { x: 0, y: 0, ...pageSizeOf(options) };
  const heading = planHeading(input, page);
  const bar = { x: margin, y: page.height - margin - scaleBarHeight(page) };
  const room = {
    x: margin,
    y: heading.bottom,
    width: page.width - 2 * margin,
    height: bar.y - 3 * millimeter - heading.bottom,
  };
  const plan = planScale(facts.plan, room, page);
  const tables = seatedTables(facts, facts.plan.tables);
  const sections = options.showNames ? byTable(input) : [];
  const { labels, rest } = tableTexts(input, tables, { plan, area: room }, sections);
  const numbers = options.showNames ? chairNumbers(input, tables, plan) : [];
  const keys = [...namePages(input, page, rest)];
  const pageCount = 1 + keys.length;
  const { title } = heading;
  yield {
    width: page.width,
    height: page.height,
    items: [
      title,
      planBlock(input, [...planFigure(input, facts.plan, tables, plan), ...numbers], facts.plan, { plan, labels }),
      ...scaleLine(input, plan, bar),
      ...footerBoxes(input, page, { pageNumber: 1, pageCount }),
    ],
    bookmarks: [{ title: input.language.say(message("floor-plan.view.plan")), level: 1 }],
  };
  for (const [index, items] of keys.entries()) {
    const footer = footerBoxes(input, page, { pageNumber: index + 2, pageCount });
    yield { width: page.width, height: page.height, items: [heading.title, ...items, ...footer] };
  }
}

const margin = 14 * millimeter;

interface Heading {
  title: Block;
  bottom: number;
}

function planHeading({ facts, setter, language, look }: LayoutInput, page: Area): Heading {
  const width = page.width - 2 * margin;
  const size = Math.max(18, Math.min(page.width, page.height) * 0.036);
  const style = { font: look.headingFont, isBold: true, size: opticalSize(look.headingFont, size) };
  const name = setter.fit(facts.event.name, style, { width, height: style.size * 2.6, lines: 2, smallest: size * 0.5 });
  const under = { font: look.textFont, isBold: false, size: size * 0.5 };
  const text = setter.fit(subtitle(facts.plan, language), under, { width, height: size, lines: 1, smallest: 6 });
  const place = { x: margin, width, align: "start" as const };
  return {
    title: {
      kind: "block",
      tag: "Sect",
      items: [
        { kind: "block", tag: "H1", items: placedText(name, { ...place, y: margin * 0.8 }, look.accent) },
        { kind: "block", tag: "P", items: placedText(text, { ...place, y: margin * 0.8 + name.height }, look.quiet) },
      ],
    },
    bottom: margin * 0.8 + name.height + text.height + 4 * millimeter,
  };
}

function subtitle(plan: PrintPlan | null, language: LayoutInput["language"]): string {
  const words = language.say(message("floor-plan.view.plan"));
  return plan ? `${words} · ${language.say(message("print-signs.roomSize", roomSize(plan, language)))}` : words;
}

function roomSize({ width, depth, isInFeet }: PrintPlan, { tag }: LayoutInput["language"]) {
  const unit = unitOf(isInFeet);
  return { width: formatLength(width, unit, tag), depth: formatLength(depth, unit, tag) };
}

function planBlock(
  input: LayoutInput,
  drawn: readonly Box[],
  plan: PrintPlan,
  { plan: scale, labels }: { plan: PlanScale; labels: readonly Block[] },
): Block {
  const { language } = input;
  const alt = language.say(message("floor-plan.label", { tables: plan.tables.length, ...roomSize(plan, language) }));
  const figure: Block = { kind: "block", tag: "Figure", alt, items: drawn };
  const words = plan.fixtures.flatMap((fixture): Block[] => {
    const items = fixtureLabel(input, fixture, scale);
    return items.length > 0 ? [{ kind: "block", tag: "P", items }] : [];
  });
  return { kind: "block", tag: "Sect", items: [figure, ...words, ...labels] };
}

interface TableTexts {
  labels: Block[];
  rest: readonly PosterSection[];
}

/** Labels, with guests' names on their chairs, or behind them; names of tables without room for them are the rest. */
function tableTexts(
  input: LayoutInput,
  tables: readonly SeatedTable[],
  { plan, area }: { plan: PlanScale; area: Area },
  sections: readonly PosterSection[],
): TableTexts {
  const labels = tables.map(({ table }) => labelBlock(input, table, plan));
  if (sections.length === 0) return { labels, rest: [] };
  const names = namesAtChairs(input, tables, plan, area);
  const placed = new Set(tables.flatMap(({ table }, index) => (names[index] ? [tableKey(table.label)] : [])));
  const withNames = labels.map((label, index): Block => {
    const lines = names[index]?.map((items): Block => ({ kind: "block", tag: "P", items })) ?? [];
    return lines.length === 0 ? label : { kind: "block", tag: "Sect", items: [label, ...lines] };
  });
  return { labels: withNames, rest: sections.filter(({ key }) => !placed.has(key)) };
}

/** On the chairs where they are large enough for all, otherwise behind them. */
function namesAtChairs(input: LayoutInput, tables: readonly SeatedTable[], plan: PlanScale, area: Area): TableLabels[] {
  const onChairs = tables.map((table) => chairNames(input, table, plan));
  return onChairs.includes(undefined) ? chairLabels(input, tables, plan, area) : onChairs;
}

function labelBlock(input: LayoutInput, table: PrintPlan["tables"][number], scale: PlanScale): Block {
  return { kind: "block", tag: "P", items: tableLabel(input, table, scale) };
}

function namePages(input: LayoutInput, page: Area, sections: readonly PosterSection[]): Block[][] {
  if (sections.length === 0) return [];
  const top = planHeading(input, page).bottom + 2 * millimeter;
  const room = { x: margin, y: top, width: page.width - 2 * margin, height: page.height - 1.3 * margin - top };
  const fit = fitPoster(sections, { room, smallest: 8, largest: 12, hasTables: false });
  return fit.pages.map((columns) => posterColumns(input, fit, columns, room));
}

function scaleLine(input: LayoutInput, plan: PlanScale, at: { x: number; y: number }): (Block | Box)[] {
  const { setter, language, look } = input;
  const { boxes, width, labelSize } = scaleBar(input, plan, at);
  const text = language.say(message("print-signs.scale", { scale: plan.denominator }));
  const line = setter.line(text, { font: look.textFont, isBold: false, size: labelSize * 1.15 });
  const words = {
    kind: "text" as const,
    x: at.x + width + 3 * labelSize,
    y: at.y + labelSize * 0.7,
    line,
    color: look.quiet,
  };
  return [...boxes, { kind: "block", tag: "P", items: [words] }];
}
