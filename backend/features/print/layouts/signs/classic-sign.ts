import type { Block, Box } from "../../pages/page.ts";
import { monogram, monogramSize } from "../ornaments/event-picture.ts";
import { signFrame } from "../ornaments/frame.ts";
import {
  codePart,
  fittedName,
  linkPart,
  occasionPart,
  ornamentPart,
  promptPart,
  type SignContent,
  type SignPart,
  textPart,
} from "./sign-parts.ts";

/** In a frame: picture, name, prompt, QR code and link; in landscape, picture and name are beside the rest. */
export function classicSign(content: SignContent): (Block | Box)[] {
  const { page, look } = content;
  const items = page.width > page.height ? besideEachOther(content) : belowEachOther(content);
  return [...signFrame(look, page), ...items];
}

/** In hundredths of the shorter side. */
const padding = 15;
const widestOrnament = 34;

function belowEachOther(content: SignContent): (Block | Box)[] {
  const { page, unit, picture } = content;
  const column = { x: page.x + padding * unit, width: page.width - 2 * padding * unit, align: "center" as const };
  const room = page.height - 2 * (padding - 2) * unit;
  const prompt = promptPart(content, column);
  const link = linkPart(content, column);
  // The sizes suit the A series; shorter papers have less room.
  const shrink = Math.min(1, page.height / (page.width * 1.38));
  const codeWidth = (picture ? 36 : 42) * shrink * unit;
  const code = codePart(content, page.x + (page.width - codeWidth) / 2, codeWidth);
  const drawing = picturePart(content, column, 24 * shrink);
  const ornament = ornamentPart(content, column, widestOrnament * unit);
  const occasion = occasionPart(content, column);
  const around = { above: content.ornament?.isAbove ? ornament : [], below: content.ornament?.isAbove ? [] : ornament };
  const head = [...(drawing ? [drawing] : []), ...around.above];
  const under = [...(occasion ? [occasion] : []), ...around.below];
  const gap = 2.5 * unit;
  const min = 3.5 * unit;
  const fixed = [prompt, link, code, ...head, ...under].reduce((sum, part) => sum + part.height, 0);
  const gaps = 3 * min + (head.length + under.length) * gap;
  const height = Math.max(8 * unit, Math.min(30 * unit, room - fixed - gaps));
  const name = fittedName(content, picture ? 9 : 11, { width: column.width, height, lines: 4 });
  const title = textPart("H1", name, column, content.look.accent);
  return spread(
    [{ parts: [...head, title, ...under], gap }, { parts: [prompt] }, { parts: [code] }, { parts: [link] }],
    page.y + (padding - 2) * unit,
    room,
  );
}

interface Group {
  parts: readonly SignPart[];
  gap?: number;
}

const heightOf = ({ parts, gap = 0 }: Group) =>
  parts.reduce((sum, { height }) => sum + height, gap * (parts.length - 1));

function spread(groups: readonly Group[], top: number, height: number): (Block | Box)[] {
  const used = groups.reduce((sum, group) => sum + heightOf(group), 0);
  const space = Math.max(0, (height - used) / Math.max(1, groups.length - 1));
  let y = top;
  return groups.flatMap((group) => {
    const items = placed(group, y);
    y += heightOf(group) + space;
    return items;
  });
}

function placed({ parts, gap = 0 }: Group, top: number): (Block | Box)[] {
  let y = top;
  return parts.flatMap((part) => {
    const items = part.at(y);
    y += part.height + gap;
    return items;
  });
}

function besideEachOther(content: SignContent): (Block | Box)[] {
  const { page, unit, look } = content;
  const half = page.width / 2;
  const width = half - 1.5 * padding * unit;
  const left = { x: page.x + padding * unit, width, align: "center" as const };
  const right = { x: page.x + half + 0.5 * padding * unit, width, align: "center" as const };
  const drawing = picturePart(content, left, 30);
  const ornament = ornamentPart(content, left, widestOrnament * unit);
  const occasion = occasionPart(content, left);
  const above = [...(drawing ? [drawing] : []), ...(content.ornament?.isAbove ? ornament : [])];
  const below = [...(occasion ? [occasion] : []), ...(content.ornament?.isAbove ? [] : ornament)];
  const gap = 3 * unit;
  const used = [...above, ...below].reduce((sum, part) => sum + part.height + gap, 0);
  const height = Math.max(8 * unit, 70 * unit - used);
  const name = textPart("H1", fittedName(content, 11, { width, height, lines: 5 }), left, look.accent);
  const prompt = promptPart(content, right);
  const link = linkPart(content, right);
  const codeWidth = Math.min(width, 72 * unit - prompt.height - link.height - 8 * unit, 42 * unit);
  const code = codePart(content, right.x + (width - codeWidth) / 2, codeWidth);
  return [
    ...centered({ parts: [...above, name, ...below], gap }, content),
    ...centered({ parts: [prompt, code, link], gap: 4 * unit }, content),
  ];
}

function centered(group: Group, { page }: SignContent): (Block | Box)[] {
  return placed(group, page.y + (page.height - heightOf(group)) / 2);
}

function picturePart(
  { picture, unit, look }: SignContent,
  column: { x: number; width: number },
  photoHeight: number,
): SignPart | undefined {
  if (!picture) return undefined;
  if (picture.kind === "monogram") {
    const place = { centerX: column.x + column.width / 2, size: 24 * unit, unit };
    const background = look.background ?? "#ffffff";
    return {
      height: monogramSize(picture, place.size).height,
      at: (top) => monogram(picture, { ...place, top, background }),
    };
  }
  const area = { x: column.x, width: column.width, height: photoHeight * unit };
  return {
    height: area.height,
    at: (y) => [{ kind: "image", ...area, y, picture: picture.page, fit: "cover", radius: 3 * unit }],
  };
}
