import { groupBy } from "../../../../../common/lib/group-by.ts";
import { message } from "../../../../../common/messages/message.ts";
import { tableKey } from "../../../../../common/table-key.ts";
import { isTableNumber } from "../../../../../common/table-name.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import { frame, monogram } from "../../pages/ornament.ts";
import type { Block, Page, PageItem } from "../../pages/page.ts";
import {
  type Area,
  block,
  centered,
  filled,
  inset,
  middleOf,
  opticalSize,
  type Part,
  pageArea,
  sizeOfSet,
  stack,
  textBoxes,
  textPart,
} from "../../pages/parts.ts";
import { orderGuests, printedName, tableTitle } from "../../pages/printed-guests.ts";
import type { FittedText, TextStyle } from "../../text/text-setter.ts";

type SignInput = LayoutInput<"table-signs">;

interface Sign {
  label: string;
  names: readonly string[];
}

/** Of a sign's shorter side. */
const marginShare = 0.15;
const frameShare = 0.055;
const headShare = 0.44;
const headGap = 0.05;

/** A page for each table: its number, and the names of its guests if chosen. */
export function* layOutTableSigns(input: SignInput): Generator<Page, void> {
  const { options, look, language } = input;
  const page = pageArea(options);
  const short = Math.min(page.width, page.height);
  const area = inset(page, short * marginShare);
  const [head, list] = parted(area);
  const tables = namedTables(input);
  const names = nameColumns(input, tables, list);
  const signs = tables.flatMap((table) => split(table, names.most));
  const hasNames = tables.some((table) => table.names.length > 0);
  const heads = createHeads(
    input,
    tables.map(({ label }) => label),
    hasNames ? head : area,
  );
  const surface = [
    ...filled(page, look.background),
    ...(options.ornament === "frame" ? frame(look, page, short * frameShare) : []),
  ];
  for (const [index, { label, names: named }] of signs.entries()) {
    const items: PageItem[] =
      named.length === 0
        ? centered(heads(label), area)
        : [...centered(heads(label), head), block("L", names.draw(named))];
    const title = tableTitle(label, language);
    const bookmarks = signs[index - 1]?.label === label ? [] : [{ title, level: 1 as const }];
    yield { width: page.width, height: page.height, items: [...surface, block("Sect", items)], bookmarks };
  }
}

function parted({ x, y, width, height }: Area): [head: Area, list: Area] {
  const above = height * headShare;
  return [
    { x, y, width, height: above },
    { x, y: y + above + height * headGap, width, height: height * (1 - headShare - headGap) },
  ];
}

/** Tables of the guests who are printed, or all. */
function namedTables({ facts, options, language }: SignInput): Sign[] {
  const guestsAt = groupBy(orderGuests(facts, options.order, language.tag), ({ table }) => tableKey(table));
  return facts.tables
    .filter(({ label }) => options.which === "all" || guestsAt.has(tableKey(label)))
    .map(({ label }) => {
      const guests = options.showNames ? (guestsAt.get(tableKey(label)) ?? []) : [];
      return { label, names: guests.map((guest) => printedName(guest, options)) };
    });
}

/** Names without room are on a second sign. */
function split({ label, names }: Sign, most: number): Sign[] {
  const count = Math.max(1, Math.ceil(names.length / most));
  return Array.from({ length: count }, (_, index) => ({ label, names: names.slice(index * most, (index + 1) * most) }));
}

const pitch = 1.5;
/** Smallest size that is read across a table, in points. */
const smallest = 7;
const columnGap = 0.06;
const maxColumns = 3;

interface NameColumns {
  /** Names for which a sign has room. */
  most: number;
  draw: (names: readonly string[]) => Block[];
}

/** The size and columns in which nearly all signs have their names, so that they are of one kind. */
function nameColumns({ setter, look }: SignInput, tables: readonly Sign[], area: Area): NameColumns {
  const largest = Math.min(area.width * 0.062, area.height * 0.085);
  const style = (size: number): TextStyle => ({ font: look.textFont, isBold: false, size });
  const widthOf = (columns: number) => (area.width * (1 - columnGap * (columns - 1))) / columns;
  const sized = tables
    .filter(({ names }) => names.length > 0)
    .map(({ names }) => ({
      count: names.length,
      widest: Math.max(1, ...names.map((name) => setter.line(name, style(100)).width)) / 100,
    }));
  const plans = Array.from({ length: maxColumns }, (_, index) => {
    const columns = index + 1;
    const sizes = sized.map(({ count, widest }) =>
      Math.min(area.height / (Math.ceil(count / columns) * pitch), widthOf(columns) / widest),
    );
    return { columns, size: Math.max(smallest, sizeOfSet(sizes, largest, 0.75)) };
  });
  const [one = { columns: 1, size: smallest }] = plans;
  const roomiest = plans.reduce((best, plan) => (plan.size > best.size * 1.05 ? plan : best));
  const { columns, size } = one.size >= largest * 0.8 ? one : roomiest;
  const rows = Math.max(1, Math.floor(area.height / (size * pitch) + 1e-6));
  const draw = (names: readonly string[]): Block[] => {
    const perColumn = Math.ceil(names.length / Math.min(columns, names.length));
    return names.map((name, index) => {
      const x = area.x + Math.floor(index / perColumn) * (widthOf(columns) + area.width * columnGap);
      const width = perColumn === names.length ? area.width : widthOf(columns);
      const room = { width, height: size * pitch, lines: 2, smallest: size * 0.7 };
      const text = setter.fit(name, style(size), room);
      const y = area.y + (index % perColumn) * size * pitch + (size * pitch - text.height) / 2;
      const column = { x: perColumn === names.length ? area.x : x, width, align: "center" as const };
      return block("LI", textBoxes(text, column, y, look.text));
    });
  };
  return { most: rows * columns, draw };
}

const parts = { word: 0.085, number: 0.6, label: 0.24, gap: 0.1, monogram: 0.3 } as const;

/** "Table" small above a large number, or a table's name as large as fits: all numbers in one size, and all names. */
function createHeads(input: SignInput, labels: readonly string[], area: Area): (label: string) => Part {
  const { setter, look, language, options } = input;
  const unit = Math.min(area.width, area.height * 1.15);
  const gap = unit * parts.gap;
  const drawing = options.ornament === "monogram" ? monogram(input, area, unit * parts.monogram) : undefined;
  const wordStyle = { font: look.textFont, isBold: false, size: unit * parts.word };
  const word = setter.fit(language.say(message("print-cards.table")), wordStyle, {
    ...{ width: area.width, height: unit * 0.2, lines: 1, smallest: 6 },
  });
  const free = area.height - (drawing ? drawing.height + gap : 0);
  const style: TextStyle = { font: look.headingFont, isBold: false, size: 100 };
  // Measured by their ink, because figures of handwriting are lower or higher than its capitals.
  const numberOf = (label: string, size: number): FittedText => {
    const text = setter.set([label], { ...style, size });
    const [line] = text.lines;
    const ink = line ? setter.ink(line) : { top: 0, bottom: 0 };
    return { ...text, rise: ink.top, height: ink.top + ink.bottom };
  };
  const numbers = labels.filter(isTableNumber).map((label) => numberOf(label, 100));
  const tallest = Math.max(1, ...numbers.map(({ height }) => height));
  const widest = Math.max(1, ...numbers.map(({ width }) => width));
  const numberHeight = Math.min(unit * parts.number, free - word.height - gap);
  const numberSize = 100 * Math.min(numberHeight / tallest, area.width / widest);
  const names = labels.filter((label) => !isTableNumber(label));
  const wanted = opticalSize(look.headingFont, unit * parts.label, names.join(" "));
  const nameOf = (label: string, size: number): FittedText =>
    setter.fit(label, { ...style, size }, { width: area.width, height: free, lines: 4, smallest: size * 0.7 });
  const nameSize = sizeOfSet(
    names.map((label) => nameOf(label, wanted).size),
    wanted,
    0.5,
  );
  return (label) => {
    const isNumber = isTableNumber(label);
    const main = isNumber ? numberOf(label, numberSize) : nameOf(label, nameSize);
    const texts = [
      ...(isNumber ? [textPart(word, middleOf(area), look.quiet)] : []),
      textPart(main, middleOf(area), look.accent),
    ];
    return stack([drawing, heading(stack(texts, gap))], gap);
  };
}

/** The parts of a heading, read out as one. */
function heading({ height, at }: Part): Part {
  return {
    height,
    at: (y) => [
      block(
        "H1",
        at(y).flatMap((item) => (item.kind === "block" ? item.items : [item])),
      ),
    ],
  };
}
