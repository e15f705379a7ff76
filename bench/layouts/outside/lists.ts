import type { Cell } from "../file-plan.ts";
import { type Draw, expected, type Structure } from "../layout.ts";
import type { Person } from "../people.ts";
import { type Block, blocksOf, labelsOf, namesOf, type Part } from "./blocks.ts";
import { Canvas } from "./canvas.ts";
import { roomWordsOf } from "./room-words.ts";
import { drawn, range } from "./shapes.ts";

interface LetterStyle {
  /** "Anna Meier ..... 5" in one cell, or name and table in two. */
  entry: "dots" | "dash" | "brackets" | "two cells";
  across: number;
  hasTitle?: boolean;
  by: "first" | "last";
}

interface Listed {
  person: Person;
  block: Block;
}

const listed = (blocks: readonly Block[]): Listed[] =>
  blocks.flatMap((block) => block.people.map((person) => ({ person, block })));

const nameBy = (by: LetterStyle["by"], { first, last, whole }: Person) =>
  by === "first" ? whole : `${last}, ${first}`;
const wholeOf = ({ person }: Listed) => person.whole;
const lastOf = ({ person }: Listed) => person.last;

/** An alphabetical list for the entrance: letters above columns of names, each with its table. */
export const letters =
  (style: LetterStyle): Structure =>
  (draw) => {
    const keyOf = style.by === "first" ? wholeOf : lastOf;
    const sorted = listed(blocksOf(draw, [5, 8], [5, 8])).toSorted((one, other) =>
      keyOf(one).localeCompare(keyOf(other), draw.language),
    );
    const groups = groupsOf(sorted, (guest) => firstLetter(keyOf(guest)));
    const canvas = new Canvas();
    const top = style.hasTitle ? 2 : 0;
    if (style.hasTitle) canvas.put(0, 0, roomWordsOf(draw.language).plan, { isBold: true });
    drawGroups(canvas, groups, { ...style, top, size: Math.ceil((sorted.length + groups.size * 2) / style.across) });
    return drawn(
      canvas,
      sorted.map(({ person, block }) =>
        expected([person.whole, `${person.first} ${person.last}`], [block.label, String(block.number)]),
      ),
    );
  };

function drawGroups(
  canvas: Canvas,
  groups: Map<string, Listed[]>,
  { entry, by, top, size }: LetterStyle & { top: number; size: number },
): void {
  let [row, column] = [top, 0];
  for (const [letter, guests] of groups) {
    if (row > size) [row, column] = [top, column + (entry === "two cells" ? 3 : 2)];
    canvas.put(row, column, letter, { isBold: true });
    for (const [place, { person, block }] of guests.entries()) {
      canvas.putRow(row + 1 + place, column, entryOf(entry, nameBy(by, person), block));
    }
    row += guests.length + 2;
  }
}

const firstLetter = (name: string) => name.normalize("NFD").slice(0, 1).toLocaleUpperCase();

function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function entryOf(entry: LetterStyle["entry"], name: string, { number, label }: Block): Cell[] {
  switch (entry) {
    case "dots":
      return [`${name} ${".".repeat(Math.max(3, 30 - name.length))} ${number}`];
    case "dash":
      return [`${name} – ${label}`];
    case "brackets":
      return [`${name} (${label})`];
    case "two cells":
      return [name, number];
  }
}

interface HalvesStyle {
  /** What stands above the two halves of the one list. */
  above: "letters" | "sides" | "nothing" | "title";
  columns: "name, table" | "table, name" | "first, last, table" | "name, table, meal";
  parts: 2 | 3 | 4;
  gap: 0 | 1 | 2;
  hasHeader: boolean;
}

/** One list, printed in several columns of a page. */
export const halves =
  (style: HalvesStyle): Structure =>
  (draw) => {
    const { above, columns, parts, gap, hasHeader } = style;
    const all = listed(blocksOf(draw, [5, 7], [5, 8]));
    const guests =
      above === "letters"
        ? all.toSorted((one, other) => one.person.whole.localeCompare(other.person.whole, draw.language))
        : draw.random.shuffled(all);
    const canvas = new Canvas();
    const header = headerOf(columns, draw);
    const size = Math.ceil(guests.length / parts);
    for (const part of range(parts)) {
      const left = part * (header.length + gap);
      const here = guests.slice(part * size, (part + 1) * size);
      let row = rowsAbove[above];
      const title = titleOf(above, part, here, draw);
      if (title !== null) canvas.put(0, left, title, { isBold: true });
      if (hasHeader) {
        canvas.putRow(row, left, header);
        row += 1;
      }
      for (const [place, guest] of here.entries()) canvas.putRow(row + place, left, cellsOf(columns, guest, draw));
    }
    const named: readonly Part[] = columns === "first, last, table" ? ["first", "last"] : ["name"];
    return drawn(
      canvas,
      guests.map(({ person, block }) => expected(namesOf(person, named), labelsOf("{n}", block, draw))),
    );
  };

const rowsAbove: Readonly<Record<HalvesStyle["above"], number>> = { nothing: 0, letters: 1, sides: 1, title: 2 };

function titleOf(above: HalvesStyle["above"], part: number, guests: readonly Listed[], draw: Draw): Cell {
  if (above === "sides") return roomWordsOf(draw.language).sides[part] ?? null;
  if (above === "title" && part === 0) return roomWordsOf(draw.language).plan;
  if (above !== "letters") return null;
  const [from, to] = [guests[0], guests.at(-1)].map((guest) => firstLetter(guest?.person.whole ?? ""));
  return `${from} – ${to}`;
}

function headerOf(columns: HalvesStyle["columns"], { words, random }: Draw): Cell[] {
  const name = random.pick(words.names);
  const [first = ""] = words.first;
  const last = words.last.find((text) => text !== first) ?? "";
  const [table = ""] = words.tables;
  return {
    "name, table": [name, table],
    "table, name": [table, name],
    "first, last, table": [first, last, table],
    "name, table, meal": [name, table, words.meal],
  }[columns];
}

function cellsOf(columns: HalvesStyle["columns"], { person, block }: Listed, { words, random }: Draw): Cell[] {
  return {
    "name, table": [person.whole, block.number],
    "table, name": [block.number, person.whole],
    "first, last, table": [person.first, person.last, block.number],
    "name, table, meal": [person.whole, block.number, random.pick(words.meals)],
  }[columns];
}
