import type { ExpectedGuest } from "../expectation.ts";
import type { Area, Cell } from "../file-plan.ts";
import { type Draw, expected, joinedNames } from "../layout.ts";
import type { Person } from "../people.ts";
import type { Canvas } from "./canvas.ts";
import { roomWordsOf } from "./room-words.ts";

/** A table with the people who sit at it. */
export interface Block {
  number: number;
  label: string;
  /** A name of its own, for charts that use names. */
  name: string;
  family: string;
  people: readonly Person[];
}

const tableNames = "Rose Lily Paris Rome Oak Maple Orchid London Tulip Willow Lisbon Birch".split(" ");

export function blocksOf(draw: Draw, tables: readonly [number, number], size: readonly [number, number]): Block[] {
  const { random, words, people, language } = draw;
  const { families } = roomWordsOf(language);
  const count = random.between(...tables);
  const names = random.shuffled(tableNames);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    label: words.table.replace("#", String(index + 1)),
    name: names[index] ?? "Rose",
    family: families[index % families.length] ?? "",
    people: people.several(random.between(...size)),
  }));
}

/**
 * Text with {n}, {label}, {LABEL}, {name}, {family}, {count}, {seats}, {guests} (such as "8 guests"), {sponsor} and
 * {total} in it.
 */
export type Template = string;

export function filled(template: Template, block: Block, draw: Draw, seats = 10): string {
  const room = roomWordsOf(draw.language);
  const values: Record<string, string> = {
    n: String(block.number),
    label: block.label,
    LABEL: block.label.toLocaleUpperCase(),
    name: block.name,
    family: block.family,
    count: String(block.people.length),
    seats: String(Math.max(seats, block.people.length)),
    guests: room.guests.replace("#", String(block.people.length)),
    sponsor: room.sponsor,
    total: draw.words.total,
  };
  return template.replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? "");
}

/** The spellings of a table that a careful person may write down, given what stands at the table. */
export function labelsOf(title: Template, block: Block, draw: Draw): string[] {
  if (title === "{name}") return [block.name];
  const whole = /\{(?:count|seats|guests)\}/u.test(title) ? [] : [filled(title, block, draw)];
  const named = title.includes("{name}") ? [block.name, `${block.label} ${block.name}`] : [];
  return [...whole, block.label, String(block.number), ...named];
}

/** What a guest's row shows, cell by cell. */
export type Part =
  | "seat"
  | "name"
  | "first"
  | "last"
  | "comma"
  | "capitals"
  | "initial"
  | "meal"
  | "marked"
  | "numbered"
  | "seat and name"
  | "bullet"
  | "box"
  | "count"
  | "gap";

export interface BlockStyle {
  /** Where the title stands; above by default. */
  titled?: "above" | "merged" | "left" | "right" | "below" | "corner";
  title?: Template;
  /** Merged over the table's rows, where the title stands beside them. */
  isTall?: boolean;
  parts?: readonly Part[];
  /** People beside each other in a row, 1 by default. */
  perRow?: number;
  hasHeader?: boolean;
  /** Lines below the title and below the guests. */
  under?: readonly Template[];
  total?: readonly Template[];
  /** Places at each table; those that nobody takes show this. */
  seats?: number;
  empty?: "number" | "free" | "dash" | "line";
  look?: "plain" | "boxed" | "filled" | "grid" | "bold";
}

interface Line {
  column: number;
  cells: readonly Cell[];
  isBold?: boolean;
  isMerged?: boolean;
}

export function widthOf({ titled = "above", parts = ["name"], perRow = 1 }: BlockStyle): number {
  return parts.length * perRow + (["left", "corner", "right"].includes(titled) ? 1 : 0);
}

/** @returns the cells that it takes */
export function drawBlock(
  canvas: Canvas,
  { top, left }: { top: number; left: number },
  block: Block,
  style: BlockStyle,
  draw: Draw,
): Area {
  const { titled = "above" } = style;
  const first = left + (titled === "left" || titled === "corner" ? 1 : 0);
  const right = left + widthOf(style) - 1;
  const above = linesAbove(block, style, { left, first }, draw);
  const people = peopleLines(block, style, first, draw);
  const lines = [...above, ...people, ...linesBelow(block, style, { left, first }, draw)];
  for (const [place, { column, cells, isBold = false, isMerged }] of lines.entries()) {
    canvas.putRow(top + place, column, cells, { isBold });
    if (isMerged) canvas.merge({ top: top + place, left: column, bottom: top + place, right });
  }
  if (titled === "left" || titled === "right") {
    const column = titled === "left" ? left : right;
    const start = top + above.length;
    drawBeside(
      canvas,
      { top: start, left: column, bottom: start + people.length - 1, right: column },
      block,
      style,
      draw,
    );
  }
  const area = { top, left, bottom: top + lines.length - 1, right };
  paint(canvas, area, style.look ?? "plain");
  return area;
}

function drawBeside(canvas: Canvas, area: Area, block: Block, style: BlockStyle, draw: Draw): void {
  canvas.put(area.top, area.left, titleOf(block, style, draw), { isBold: style.look !== undefined });
  if (style.isTall) canvas.merge(area);
}

const titleOf = (block: Block, { title = "{label}", seats }: BlockStyle, draw: Draw) =>
  filled(title, block, draw, seats);

function linesAbove(block: Block, style: BlockStyle, { left, first }: Columns, draw: Draw): Line[] {
  const { titled = "above", parts = ["name"], look = "plain", under = [], hasHeader } = style;
  const isAbove = titled === "above" || titled === "merged" || titled === "corner";
  const isMerged = titled === "merged";
  const title = { column: left, cells: [titleOf(block, style, draw)], isBold: look !== "plain", isMerged };
  return [
    ...(isAbove ? [title] : []),
    ...under.map((text) => ({ column: first, cells: [filled(text, block, draw, style.seats)] })),
    ...(hasHeader ? [{ column: first, cells: headerOf(parts, draw), isBold: true }] : []),
  ];
}

interface Columns {
  left: number;
  /** Of the guests. */
  first: number;
}

function peopleLines({ people }: Block, style: BlockStyle, column: number, draw: Draw): Line[] {
  const { parts = ["name"], perRow = 1, empty, seats = 10 } = style;
  const places = empty === undefined ? people.length : Math.max(people.length, seats);
  const cells = Array.from({ length: places }, (_, seat) => {
    const person = people[seat];
    return person ? cellsOf(person, seat, parts, draw) : emptyCells(seat, parts, style, draw);
  });
  return Array.from({ length: Math.ceil(places / perRow) }, (_, row) => ({
    column,
    cells: cells.slice(row * perRow, (row + 1) * perRow).flat(),
  }));
}

function linesBelow(block: Block, style: BlockStyle, { left, first }: Columns, draw: Draw): Line[] {
  const title = { column: left, cells: [titleOf(block, style, draw)], isBold: style.look !== "plain", isMerged: true };
  return [
    ...(style.total ?? []).map((text) => ({ column: first, cells: [filled(text, block, draw, style.seats)] })),
    ...(style.titled === "below" ? [title] : []),
  ];
}

function paint(canvas: Canvas, area: Area, look: string): void {
  const { top, left, bottom, right } = area;
  if (look === "boxed") canvas.box(area);
  if (look === "filled") canvas.fill(area, "FCE4D6");
  if (look !== "grid") return;
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      canvas.box({ top: row, left: column, bottom: row, right: column });
    }
  }
}

function cellsOf(person: Person, seat: number, parts: readonly Part[], draw: Draw): Cell[] {
  const meal = draw.random.pick(roomWordsOf(draw.language).meals);
  const values: Record<Part, Cell> = {
    seat: seat + 1,
    name: person.whole,
    first: person.first,
    last: person.last,
    comma: `${person.last}, ${person.first}`,
    capitals: person.whole.toLocaleUpperCase(),
    initial: meal[0],
    meal: meal[1],
    marked: `${person.whole} (${meal[0]})`,
    numbered: `${seat + 1}. ${person.whole}`,
    "seat and name": `${seat + 1} ${person.whole}`,
    bullet: `• ${person.whole}`,
    box: "☐",
    count: countOf(seat),
    gap: null,
  };
  return parts.map((part) => values[part]);
}

/** How many people come with the one in a row, including that one. */
const countOf = (seat: number) => [1, 2, 2, 1, 4][seat % 5] ?? 1;

function emptyCells(seat: number, parts: readonly Part[], { empty }: BlockStyle, draw: Draw): Cell[] {
  const { free } = roomWordsOf(draw.language);
  const shown: Record<string, Cell> = { number: null, free: `(${free})`, dash: "-", line: "__________" };
  return parts.map((part) => {
    if (part === "seat") return seat + 1;
    if (part === "numbered") return empty === "number" ? `${seat + 1}.` : `${seat + 1}. ${shown[empty ?? ""] ?? ""}`;
    return isName(part) ? (shown[empty ?? ""] ?? null) : null;
  });
}

const isName = (part: Part) => !["seat", "initial", "meal", "box", "count", "gap", "last"].includes(part);

function headerOf(parts: readonly Part[], { words }: Draw): Cell[] {
  const [name = ""] = words.names;
  const [first = ""] = words.first;
  const last = words.last.find((header) => header !== first) ?? "";
  return parts.map((part) => {
    if (part === "seat") return words.seat;
    if (part === "count") return words.partySize;
    if (part === "first") return first;
    if (part === "last") return last;
    if (part === "initial" || part === "meal") return words.meal;
    return part === "box" || part === "gap" ? null : name;
  });
}

/** How a careful person writes down a guest of a row with these cells. */
export function namesOf(person: Person, parts: readonly Part[]): readonly string[] {
  const { first, last, whole } = person;
  if (parts.includes("first")) return joinedNames({ person, table: { cell: "", label: "", heading: "" } });
  if (parts.includes("comma")) return [whole, `${first} ${last}`, `${last}, ${first}`];
  return parts.includes("capitals") ? [whole, whole.toLocaleUpperCase()] : [whole];
}

export function guestsOf(
  blocks: readonly Block[],
  { title = "{label}", parts = ["name"] }: Pick<BlockStyle, "title" | "parts">,
  draw: Draw,
): ExpectedGuest[] {
  return blocks.flatMap((block) => {
    const tables = labelsOf(title, block, draw);
    return block.people.flatMap((person, seat) => {
      const others = parts.includes("count") ? countOf(seat) - 1 : 0;
      // Whether those without a name become guests of their own is a matter of taste.
      const unnamed = { ...expected(`Guest of ${person.whole}`, tables), isOptional: true };
      return [expected(namesOf(person, parts), tables), ...Array.from({ length: others }, () => unnamed)];
    });
  });
}
