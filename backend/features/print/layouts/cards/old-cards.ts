import { message } from "../../../../../common/messages/message.ts";
import { sheetFor } from "../../../../../common/print/sheet-for.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Block, Page } from "../../pages/page.ts";
import { millimeter } from "../../pages/page-frame.ts";
import { placedText } from "../../pages/placed-text.ts";

const margin = 18 * millimeter;
const columns = 2;
const gap = 8 * millimeter;
const rowHeight = 7 * millimeter;
const titleSize = 20;
const textSize = 11;
const headRoom = 16 * millimeter;

/** For the team, after the cards that are printed again: which cards to take away. None if there are none. */
export function* layOutOldCards(input: LayoutInput): Generator<Page, void> {
  const { facts, options, language } = input;
  const { names = [], goneCount = 0 } = facts.oldCards ?? {};
  const title = language.say(message("print-cards.oldCards"));
  const sorted = names.toSorted(new Intl.Collator(language.tag).compare);
  const gone = goneCount === 0 ? [] : [language.say(message("print-cards.goneCards", { count: goneCount }))];
  const { page } = sheetFor(options, "flat");
  const size = { width: page.width * millimeter, height: page.height * millimeter };
  const rows = Math.max(1, Math.floor((size.height - 2 * margin - headRoom) / rowHeight) - 1);
  const parts = Array.from({ length: Math.ceil(sorted.length / (rows * columns)) || gone.length }, (_, index) =>
    sorted.slice(index * rows * columns, (index + 1) * rows * columns),
  );
  for (const [index, part] of parts.entries()) {
    const last = index === parts.length - 1 ? gone : [];
    const items = [heading(input, title, size.width), ...nameRows(input, part, rows, size.width)];
    const end = margin + headRoom + Math.min(rows, part.length) * rowHeight;
    yield {
      ...size,
      items: [...items, ...last.map((text) => paragraph(input, text, end, size.width))],
      bookmarks: index === 0 ? [{ title, level: 1 }] : [],
    };
  }
}

function heading({ setter, look }: LayoutInput, title: string, width: number): Block {
  const style = { font: look.textFont, isBold: true, size: titleSize };
  const room = { width: width - 2 * margin, height: headRoom, lines: 1, smallest: 10 };
  const place = { x: margin, y: margin, width: room.width, align: "start" } as const;
  return { kind: "block", tag: "H1", items: placedText(setter.fit(title, style, room), place, look.text) };
}

/** Down the columns, each with the box to tick that a list to work through has. */
function nameRows({ setter, look }: LayoutInput, names: readonly string[], rows: number, page: number): Block[] {
  const width = (page - 2 * margin - gap) / columns;
  const box = 3.2 * millimeter;
  const items = names.map((name, index): Block => {
    const x = margin + Math.floor(index / rows) * (width + gap);
    const y = margin + headRoom + (index % rows) * rowHeight;
    const style = { font: look.textFont, isBold: false, size: textSize };
    const room = { width: width - 2 * box, height: rowHeight, lines: 2, smallest: 7 };
    const text = setter.fit(name, style, room);
    const place = { x: x + 2 * box, y: y + (rowHeight - text.height) / 2, width: room.width, align: "start" } as const;
    const stroke = { color: look.text, width: 0.6 };
    const tick = { kind: "rectangle", x, y: y + (rowHeight - box) / 2, width: box, height: box, stroke } as const;
    return { kind: "block", tag: "LI", items: [tick, ...placedText(text, place, look.text)] };
  });
  return items.length === 0 ? [] : [{ kind: "block", tag: "L", items }];
}

function paragraph({ setter, look }: LayoutInput, text: string, y: number, width: number): Block {
  const style = { font: look.textFont, isBold: false, size: textSize };
  const room = { width: width - 2 * margin, height: 2 * rowHeight, lines: 2, smallest: 7 };
  const place = { x: margin, y: y + rowHeight * 0.5, width: room.width, align: "start" } as const;
  return { kind: "block", tag: "P", items: placedText(setter.fit(text, style, room), place, look.text) };
}
