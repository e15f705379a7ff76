import type { Cell, Form, TextForm } from "../file-plan.ts";
import { storable } from "../kinds/text-files.ts";
import { type Draw, expected, type Structure } from "../layout.ts";
import type { Person } from "../people.ts";
import { type Block, blocksOf, filled, labelsOf, namesOf, type Part, type Template } from "./blocks.ts";
import { messageWordsOf } from "./message-words.ts";
import { roomWordsOf } from "./room-words.ts";

/**
 * Beside what stands at tables: {title} of the table; {name}, {first}, {last}, {comma} (last name first), {i} counting
 * through the list, {s} through the table, {letter}, {meal}, {person} of a guest; {names} of a table; {Name}, {Table},
 * {Meal} and {Seat} as headers; {colon} as the language writes it.
 */
export interface TextStyle {
  title?: Template;
  header?: string;
  /** Above the guests of a table. */
  heading?: string;
  /** Below a heading, of the heading's width. */
  rule?: string;
  /** A line for each guest. */
  guest?: string;
  /** A line for each table. */
  table?: string;
  /** Between the names of a table. */
  joint?: ", " | "; " | " / " | " · " | " | " | "\t" | "，" | "、";
  hasAnd?: boolean;
  /** Characters after which a table's line goes on in the next one. */
  wrap?: number;
  total?: string;
  hasGaps?: boolean;
  /** Columns as wide as their texts. */
  isAligned?: boolean;
  around?: "title" | "message" | "mail" | "forwarded" | "whatsapp" | "android" | "slack" | "message for each table";
  /** Before each line, as mail programs quote. */
  quote?: string;
  isShuffled?: boolean;
}

const plainText: Omit<TextForm, "kind"> = { separator: "\t", encoding: "utf-8", hasMark: false, quotes: "never" };

const forms = {
  column: { kind: "xlsx" },
  "ods column": { kind: "ods" },
  text: { kind: "txt", ...plainText },
  "text with a mark": { kind: "txt", ...plainText, hasMark: true },
  "utf-16 text": { kind: "txt", ...plainText, encoding: "utf-16le", hasMark: true },
  "windows-1252 text": { kind: "txt", ...plainText, encoding: "windows-1252" },
  "windows-1251 text": { kind: "txt", ...plainText, encoding: "windows-1251" },
  "gb18030 text": { kind: "txt", ...plainText, encoding: "gb18030" },
  csv: { kind: "csv", ...plainText, separator: ",", quotes: "needed" },
  "quoted csv": { kind: "csv", ...plainText, separator: ",", quotes: "all" },
  "unquoted csv": { kind: "csv", ...plainText, separator: "," },
  tsv: { kind: "tsv", ...plainText },
  pasted: { kind: "pasted", ...plainText },
} as const satisfies Record<string, Form>;

/** What carries the text: a column of a workbook, a file of text or what is pasted. */
export type Carrier = keyof typeof forms;

interface Listed {
  person: Person;
  block: Block;
  /** From 1, in the list and at the table. */
  place: number;
  seat: number;
  meal: string;
}

/** A list as text, a line in each row. */
export const text = (style: TextStyle, carrier: Carrier): Structure => {
  const structure: Structure = (draw) => {
    const blocks = blocksOf(draw, [4, 7], [4, 8]);
    const listed = listedIn(blocks, style, draw);
    const isByTable = style.heading !== undefined || style.table !== undefined;
    const lines = isByTable ? byTable(style, blocks, listed, draw) : flat(style, listed, draw);
    const rows = around(style, lines, draw)
      .map((line) => `${style.quote ?? ""}${line}`.trimEnd())
      .map((line): Cell[] => (line === "" ? [] : [line]));
    const hasMeals = style.header?.includes("{Meal}") ?? false;
    return {
      sheets: [{ name: "Sheet1", rows }],
      guests: listed.map(({ person, block, meal }) => {
        const tables = labelsOf(style.title ?? "{label}", block, draw);
        return expected(namesOf(person, partsOf(style)), tables, hasMeals ? [meal] : []);
      }),
      form: forms[carrier],
    };
  };
  const form = forms[carrier];
  return "encoding" in form ? storable(form.encoding, structure) : structure;
};

function listedIn(blocks: readonly Block[], { isShuffled = false }: TextStyle, { random, words }: Draw): Listed[] {
  const guests = blocks.flatMap((block) => block.people.map((person, seat) => ({ person, block, seat: seat + 1 })));
  const order = isShuffled ? random.shuffled(guests) : guests;
  return order.map((guest, index) => ({ ...guest, place: index + 1, meal: random.pick(words.meals) }));
}

function partsOf({ guest = "", table = "" }: TextStyle): readonly Part[] {
  const template = guest + table;
  if (template.includes("{first}")) return ["first", "last"];
  return template.includes("{comma}") ? ["comma"] : ["name"];
}

function put(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/gu, (whole, key: string) => values[key] ?? whole);
}

function headValues({ words, language }: Draw): Record<string, string> {
  const colons: Record<string, string> = { zh: "：", fr: " : " };
  return {
    Name: words.names[0] ?? "",
    First: words.first[0] ?? "",
    Last: words.last.find((header) => header !== words.first[0]) ?? "",
    Table: words.tables[0] ?? "",
    Meal: words.meal,
    Seat: words.seat,
    colon: colons[language] ?? ": ",
  };
}

const atTable = (template: string, style: TextStyle, block: Block, draw: Draw) =>
  filled(put(put(template, { title: style.title ?? "{label}" }), headValues(draw)), block, draw);

function guestLine(style: TextStyle, { person, block, place, seat, meal }: Listed, draw: Draw): string {
  const values = {
    person: person.whole,
    first: person.first,
    last: person.last,
    comma: `${person.last}, ${person.first}`,
    i: String(place),
    s: String(seat),
    letter: String.fromCharCode(96 + seat),
    meal,
    dots: ".".repeat(Math.max(3, 32 - person.whole.length)),
  };
  return atTable(put(style.guest ?? "", values), style, block, draw);
}

function flat(style: TextStyle, guests: readonly Listed[], draw: Draw): string[] {
  const header = style.header === undefined ? [] : style.header.split("\n").map((line) => put(line, headValues(draw)));
  const lines = [...header, ...guests.map((guest) => guestLine(style, guest, draw))];
  return style.isAligned ? aligned(lines) : lines;
}

/** Pads the parts between tabs, as people do with blanks. */
function aligned(lines: readonly string[]): string[] {
  const rows = lines.map((line) => line.split("\t"));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)) + 3);
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("")
      .trimEnd(),
  );
}

function byTable(style: TextStyle, blocks: readonly Block[], guests: readonly Listed[], draw: Draw): string[] {
  const header = style.header === undefined ? [] : [put(style.header, headValues(draw))];
  return [
    ...header,
    ...blocks.flatMap((block) => {
      const here = guests.filter((guest) => guest.block === block);
      const heading = style.heading === undefined ? [] : [atTable(style.heading, style, block, draw)];
      return [
        ...heading,
        ...(style.rule === undefined ? [] : [style.rule.repeat(heading[0]?.length ?? 0)]),
        ...(style.guest === undefined ? [] : here.map((guest) => guestLine(style, guest, draw))),
        ...(style.table === undefined ? [] : tableLines(style, block, draw)),
        ...(style.total === undefined ? [] : [atTable(style.total, style, block, draw)]),
        ...(style.hasGaps ? [""] : []),
      ];
    }),
  ];
}

function tableLines(style: TextStyle, block: Block, draw: Draw): string[] {
  const names = block.people.map((person) =>
    style.table?.includes("{first}") ? `${person.first} ${person.last}` : person.whole,
  );
  const line = atTable(put(style.table ?? "", { names: joined(names, style, draw) }), style, block, draw);
  return style.wrap === undefined ? [line] : wrapped(line, style.wrap);
}

function joined(names: readonly string[], { joint = ", ", hasAnd }: TextStyle, { words, language }: Draw): string {
  const commas: Record<string, string> = { zh: "、", ar: "، " };
  const between = joint === ", " ? (commas[language] ?? joint) : joint;
  if (!hasAnd) return names.join(between);
  const and = language === "zh" ? words.and : ` ${words.and} `;
  return `${names.slice(0, -1).join(between)}${and}${names.at(-1)}`;
}

function wrapped(line: string, width: number): string[] {
  const lines = [""];
  for (const part of line.split(/(?<=[,、،;] ?)/u)) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + part.length > width) lines.push(part.trimStart());
    else lines[lines.length - 1] = last + part;
  }
  return lines.map((part) => part.trimEnd());
}

function around({ around: kind }: TextStyle, lines: readonly string[], draw: Draw): string[] {
  const { plan, venue } = roomWordsOf(draw.language);
  const words = messageWordsOf(draw.language);
  const [sender, receiver] =
    kind === undefined || kind === "title" ? ["", ""] : [draw.people.person().first, draw.people.person().first];
  const hello = words.hello.replace("#", receiver ?? "");
  const day = "12/06/2027";
  switch (kind) {
    case undefined:
      return [...lines];
    case "title":
      return [plan, venue, "", ...lines];
    case "message":
      return [hello, words.intro, "", ...lines, "", words.bye, sender ?? ""];
    case "mail":
      return [hello, "", words.intro, "", ...lines, "", words.bye, sender ?? "", "", "-- ", words.phone];
    case "forwarded":
      return [
        `${words.from} ${sender} <${sender === "" ? "" : "planner"}@example.com>`,
        `${words.sent} ${day} 12:03`,
        `${words.subject} ${plan}`,
        "",
        words.intro,
        "",
        ...lines,
        "",
        words.bye,
      ];
    case "whatsapp":
      return [
        `[${day}, 12:01:07] ${receiver}: ${words.question}`,
        `[${day}, 12:03:24] ${sender}: ${words.intro}`,
        ...lines,
        `[${day}, 12:05:51] ${receiver}: 👍`,
      ];
    case "android":
      return [
        `${day}, 12:01 - ${receiver}: ${words.question}`,
        `${day}, 12:03 - ${sender}: ${words.intro}`,
        ...lines,
        `${day}, 12:05 - ${receiver}: 👍`,
      ];
    case "slack":
      return [`${sender}  12:03 PM`, words.intro, ...lines, `${receiver}  12:05 PM`, words.bye];
    case "message for each table":
      return [
        `[12:01] ${receiver}: ${words.question}`,
        ...lines.map((line, place) => `[12:${String(3 + place).padStart(2, "0")}] ${sender}: ${line}`),
        `[12:40] ${receiver}: ${words.bye}`,
      ];
  }
}
