import { mix, readableOn } from "../../../../../common/contrast.ts";
import { eventColors } from "../../../../../common/event-colors.ts";
import type { Block, Box } from "../../pages/page.ts";
import { type Area, filled } from "../../pages/page-frame.ts";
import { placedText } from "../../pages/placed-text.ts";
import { monogram, monogramSize, photoUnderText, type SignPicture } from "../ornaments/event-picture.ts";
import { codePart, fittedName, linkPart, promptPart, type SignContent, stacked } from "./sign-parts.ts";

/** The picture fills the upper half, in landscape the left half, as far as the edge. */
export function pictureSign(content: SignContent, picture: SignPicture): (Block | Box)[] {
  const { page, unit } = content;
  if (page.width > page.height) {
    const width = page.width * 0.52;
    return [
      ...pictureArea(content, picture, { ...page, width }),
      ...invitation(content, { ...page, x: page.x + width, width: page.width - width }),
    ];
  }
  const height = Math.min(78 * unit, page.height * 0.56);
  return [
    ...pictureArea(content, picture, { ...page, height }),
    ...invitation(content, { ...page, y: page.y + height, height: page.height - height }),
  ];
}

function pictureArea(content: SignContent, picture: SignPicture, area: Area): (Block | Box)[] {
  return picture.kind === "photo" ? photoArea(content, picture, area) : monogramArea(content, picture, area);
}

function photoArea(content: SignContent, picture: SignPicture, area: Area): (Block | Box)[] {
  const { unit } = content;
  const padding = 6 * unit;
  const width = area.width - 2 * padding;
  const name = fittedName(content, 11, { width, height: 36 * unit, lines: 4 });
  const y = area.y + area.height - padding - name.height;
  const place = { x: area.x + padding, y, width, align: "center" as const };
  return [...photoUnderText(picture, area), { kind: "block", tag: "H1", items: placedText(name, place, "#ffffff") }];
}

function monogramArea(content: SignContent, picture: SignPicture, area: Area): (Block | Box)[] {
  const { unit, look } = content;
  const background = look.background ?? "#ffffff";
  const tint = subtle(content, background);
  const padding = 6 * unit;
  const width = area.width - 2 * padding;
  const size = Math.min(44 * unit, area.width - 2 * padding);
  const drawn = monogramSize(picture, size);
  const gap = 4 * unit;
  const name = fittedName(content, 8, { width, height: area.height - drawn.height - gap - 2 * padding, lines: 4 });
  const top = area.y + (area.height - drawn.height - gap - name.height) / 2;
  const place = { x: area.x + padding, y: top + drawn.height + gap, width, align: "center" as const };
  return [
    ...filled(area, tint),
    ...monogram(picture, { centerX: area.x + area.width / 2, top, size, unit, background: tint }),
    { kind: "block", tag: "H1", items: placedText(name, place, readableOn(look.accent, [tint])) },
  ];
}

function subtle({ input: { facts, options }, look }: SignContent, background: string): string {
  if (options.look === "plain") return mix(background, look.text, 0.06);
  return eventColors(facts.event.theme, "light")["brand.subtle"] ?? background;
}

/** The prompt beside the QR code, or above it where the area is upright, and the link below. */
function invitation(content: SignContent, area: Area): (Block | Box)[] {
  const { unit } = content;
  const padding = 7 * unit;
  const width = area.width - 2 * padding;
  const left = area.x + padding;
  const link = linkPart(content, { x: left, width, align: "center" });
  if (area.height > area.width) {
    const prompt = promptPart(content, { x: left, width, align: "center" });
    const side = Math.min(width, area.height - prompt.height - link.height - 2 * padding - 8 * unit, 46 * unit);
    const code = codePart(content, left + (width - side) / 2, side);
    const all = stacked([prompt, code, link], 4 * unit);
    return all.at(area.y + (area.height - all.height) / 2);
  }
  const bottom = area.y + area.height - 5 * unit - link.height;
  const room = bottom - area.y - 3 * unit;
  const side = Math.min(40 * unit, room - 3 * unit);
  const gap = 5 * unit;
  const prompt = promptPart(content, { x: left, width: width - side - gap, align: "start" });
  const code = codePart(content, left + width - side, side);
  const middle = area.y + 3 * unit + room / 2;
  return [...prompt.at(middle - prompt.height / 2), ...code.at(middle - side / 2), ...link.at(bottom)];
}
