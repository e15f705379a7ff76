import { message } from "../../../../../common/messages/message.ts";
import { nameInForm } from "../../../../../common/print/name-form.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Block, Page, PageItem } from "../../pages/page.ts";
import { type Area, millimeter } from "../../pages/page-frame.ts";
import { opticalSize, placedText } from "../../pages/placed-text.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import type { FittedText } from "../../text/text-setter.ts";
import { orderGuests } from "../order-guests.ts";
import { tableTitle } from "../table-title.ts";
import { codeBlock, codeOf, type PlacedCode, placeLabelCode } from "./card-code.ts";
import { groupsOf } from "./card-groups.ts";
import { cardSize, layOutCards } from "./card-sheet.ts";
import { sizesInStyle } from "./name-lines.ts";
import { setStyle } from "./set-style.ts";
import { layOutTestFrame } from "./test-frame.ts";

/** Between texts and the code or the edge of the label. */
const beside = 1.5 * millimeter;
const margin = 3 * millimeter;

/** A label for each guest: the code, the name, and what the code is for. */
export function* layOutCodes(input: LayoutInput): Generator<Page, void> {
  const { facts, options, language } = input;
  if (options.isTestFrame) {
    yield layOutTestFrame(input, "label");
    return;
  }
  const cards = orderGuests(facts, options.order, language.tag);
  const nameSize = commonNameSize(input, cards);
  const draw = (guest: PrintGuest, area: Area) => drawLabel(input, guest, area, nameSize);
  const groupOf = groupsOf(input, (guest: PrintGuest) => guest);
  yield* layOutCards(input, { cards, form: "label", draw, groupOf }, 0);
}

interface Line {
  text: FittedText;
  color: string;
  /** Space above it. */
  gap: number;
}

/** The size in which nearly all labels have their names, on one line or two; see {@link setStyle}. */
function commonNameSize(input: LayoutInput, guests: readonly PrintGuest[]): number {
  const label = cardSize(input, "label");
  const [first] = guests;
  const { width, height } = textRoom(label, first && placedCode(input, first, label));
  const wanted = wantedSize(height);
  const rooms = [{ width, height: height * nameShare }];
  const sizes = (isSplit: boolean) => {
    const all = guests.flatMap((guest) =>
      sizesInStyle(input, printedName(input, guest), { size: wanted, isSplit }, rooms),
    );
    return { within: all, beyond: all };
  };
  return setStyle(wanted, { plain: sizes(false), split: sizes(true) }).size;
}

const wantedSize = (height: number) => Math.min(Math.max(height * 0.16, 11), 15);

const nameShare = 0.6;

function placedCode(input: LayoutInput, guest: PrintGuest, area: Area): PlacedCode | undefined {
  const code = codeOf(input, guest);
  return code && placeLabelCode(code, area);
}

/** Beside the code. */
function textRoom(area: Area, code: PlacedCode | undefined): Area {
  const x = code ? code.square.x + code.square.width + beside : area.x + margin;
  return { x, y: area.y + margin, width: area.x + area.width - margin - x, height: area.height - 2 * margin };
}

const printedName = ({ options }: LayoutInput, { name, info }: PrintGuest) =>
  nameInForm({ name, title: info[options.titleColumn] ?? "" }, options.nameForm);

function drawLabel(input: LayoutInput, guest: PrintGuest, area: Area, nameSize: number): PageItem[] {
  const code = placedCode(input, guest, area);
  const room = textRoom(area, code);
  const said = linesOf(input, guest, room, nameSize);
  const purpose = code ? [purposeLine(input, room)] : [];
  const placed = stacked([...said, ...purpose], room);
  const blocks = placed.slice(0, said.length).map((items): Block => ({ kind: "block", tag: "P", items }));
  // What the code is for is read out with it.
  return [
    { kind: "block", tag: "Sect", items: [...blocks, ...codeBlocks(input, code)] },
    ...placed.slice(said.length).flat(),
  ];
}

const codeBlocks = (input: LayoutInput, code: PlacedCode | undefined) => (code ? [codeBlock(input, code)] : []);

/** The name, and the table if wanted. */
function linesOf(input: LayoutInput, guest: PrintGuest, { width, height }: Area, nameSize: number): Line[] {
  const { setter, look, options, language } = input;
  const size = opticalSize(look.headingFont, nameSize);
  const nameText = setter.fit(
    printedName(input, guest),
    { font: look.headingFont, isBold: false, size },
    { width, height: height * nameShare, lines: 2, smallest: size },
  );
  const table = options.showTable ? tableTitle(guest.table, language) : "";
  const lines: Line[] = [{ text: nameText, color: look.text, gap: 0 }];
  if (table === "") return lines;
  const style = { font: look.textFont, isBold: false, size: 9 };
  const text = setter.fit(table, style, { width, height: height * 0.2, lines: 2, smallest: 7.5 });
  return [...lines, { text, color: look.text, gap: 1.5 }];
}

function purposeLine({ setter, look, language }: LayoutInput, { width, height }: Area): Line {
  const style = { font: look.textFont, isBold: false, size: 7 };
  const text = setter.fit(language.say(message("print-cards.scan")), style, {
    width,
    height: height * 0.25,
    lines: 2,
    smallest: 6,
  });
  return { text, color: look.quiet, gap: 2.5 };
}

/** Lines below each other, in the middle of the room's height. */
function stacked(lines: readonly Line[], { x, y, width, height }: Area) {
  const used = lines.reduce((sum, { text, gap }) => sum + gap + text.height, 0);
  let top = y + Math.max(0, (height - used) / 2);
  return lines.map(({ text, color, gap }) => {
    const items = placedText(text, { x, y: top + gap, width, align: "start" }, color);
    top += gap + text.height;
    return items;
  });
}
