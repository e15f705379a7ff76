import photon from "@silvia-odwyer/photon-node";
import { contrastRatio, textColorOn } from "../../../../common/contrast.ts";
import { isScript } from "../../../../common/fonts.ts";
import type { LayoutInput, PageLook } from "./layout.ts";
import type { Box, PagePicture } from "./page.ts";
import { type Area, inset, millimeter, opticalSize, type Part } from "./parts.ts";
import type { PrintEvent, PrintPicture } from "./print-facts.ts";

/** A double line inside an area, `edge` points from its sides: it looks finished in a picture frame and without one. */
export function frame({ accent }: PageLook, area: Area, edge: number): Box[] {
  const weight = Math.max(0.45, edge / 42);
  const line = (by: number, width: number): Box => ({
    kind: "rectangle",
    ...inset(area, by),
    stroke: { color: accent, width },
  });
  return [line(edge, weight), line(edge + Math.max(0.9 * millimeter, edge * 0.16), weight * 0.4)];
}

/** The event's monogram, or the initials of its name, in the middle of an area. Undefined for a name without letters. */
export function monogram(input: LayoutInput, { x, width }: Area, side: number): Part | undefined {
  const centerX = x + width / 2;
  const { picture } = input.facts.event;
  if (picture?.kind === "monogram")
    return drawing(input, { picture: pagePicture(picture), ink: picture.ink }, centerX, side);
  const initials = initialsOf(input.facts.event.name);
  return initials.length === 0
    ? undefined
    : { height: side, at: (y) => rings(input, initials, { x: centerX, y }, side) };
}

/** Contrast below which a drawing is hard to see. */
const minOfInk = 2;

/** With a plate behind it if its ink would hardly be seen. */
function drawing(
  { look }: LayoutInput,
  { picture, ink }: { picture: PagePicture; ink: string | null },
  centerX: number,
  side: number,
): Part {
  const scale = side / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const background = look.background ?? "#ffffff";
  const hasPlate = ink !== null && contrastRatio(ink, background) < minOfInk;
  return {
    height,
    at: (y) => {
      const area = { x: centerX - width / 2, y, width, height };
      const plate: Box[] = hasPlate
        ? [{ kind: "rectangle", ...area, fill: textColorOn(ink ?? background), radius: side * 0.07 }]
        : [];
      return [...plate, { kind: "image", ...inset(area, hasPlate ? side * 0.05 : 0), picture, fit: "contain" }];
    },
  };
}

/** Initials in two rings. */
function rings(
  { setter, look }: LayoutInput,
  initials: readonly string[],
  at: { x: number; y: number },
  side: number,
): Box[] {
  const radius = side / 2;
  const center = { x: at.x, y: at.y + radius };
  const ring = (size: number, width: number): Box => ({
    ...{ kind: "rectangle", x: center.x - size, y: center.y - size, width: 2 * size, height: 2 * size, radius: size },
    stroke: { color: look.accent, width },
  });
  const size =
    opticalSize(look.headingFont, radius * (initials.length > 1 ? 0.72 : 1)) * (isScript(look.headingFont) ? 0.85 : 1);
  const style = { font: look.headingFont, isBold: false, size };
  const [line] = setter.fit(initials.join(" & "), style, {
    ...{ width: radius * 1.5, height: radius * 3, lines: 1, smallest: size },
  }).lines;
  if (!line) return [];
  const { top, bottom } = setter.ink(line);
  return [
    ring(radius, Math.max(0.55, radius / 45)),
    ring(radius * 0.92, Math.max(0.3, radius / 110)),
    { kind: "text", x: center.x - line.width / 2, y: center.y + (top - bottom) / 2, line, color: look.accent },
  ];
}

const joiner = /\s*(?:&|\+|\s(?:and|und|et|y|e|og|och|en)\s)\s*/iu;
const firstLetter = /\p{L}\p{M}*/u;

/** Initials of an event's name: "A & B" for two who celebrate, otherwise one letter; empty without letters. */
function initialsOf(name: string): string[] {
  const [one = "", other = ""] = name.split(joiner);
  const letters = [one, other].flatMap((part) => firstLetter.exec(part)?.[0] ?? []);
  return letters.map((letter) => letter.toLocaleUpperCase("en"));
}

/** The event's photo over an area, darkened so that white text on it can be read; undefined without a photo. */
export function photo({ picture }: PrintEvent, area: Area): Box[] | undefined {
  if (picture?.kind !== "photo") return undefined;
  // A dark background for white text until a reader has loaded the photo, and where it shows none.
  return [
    { kind: "rectangle", ...area, fill: "#2b2926" },
    { kind: "image", ...area, picture: pagePicture(picture), fit: "cover", scrim: picture.scrim },
  ];
}

const printable: readonly string[] = ["image/jpeg", "image/png"];

/** A picture as JPEG or PNG: monograms are stored as WebP, which PDF does not support. */
function pagePicture({ bytes, mediaType, width, height }: PrintPicture): PagePicture {
  return { bytes: printable.includes(mediaType) ? bytes : pngOf(bytes), width, height };
}

function pngOf(bytes: Uint8Array): Uint8Array {
  const picture = photon.PhotonImage.new_from_byteslice(bytes);
  const png = picture.get_bytes();
  picture.free();
  return png;
}
