import { isScript } from "../../../../../common/fonts.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Box } from "../../pages/page.ts";
import { millimeter } from "../../pages/page-frame.ts";
import { monogramSize, monogram as pictureBoxes, type SignPicture, signPicture } from "./event-picture.ts";
import { initialsOf } from "./initials.ts";
import { type OrnamentShape, ornamentShapes } from "./ornament-shapes.ts";

/** What decorates a card or sign. Lengths are in points. */
export interface Ornament {
  /** Above the words rather than between them. */
  isAbove: boolean;
  /** Height of one that may be so wide. */
  height(width: number): number;
  /** Around its middle, at most so wide. */
  draw(middle: { x: number; y: number }, width: number): Box[];
}

const widest = 60 * millimeter;
const hairline = 0.6;

/** The chosen ornament. Undefined for none, and for the initials of a name that has no letters. */
export function ornamentOf(input: LayoutInput): Ornament | undefined {
  const { ornament } = input.options;
  if (ornament === "none") return undefined;
  return ornament === "monogram" ? monogramOf(input) : drawn(input, ornamentShapes[ornament]);
}

function drawn({ look }: LayoutInput, { fills, strokes, reach }: OrnamentShape): Ornament {
  const half = (width: number) => Math.min(width, widest) / 2;
  return {
    isAbove: false,
    height: (width) => 2 * reach * half(width),
    draw({ x, y }, width) {
      const scale = half(width);
      const stroke = { color: look.accent, width: Math.max(hairline, scale / 90) };
      return [
        { kind: "path", data: strokes, x, y, scale, stroke },
        { kind: "path", data: fills, x, y, scale, fill: look.accent },
      ];
    },
  };
}

/** Part of a monogram's room that it takes: it is as high as wide. */
const monogramShare = 0.55;

function monogramOf(input: LayoutInput): Ornament | undefined {
  const picture = signPicture(input.facts.event);
  if (picture?.kind === "monogram") return ofPicture(input, picture);
  const initials = initialsOf(input.facts.event.name);
  return initials.length === 0 ? undefined : ofInitials(input, initials);
}

function ofPicture({ look }: LayoutInput, picture: SignPicture): Ornament {
  const side = (width: number) => Math.min(width, widest) * monogramShare;
  return {
    isAbove: true,
    height: (width) => monogramSize(picture, side(width)).height,
    draw({ x, y }, width) {
      const size = side(width);
      const { height } = monogramSize(picture, size);
      const place = { centerX: x, top: y - height / 2, size, unit: size / 40 };
      return pictureBoxes(picture, { ...place, background: look.background ?? "#ffffff" });
    },
  };
}

/** Initials in two rings. */
function ofInitials({ setter, look }: LayoutInput, initials: readonly string[]): Ornament {
  const side = (width: number) => Math.min(width, widest) * monogramShare;
  return {
    isAbove: true,
    height: side,
    draw({ x, y }, width) {
      const radius = side(width) / 2;
      const ring = (size: number, stroke: number): Box => ({
        ...{ kind: "rectangle", x: x - size, y: y - size, width: 2 * size, height: 2 * size, radius: size },
        stroke: { color: look.accent, width: stroke },
      });
      const size = radius * (initials.length > 1 ? 0.8 : 1.1) * (isScript(look.headingFont) ? 1.15 : 1);
      const style = { font: look.headingFont, isBold: false, size };
      const room = { width: radius * 1.5, height: radius * 3, lines: 1, smallest: size };
      const [line] = setter.fit(initials.join(" & "), style, room).lines;
      if (!line) return [];
      const { top, bottom } = setter.ink(line);
      return [
        ring(radius, Math.max(hairline, radius / 45)),
        ring(radius * 0.92, Math.max(0.4, radius / 110)),
        { kind: "text", x: x - line.width / 2, y: y + (top - bottom) / 2, line, color: look.accent },
      ];
    },
  };
}
