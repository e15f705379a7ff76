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
import { layOutCards } from "./card-sheet.ts";
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
  const draw = (guest: PrintGuest, area: Area) => drawLabel(input, guest, area);
  const groupOf = groupsOf(input, (guest: PrintGuest) => guest);
  yield* layOutCards(input, { cards, form: "label", draw, groupOf }, 0);
}

interface Line {
  text: FittedText;
  color: string;
  /** Space above it. */
  gap: number;
}

function drawLabel(input: LayoutInput, guest: PrintGuest, area: Area): PageItem[] {
  const qrCode = codeOf(input, guest);
  const code = qrCode && placeLabelCode(qrCode, area);
  const x = code ? code.square.x + code.square.width + beside : area.x + margin;
  const room: Area = {
    x,
    y: area.y + margin,
    width: area.x + area.width - margin - x,
    height: area.height - 2 * margin,
  };
  const said = linesOf(input, guest, room);
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
function linesOf(input: LayoutInput, guest: PrintGuest, { width, height }: Area): Line[] {
  const { setter, look, options, language } = input;
  const name = nameInForm({ name: guest.name, title: guest.info[options.titleColumn] ?? "" }, options.nameForm);
  const size = opticalSize(look.headingFont, Math.min(Math.max(height * 0.16, 11), 15));
  const nameText = setter.fit(
    name,
    { font: look.headingFont, isBold: false, size },
    { width, height: height * 0.6, lines: 2, smallest: size * 0.75 },
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
