import { localDate } from "../../../../../common/local-date.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import { frame, monogram, photo } from "../../pages/ornament.ts";
import type { Page, PageItem } from "../../pages/page.ts";
import { pageLook } from "../../pages/page-look.ts";
import {
  type Area,
  centered,
  filled,
  inset,
  middleOf,
  opticalSize,
  type Part,
  pageArea,
  stack,
  textPart,
} from "../../pages/parts.ts";
import { qrCodeBlock, qrCodeOf } from "../../pages/qr-code.ts";

type SignInput = LayoutInput<"sign">;

/** The sign with the QR code: whose event it is above, or in landscape beside, how to find one's table. */
export function* layOutSign(onPaper: SignInput): Generator<Page, void> {
  const { facts, options } = onPaper;
  const look = pageLook(facts.event.theme, options.look, "background");
  const input = { ...onPaper, look };
  const page = pageArea(options);
  const { width, height } = page;
  const unit = Math.min(width, height) / 100;
  const hasPhoto = facts.event.picture?.kind === "photo";
  // A photo reaches to the edges of the paper, and needs no frame.
  const frames = options.ornament === "frame" && !hasPhoto ? frame(look, page, 5.5 * unit) : [];
  const items = hasPhoto ? withPhoto(input, page, unit) : onBackground(input, page, unit);
  yield {
    ...{ width, height, items: [...filled(page, look.background), ...items, ...frames] },
    bookmarks: [{ title: facts.event.name, level: 1 }],
  };
}

function onBackground(input: SignInput, page: Area, unit: number): PageItem[] {
  // A monogram needs height, which the code should not lose.
  const area = inset(page, 15 * unit, (input.options.ornament === "monogram" ? 10 : 15) * unit);
  if (page.width > page.height) {
    const width = (area.width - 10 * unit) / 2;
    const right = { ...area, x: area.x + area.width - width, width };
    return [
      ...centered(head(input, { ...area, width }, unit, 0.8), { ...area, width }),
      ...invitation(input, right, unit),
    ];
  }
  const words = head(input, area, unit, 1);
  const used = words.height + 8 * unit;
  return [...words.at(area.y), ...invitation(input, { ...area, y: area.y + used, height: area.height - used }, unit)];
}

/** The photo fills the upper part, in landscape the left one, as far as the edge. */
function withPhoto(input: SignInput, page: Area, unit: number): PageItem[] {
  const isWide = page.width > page.height;
  const area = isWide ? { ...page, width: page.width * 0.48 } : { ...page, height: page.height * 0.42 };
  const rest = isWide
    ? { ...page, x: area.width, width: page.width - area.width }
    : { ...page, y: area.height, height: page.height - area.height };
  const words = head(input, inset(area, 12 * unit), unit, 0.9, "#ffffff");
  const y = area.y + area.height - words.height - 9 * unit;
  return [
    ...(photo(input.facts.event, area) ?? []),
    ...(isWide ? centered(words, area) : words.at(y)),
    ...invitation(input, inset(rest, 12 * unit, isWide ? 14 * unit : 7 * unit), unit),
  ];
}

/** The event: its monogram, name, day and place. */
function head(input: SignInput, area: Area, unit: number, scale: number, onPhoto?: string): Part {
  const { facts, setter, look, language, options } = input;
  const { date, location, name, picture } = facts.event;
  const hasMonogram = options.ornament === "monogram" || picture?.kind === "monogram";
  const drawing = hasMonogram && onPhoto === undefined ? monogram(input, area, 17 * unit) : undefined;
  const size = opticalSize(look.headingFont, 9 * unit * scale, name);
  const title = setter.fit(
    name,
    { font: look.headingFont, isBold: false, size },
    { width: area.width, height: (drawing ? 15 : 24) * unit, lines: 4, smallest: size * 0.62 },
  );
  const occasion = [localDate(date, language.tag), location].filter((text) => text.trim() !== "").join(" · ");
  const small = { font: look.textFont, isBold: false, size: 3.6 * unit };
  const words = setter.fit(occasion, small, { width: area.width, height: 10 * unit, lines: 2, smallest: 2.8 * unit });
  return stack(
    [
      drawing,
      textPart(title, middleOf(area), onPhoto ?? look.accent, "H1"),
      occasion === "" ? undefined : textPart(words, middleOf(area), onPhoto ?? look.quiet),
    ],
    5.5 * unit,
  );
}

/** "Find your Table", the code, what to do with it, and the address for those who type it. */
function invitation(input: SignInput, area: Area, unit: number): PageItem[] {
  const { facts, setter, look, language } = input;
  const { link } = facts.event;
  const column = middleOf(area);
  const room = { width: area.width, height: 24 * unit, lines: 3 };
  const size = opticalSize(look.headingFont, 8 * unit);
  const find = setter.fit(
    language.say(message("print-signs.find")),
    { font: look.headingFont, isBold: false, size },
    { ...room, smallest: size * 0.6 },
  );
  const text = { font: look.textFont, isBold: false, size: 4 * unit };
  const prompt = setter.fit(language.say(message("print-signs.prompt")), text, { ...room, smallest: 3.4 * unit });
  // In a plain font: Inter would draw an x between figures as a multiplication sign.
  const typed = setter.fit(
    typedLink(link),
    { font: "Open Sans", isBold: false, size: 3 * unit },
    { ...room, lines: 4, smallest: 2.4 * unit },
  );
  const gap = 5.5 * unit;
  const words = find.height + prompt.height + typed.height;
  const side = Math.max(20 * unit, Math.min(area.width, area.height - words - 3 * gap, 46 * unit));
  const alt = language.say(message("print-signs.qr", { address: typedLink(link) }));
  const x = area.x + (area.width - side) / 2;
  const code: Part = {
    height: side,
    at: (y) => [qrCodeBlock(qrCodeOf(link), { x, y, width: side }, alt, 2.4 * unit)],
  };
  const parts = [
    textPart(find, column, look.accent),
    code,
    textPart(prompt, column, look.text),
    textPart(typed, column, look.quiet),
  ];
  const free = area.height - words - side;
  return centered(stack(parts, Math.max(2 * unit, Math.min(gap * 1.3, free / 3))), area);
}

/** Without the scheme, and without the guests' code that only the QR code has. */
function typedLink(link: string): string {
  return link.replace(/^https?:\/\/|#.*$/g, "");
}
