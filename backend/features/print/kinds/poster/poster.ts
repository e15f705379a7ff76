import { groupBy } from "../../../../../common/lib/group-by.ts";
import { localDate } from "../../../../../common/local-date.ts";
import { message } from "../../../../../common/messages/message.ts";
import { tableKey } from "../../../../../common/table-key.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import { frame, monogram, photo } from "../../pages/ornament.ts";
import type { Box, Page, PageItem } from "../../pages/page.ts";
import { pageLook } from "../../pages/page-look.ts";
import {
  type Area,
  filled,
  middleOf,
  millimeter,
  opticalSize,
  type Part,
  pageArea,
  stack,
  textPart,
} from "../../pages/parts.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { orderGuests, printedName, tableTitle } from "../../pages/printed-guests.ts";
import type { Section } from "../../rows/flow.ts";
import { initialLetters } from "../../rows/initial-letter.ts";
import {
  type Cell,
  type CellStyle,
  cellLines,
  firstBaseline,
  type Row,
  type RowPlace,
  row,
  startIn,
} from "../../rows/row.ts";
import { rowBlocks } from "../../rows/row-blocks.ts";
import { type FitLimits, fitPoster, type PosterType } from "./poster-fit.ts";

type PosterInput = LayoutInput<"poster">;

/** The seating chart by table or from A to Z, on one page if its names can be read there. */
export function* layOutPoster(onPaper: PosterInput): Generator<Page, void> {
  const { facts, options, language } = onPaper;
  const page = pageArea(options);
  const look = pageLook(facts.event.theme, options.look, "background");
  const input = { ...onPaper, look };
  const { width, height } = page;
  const short = Math.min(width, height);
  const edge = Math.max(8 * millimeter, short * 0.035);
  const margin = Math.max(12 * millimeter, short * (options.ornament === "frame" ? 0.075 : 0.055));
  const noteOf = (index: number, count: number) =>
    count === 1 ? "" : language.say(message("print-signs.pageOf", { page: index + 1, count }));
  // Always keeps room for a note below the date, because pages are counted only after fitting.
  const { bottom } = header(input, page, margin, noteOf(0, 2));
  const top = bottom + margin * 0.5;
  const room = { x: margin, y: top, width: width - 2 * margin, height: height - margin * 1.1 - top };
  const chart = new Chart(input);
  const fit = fitPoster(
    (type, isDrawn) => chart.sections(type, isDrawn),
    chart.limits(room, Math.max(7, Math.min(14, short / 130)), short * 0.042),
  );
  const start = room.y + (room.height - fit.height) * 0.2;
  // A photo reaches to the edges of the paper, and needs no frame.
  const isFramed = options.ornament === "frame" && facts.event.picture?.kind !== "photo";
  const frames = isFramed ? frame(look, page, edge) : [];
  const count = Math.max(1, fit.pages.length);
  for (let index = 0; index < count; index += 1) {
    const placed = (fit.pages[index] ?? []).map((part) => ({ ...part, x: part.x + room.x, y: part.y + start }));
    const head = header(input, page, margin, noteOf(index, count)).items;
    yield {
      ...{ width, height, items: [...filled(page, look.background), ...head, ...rowBlocks(placed), ...frames] },
      bookmarks: index === 0 ? [{ title: facts.event.name, level: 1 }] : [],
    };
  }
}

/** The top of a poster: picture, the event's name, its date; `note` is below the date, such as "1 of 2". */
function header(input: PosterInput, page: Area, margin: number, note: string): { items: PageItem[]; bottom: number } {
  const { facts, language, setter, look, options } = input;
  const { event } = facts;
  const short = Math.min(page.width, page.height);
  const area = { ...page, x: page.x + margin, width: page.width - 2 * margin };
  const hasPhoto = event.picture?.kind === "photo";
  const hasMonogram = options.ornament === "monogram" || event.picture?.kind === "monogram";
  const size = opticalSize(look.headingFont, short * 0.068, event.name);
  const title = setter.fit(
    event.name,
    { font: look.headingFont, isBold: false, size },
    {
      ...{ width: area.width, height: short * 0.2, lines: 3, smallest: size * 0.55 },
    },
  );
  const small = { font: look.textFont, isBold: false, size: short * 0.023 };
  const lines = [localDate(event.date, language.tag), language.say(message("print-signs.find")), note]
    .filter((line) => line.trim() !== "")
    .map((line) =>
      setter.fit(line, small, { width: area.width, height: small.size * 3, lines: 2, smallest: small.size * 0.6 }),
    );
  const words = stack(
    [
      textPart(title, middleOf(area), hasPhoto ? "#ffffff" : look.accent, "H1"),
      stack(
        lines.map((line) => textPart(line, middleOf(area), hasPhoto ? "#ffffff" : look.text)),
        small.size * 0.85,
      ),
    ],
    small.size * 1.5,
  );
  if (!hasPhoto) {
    const drawing: Part | undefined = hasMonogram ? monogram(input, area, short * 0.11) : undefined;
    const all = stack([drawing, words], short * 0.025);
    return { items: all.at(margin * 1.35), bottom: margin * 1.35 + all.height };
  }
  const height = Math.max(page.height * (page.width > page.height ? 0.26 : 0.2), words.height + 2 * margin);
  const pictured = photo(event, { ...page, height }) ?? [];
  return { items: [...pictured, ...words.at((height - words.height) / 2)], bottom: height };
}

/** From row to row, and from line to line within a row, in sizes. */
const rowPitch = 1.36;
const linePitch = 1.18;
const tableShare = 0.42;
const tableGap = 0.8;

/** What headings are like, in sizes of names. */
const headings = {
  table: { size: 1.3, height: 1.9, space: 1.5 },
  letter: { size: 1.35, height: 1.85, space: 0.7 },
} as const;

interface ChartRow {
  name: string;
  /** Label of the table, beside the name; empty where the heading has it. */
  table: string;
  /** Widths at a size of one point. */
  nameWidth: number;
  tableWidth: number;
}

/** Guests under their tables, or from A to Z with their tables; those without a table are on no poster. */
class Chart {
  readonly #input: PosterInput;
  readonly #isByName: boolean;
  readonly #groups: readonly { title: string; rows: readonly ChartRow[] }[];

  constructor(input: PosterInput) {
    const { facts, language, options } = input;
    this.#input = input;
    this.#isByName = options.order === "name";
    const letterOf = initialLetters(language.tag);
    const guests = orderGuests(facts, options.order, language.tag).filter(({ table }) => tableKey(table) !== "");
    const groups = groupBy(guests, ({ name, table }) => (this.#isByName ? letterOf(name) : tableKey(table)));
    this.#groups = Array.from(groups, ([key, group]) => ({
      title: this.#isByName ? key : tableTitle(group[0]?.table ?? "", language),
      rows: group.map((guest) => this.#row(guest)),
    }));
  }

  limits(room: Area, smallest: number, largest: number): FitLimits {
    const rows = this.#groups.flatMap((group) => group.rows);
    const tooWide = (type: PosterType) =>
      rows.reduce((sum, one) => sum + Number(one.nameWidth * type.size > this.#roomOf(one, type).name), 0);
    return { room, smallest, largest, gap: this.#isByName ? 2.4 : 1.6, tooWide, count: rows.length };
  }

  sections(type: PosterType, isDrawn: boolean): Section[] {
    const { height, space } = this.#heading;
    return this.#groups.map(({ title, rows }) => ({
      headings: () => [
        isDrawn
          ? this.#titled(title, type)
          : sized("H2", type.size * (height * type.leading + this.#extra(title, type))),
      ],
      rows: rows.map((one) => (isDrawn ? this.#drawn(one, type) : sized("LI", this.#heightOf(one, type)))),
      isKeptTogether: !this.#isByName,
      space: space * type.leading * type.size,
    }));
  }

  get #heading() {
    return this.#isByName ? headings.letter : headings.table;
  }

  #row(guest: PrintGuest): ChartRow {
    const { setter, look, options } = this.#input;
    const name = printedName(guest, options);
    const table = this.#isByName ? guest.table : "";
    // Measured at a size at which rounding does not matter.
    const width = (text: string, isBold: boolean) =>
      text === "" ? 0 : setter.line(text, { font: look.textFont, isBold, size: 100 }).width / 100;
    return { name, table, nameWidth: width(name, false), tableWidth: width(table, true) };
  }

  #roomOf({ tableWidth }: ChartRow, { size, columnWidth }: PosterType): { name: number; table: number } {
    if (!this.#isByName) return { name: columnWidth, table: 0 };
    const table = Math.min(tableWidth * size * 1.01, columnWidth * tableShare);
    return { name: columnWidth - table - tableGap * size, table };
  }

  #heightOf(one: ChartRow, type: PosterType): number {
    const room = this.#roomOf(one, type);
    const lines = Math.max(
      this.#linesOf(one.name, one.nameWidth, type.size, room.name, false),
      this.#linesOf(one.table, one.tableWidth, type.size, room.table, true),
    );
    return type.size * (rowPitch * type.leading + (lines - 1) * linePitch);
  }

  #linesOf(text: string, widthOfOne: number, size: number, room: number, isBold: boolean): number {
    if (widthOfOne * size <= room) return 1;
    const { setter, look } = this.#input;
    return setter.wrap(text, { font: look.textFont, isBold, size }, room).length;
  }

  /** Of a title with several lines, in sizes. */
  #extra(title: string, type: PosterType): number {
    const { size } = this.#titleStyle(type);
    const lines = cellLines(this.#input.setter, title, this.#titleStyle(type), type.columnWidth).length;
    return (Math.max(0, lines - 1) * size * linePitch) / type.size;
  }

  #titleStyle({ size }: PosterType): CellStyle {
    const { look } = this.#input;
    const large = opticalSize(look.headingFont, this.#heading.size * size);
    return { font: look.headingFont, isBold: false, size: large, color: look.accent, spacing: linePitch };
  }

  #titled(title: string, type: PosterType): Row {
    const style = this.#titleStyle(type);
    const align = this.#isByName ? "start" : "center";
    const lines = cellLines(this.#input.setter, title, style, type.columnWidth);
    const height = type.size * (this.#heading.height * type.leading + this.#extra(title, type));
    const above = (height - lines.length * style.size * linePitch) / 2;
    return { ...row({ tag: "H2", cells: [{ x: 0, width: type.columnWidth, align, lines }], above, below: 0 }), height };
  }

  #drawn(one: ChartRow, type: PosterType): Row {
    const { look, setter } = this.#input;
    const room = this.#roomOf(one, type);
    const style: CellStyle = {
      ...{ font: look.textFont, isBold: false, size: type.size, color: look.text, spacing: linePitch },
    };
    const align = this.#isByName ? "start" : "center";
    const cells: Cell[] = [{ x: 0, width: room.name, align, lines: cellLines(setter, one.name, style, room.name) }];
    if (this.#isByName) {
      const bold = { ...style, isBold: true, color: look.accent };
      const lines = cellLines(setter, one.table, bold, room.table);
      cells.push({ x: type.columnWidth - room.table, width: room.table, align: "end", lines });
    }
    const between = type.size * (rowPitch * type.leading - linePitch);
    const decorate = (place: RowPlace, self: Row) => (this.#isByName ? leader(place, self, look.line, type.size) : []);
    return row({ tag: "LI", cells, above: between / 2, below: between / 2, decorate });
  }
}

/** A row of which only the height is known yet. */
const sized = (tag: "H2" | "LI", height: number): Row => ({ tag, cells: [], above: 0, below: 0, height });

function leader({ x, y }: RowPlace, { cells, above }: Row, color: string, size: number): Box[] {
  const [name, table] = cells;
  const [first] = name?.lines ?? [];
  const [last] = table?.lines ?? [];
  if (!(name && table && first && last)) return [];
  const x1 = x + startIn(name, first) + first.line.width + size * 0.35;
  const x2 = x + startIn(table, last) - size * 0.35;
  if (x2 - x1 < size) return [];
  const baseline = y + above + firstBaseline({ cells });
  const dot = size * 0.06;
  return [{ kind: "line", x1, y1: baseline, x2, y2: baseline, stroke: { color, width: dot, dash: [dot, size * 0.3] } }];
}
