import { message } from "../../../../../common/messages/message.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Page, PageItem } from "../../pages/page.ts";
import {
  type Area,
  block,
  boxesIn,
  centered,
  inset,
  millimeter,
  type Part,
  stack,
  textPart,
} from "../../pages/parts.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { orderGuests, printedName, tableTitle } from "../../pages/printed-guests.ts";
import type { FittedText } from "../../text/text-setter.ts";
import { codeBlock, codeOf, type PlacedCode, placeLabelCode } from "./card-code.ts";
import { cardAreas, layOutCards, printedSheet } from "./card-sheet.ts";
import { type NameStyle, setName, styleOfSet } from "./name-lines.ts";

type CodesInput = LayoutInput<"codes">;

/** Between texts and the code or the edge of the label. */
const beside = 1.5 * millimeter;
const margin = 3 * millimeter;
const smallest = 7;

/** A label for each guest: the code, the name, and what the code is for. */
export function layOutCodes(input: CodesInput): Generator<Page, void> {
  const { facts, options, language } = input;
  const printed = printedSheet("codes", input);
  return layOutCards("codes", input, () => {
    const cards = orderGuests(facts, options.order, language.tag);
    const [label] = cardAreas(printed);
    const style = label ? styleOf(input, cards, label) : { size: smallest, isSplit: false };
    return { cards, guestOf: (guest) => guest, draw: (guest, area) => drawLabel(input, guest, area, style) };
  });
}

const nameShare = 0.66;

/** Nearly all labels have their names in one size, on one line or two. */
function styleOf(input: CodesInput, [first, ...others]: readonly PrintGuest[], label: Area): NameStyle {
  const guests = first ? [first, ...others] : [];
  const { width, height } = roomBeside(label, first && codeIn(first, label));
  const room = { width, height: height * nameShare };
  const names = guests.map((guest) => ({ name: printedName(guest, input.options), room }));
  return styleOfSet(input, names, Math.min(Math.max(height * 0.16, 11), 15));
}

function codeIn(guest: PrintGuest, area: Area): PlacedCode | undefined {
  const code = codeOf(guest);
  return code && placeLabelCode(code, area);
}

function roomBeside(area: Area, code: PlacedCode | undefined): Area {
  const inner = inset(area, margin);
  const x = code ? code.square.x + code.square.width + beside : inner.x;
  return { ...inner, x, width: inner.x + inner.width - x };
}

function drawLabel(input: CodesInput, guest: PrintGuest, area: Area, style: NameStyle): PageItem[] {
  const { look, options, language, setter } = input;
  const code = codeIn(guest, area);
  const room = roomBeside(area, code);
  const column = { x: room.x, width: room.width, align: "start" } as const;
  const small = (text: string, size: number): FittedText =>
    setter.fit(
      text,
      { font: look.textFont, isBold: false, size },
      {
        ...{ width: room.width, height: room.height * 0.22, lines: 2, smallest: 6 },
      },
    );
  const text = nameText(input, guest, style, { width: room.width, height: room.height * nameShare });
  const table = options.showTable ? tableTitle(guest.table, language) : "";
  const parts: Part[] = [
    textPart(text, column, look.text),
    ...(table === "" ? [] : [textPart(small(table, 9), column, look.text)]),
    ...(code ? [textPart(small(language.say(message("print-cards.scan")), 7), column, look.quiet)] : []),
  ];
  const items = centered(stack(parts, 7), room);
  // What the code is for is read out with it.
  const [said, purpose] = code ? [items.slice(0, -1), items.slice(-1)] : [items, []];
  return [block("Sect", [...said, ...(code ? [codeBlock(input, code)] : [])]), ...boxesIn(purpose)];
}

/** A name that is too long for its size has more lines rather than letters that nobody can read. */
function nameText(
  input: CodesInput,
  guest: PrintGuest,
  style: NameStyle,
  room: { width: number; height: number },
): FittedText {
  const { setter, look, notes } = input;
  const name = printedName(guest, input.options);
  const inStyle = setName(input, name, style, room);
  if (inStyle.size >= smallest) return inStyle;
  const plain = { font: look.textFont, isBold: false, size: smallest + 1 };
  const text = setter.fit(name, plain, { ...room, lines: 7, smallest });
  if (text.size < smallest * 0.85) notes.smallNames.add(guest.name);
  return text;
}
