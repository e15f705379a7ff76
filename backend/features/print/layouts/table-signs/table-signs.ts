import { isScript } from "../../../../../common/fonts.ts";
import { message } from "../../../../../common/messages/message.ts";
import { nameInForm } from "../../../../../common/print/name-form.ts";
import { pageSize } from "../../../../../common/print/sheet-for.ts";
import { isTableNumber } from "../../../../../common/table-name.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Block, Page, PageItem } from "../../pages/page.ts";
import { type Area, millimeter } from "../../pages/page-frame.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { type CenteredText, centeredText, paragraphBlock } from "../cards/centered-text.ts";
import { ornament } from "../cards/ornament.ts";
import { footerBoxes } from "../footer.ts";
import { orderGuests } from "../order-guests.ts";
import { tableKey } from "../rank-tables.ts";
import { tableTitle } from "../table-title.ts";
import { type NameColumns, nameBlocks, planColumns } from "./name-columns.ts";
import { frameInset, signFrame } from "./sign-frame.ts";

interface Sign {
  label: string;
  names: readonly string[];
  plan: NameColumns;
}

const padding = 9;

/** A page for each table: its number, and the names of its guests if chosen. */
export function* layOutTableSigns(input: LayoutInput): Generator<Page, void> {
  const { options } = input;
  const size = pageSize(options.paper, options.isLandscape);
  const page: Area = { x: 0, y: 0, width: size.width * millimeter, height: size.height * millimeter };
  const inset = (frameInset + padding) * millimeter;
  const area = { x: inset, y: inset, width: page.width - 2 * inset, height: page.height - 2 * inset };
  const signs = signsOf(input, area);
  for (const [index, sign] of signs.entries()) {
    const title = tableTitle(sign.label, input.language);
    const isFirst = signs[index - 1]?.label !== sign.label;
    const footer = footerBoxes(
      input,
      page,
      { pageNumber: index + 1, pageCount: signs.length },
      { bottom: (frameInset - 1) * millimeter, side: frameInset * millimeter },
    );
    const items: PageItem[] = [...signFrame(input, page), signBlock(input, sign, area), ...footer];
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
  return tables.flatMap(({ label }) => {
    const guests = options.showNames ? (guestsAt.get(tableKey(label)) ?? []) : [];
    return splitSign(
      label,
      guests.map((guest) => printedName(input, guest)),
      area,
    );
  });
}

function printedName({ options }: LayoutInput, { name, info }: PrintGuest): string {
  return nameInForm({ name, title: info[options.titleColumn] ?? "" }, options.nameForm);
}

function splitSign(label: string, names: readonly string[], area: Area): Sign[] {
  const signs: Sign[] = [];
  let rest = names;
  do {
    const plan = planColumns(rest.length, namesArea(area), area.width * 0.062);
    signs.push({ label, plan, names: rest.slice(0, plan.count) });
    rest = rest.slice(plan.count);
  } while (rest.length > 0);
  return signs;
}

const headShare = 0.5;

function namesArea({ x, y, width, height }: Area): Area {
  const head = height * headShare;
  return { x, y: y + head, width, height: height - head };
}

function signBlock(input: LayoutInput, { label, names, plan }: Sign, area: Area): Block {
  const hasNames = names.length > 0;
  const head = hasNames ? { ...area, height: area.height * (headShare - 0.04) } : area;
  const heading = headingItems(input, label, head);
  if (!hasNames) return { kind: "block", tag: "Sect", items: heading };
  const room = namesArea(area);
  const rows = Math.ceil(names.length / plan.columns);
  const free = room.height - rows * plan.rowHeight;
  const list = { ...room, y: room.y + Math.min(free / 2, room.height * 0.05) };
  const items = nameBlocks(input, names, list, plan);
  return { kind: "block", tag: "Sect", items: [...heading, { kind: "block", tag: "L", items }] };
}

/** "Table" small above a huge number, or a name as large as fits, with the ornament below. */
function headingItems(input: LayoutInput, label: string, area: Area): PageItem[] {
  const { setter, look } = input;
  const isNumber = isTableNumber(label);
  const unit = Math.min(area.width, area.height * 1.1);
  const gap = unit * 0.08;
  const word = isNumber ? wordAbove(input, unit) : undefined;
  const style = { font: look.headingFont, isBold: false, size: unit * (isNumber ? 0.85 : 0.3) * scriptFactor(input) };
  const height = area.height - (word ? word.height + gap : 0) - gap * 2;
  const room = {
    ...{ width: area.width, height: height * (isNumber ? 1.3 : 1), lines: isNumber ? 1 : 4 },
    smallest: style.size * 0.55,
  };
  const fitted = centeredText(setter, label, { style, color: look.accent }, room);
  const main = isNumber && isScript(look.headingFont) ? withLowFigures(fitted) : fitted;
  const total = (word ? word.height + gap : 0) + main.height + gap * 1.4;
  const start = area.y + Math.max(0, (area.height - total) / 2);
  const mainY = word ? start + word.height + gap : start;
  const lines = [...(word ? paragraphBlock(word, area, start).items : []), ...paragraphBlock(main, area, mainY).items];
  const end = { x: area.x + area.width / 2, y: mainY + main.height + gap * 1.2 };
  return [{ kind: "block", tag: "H1", items: lines }, ...ornament(input, end, area.width * 1.6)];
}

/** Handwriting has small letters for its size. */
const scriptFactor = ({ look }: LayoutInput) => (isScript(look.headingFont) ? 1.25 : 1);

function wordAbove({ setter, look, language }: LayoutInput, unit: number): CenteredText {
  const style = { font: look.textFont, isBold: false, size: unit * 0.085 };
  const room = { width: unit, height: unit * 0.2, lines: 1, smallest: 6 };
  return centeredText(setter, language.say(message("print-cards.table")), { style, color: look.quiet }, room);
}

/** Figures of handwriting are lower than its capitals. */
function withLowFigures(text: CenteredText): CenteredText {
  const lower = text.toBaseline * 0.25;
  return { ...text, toBaseline: text.toBaseline - lower, height: text.height - lower };
}
