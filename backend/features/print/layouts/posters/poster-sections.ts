import { message } from "../../../../../common/messages/message.ts";
import { nameInForm } from "../../../../../common/print/name-form.ts";
import { tableKey } from "../../../../../common/table-key.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { initialLetters } from "../lists/initial-letter.ts";
import { orderGuests } from "../order-guests.ts";
import { tableTitle } from "../table-title.ts";

/** Guests under a heading: a table, or a letter. */
export interface PosterSection {
  /** Differs between sections: the key of a table, or a letter. */
  key: string;
  heading: string;
  headingWidth: number;
  rows: readonly PosterRow[];
}

export interface PosterRow {
  name: string;
  /** Label of the table, beside the name; empty where the heading has it. */
  table: string;
  /** Widths at a size of one point. */
  nameWidth: number;
  tableWidth: number;
}

/** Texts are measured once, at a size at which rounding does not matter. */
const measuredAt = 100;

/** All guests, by table or from A to Z. */
export function posterSections(input: LayoutInput): PosterSection[] {
  return input.options.order === "name" ? byLetter(input) : byTable(input);
}

/** Guests of the printed order under the tables' titles. Guests without a table come last. */
export function byTable(input: LayoutInput): PosterSection[] {
  const { facts, language } = input;
  const guests = orderGuests(facts, "table", language.tag);
  const unseated = language.say(message("guest-search.noTableYet"));
  const rowOf = (guest: PrintGuest) => measuredRow(input, guest, "");
  const headingOf = ({ table }: PrintGuest) => tableTitle(table, language) || unseated;
  return sections(input, guests, { keyOf: ({ table }) => tableKey(table), headingOf, rowOf });
}

function byLetter(input: LayoutInput): PosterSection[] {
  const { facts, language } = input;
  const letterOf = initialLetters(language.tag);
  const headingOf = ({ name }: PrintGuest) => letterOf(name);
  const rowOf = (guest: PrintGuest) => measuredRow(input, guest, guest.table || "–");
  const guests = orderGuests(facts, "name", language.tag);
  return sections(input, guests, { keyOf: headingOf, headingOf, rowOf });
}

interface Sectioning {
  keyOf: (guest: PrintGuest) => string;
  headingOf: (guest: PrintGuest) => string;
  rowOf: (guest: PrintGuest) => PosterRow;
}

function sections(
  { setter, look }: LayoutInput,
  guests: readonly PrintGuest[],
  { keyOf, headingOf, rowOf }: Sectioning,
): PosterSection[] {
  const made: (PosterSection & { rows: PosterRow[] })[] = [];
  const style = { font: look.headingFont, isBold: true, size: measuredAt };
  for (const guest of guests) {
    const key = keyOf(guest);
    const last = made.at(-1);
    if (last && last.key === key) last.rows.push(rowOf(guest));
    else {
      const heading = headingOf(guest);
      const headingWidth = setter.line(heading, style).width / measuredAt;
      made.push({ key, heading, headingWidth, rows: [rowOf(guest)] });
    }
  }
  return made;
}

function measuredRow({ setter, look, options }: LayoutInput, guest: PrintGuest, table: string): PosterRow {
  const title = options.titleColumn === "" ? "" : (guest.info[options.titleColumn] ?? "");
  const name = nameInForm({ name: guest.name, title }, options.nameForm);
  const width = (text: string, isBold: boolean) =>
    text === "" ? 0 : setter.line(text, { font: look.textFont, isBold, size: measuredAt }).width / measuredAt;
  return { name, table, nameWidth: width(name, false), tableWidth: width(table, true) };
}
