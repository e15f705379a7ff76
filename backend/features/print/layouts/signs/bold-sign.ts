import type { Block, Box } from "../../pages/page.ts";
import { monogram, monogramSize } from "../ornaments/event-picture.ts";
import { codePart, fittedName, linkPart, promptPart, type SignContent, textPart } from "./sign-parts.ts";

/** The name as large as it can be, on the event's color. */
export function boldSign(content: SignContent): (Block | Box)[] {
  const { page, unit, look, picture } = content;
  const padding = 8 * unit;
  const width = page.width - 2 * padding;
  const left = page.x + padding;
  const side = (page.width > page.height ? 38 : 36) * unit;
  const gap = 5 * unit;
  const link = linkPart(content, { x: left, width, align: "start" });
  const prompt = promptPart(content, { x: left, width: width - side - gap, align: "start" });
  const code = codePart(content, left + width - side, side);
  const bottom = page.y + page.height - padding;
  const linkTop = bottom - link.height;
  const codeTop = linkTop - 4 * unit - side;
  const promptTop = linkTop - 4 * unit - prompt.height;
  const drawing = picture?.kind === "monogram" ? picture : undefined;
  const drawn = drawing ? monogramSize(drawing, 16 * unit) : undefined;
  const drawingTop = codeTop - (drawn ? drawn.height + 3 * unit : 0);
  // In landscape, there is room for the name only beside code and monogram.
  const isWide = page.width > page.height;
  const nameBottom = isWide ? promptTop : Math.min(drawingTop, promptTop);
  const height = Math.min(118 * unit, nameBottom - 6 * unit - (page.y + padding));
  const nameWidth = isWide && drawn ? width - side - gap : width;
  const name = fittedName(content, isWide ? 22 : 19, { width: nameWidth, height, lines: 8 }, 1);
  const head = textPart("H1", name, { x: left, width: nameWidth, align: "start" }, look.text);
  const background = look.background ?? "#ffffff";
  return [
    ...head.at(page.y + padding),
    ...prompt.at(promptTop),
    ...(drawing && drawn
      ? monogram(drawing, {
          centerX: left + width - drawn.width / 2,
          top: drawingTop,
          size: 16 * unit,
          unit,
          background,
        })
      : []),
    ...code.at(codeTop),
    ...link.at(linkTop),
  ];
}
