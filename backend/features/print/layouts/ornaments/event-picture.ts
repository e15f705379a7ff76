import { contrastRatio, textColorOn } from "../../../../../common/contrast.ts";
import type { Box, PagePicture } from "../../pages/page.ts";
import type { Area } from "../../pages/page-frame.ts";
import { pagePicture } from "../../pages/page-picture.ts";
import type { PrintEvent, PrintPicture } from "../../pages/print-facts.ts";

/** The event's picture, ready to be printed. */
export interface SignPicture extends Pick<PrintPicture, "kind" | "ink" | "scrim"> {
  page: PagePicture;
}

/** Undefined without a picture. */
export function signPicture({ picture }: Pick<PrintEvent, "picture">): SignPicture | undefined {
  if (!picture) return undefined;
  const { kind, ink, scrim } = picture;
  return { kind, ink, scrim, page: pagePicture(picture) };
}

/** Contrast below which a drawing is hard to see. */
const minOfInk = 2;

/** Color behind a drawing that would hardly be seen on the background; undefined if it can be seen. */
function plateFor({ ink }: SignPicture, background: string): string | undefined {
  return ink === null || contrastRatio(ink, background) >= minOfInk ? undefined : textColorOn(ink);
}

/** Where a monogram goes, in points. */
export interface MonogramPlace {
  centerX: number;
  top: number;
  size: number;
  unit: number;
  background: string;
}

/** A monogram, with a plate behind it if its ink is hard to see on the sign. */
export function monogram(picture: SignPicture, { centerX, top, size, unit, background }: MonogramPlace): Box[] {
  const plate = plateFor(picture, background);
  const { width, height } = monogramSize(picture, size);
  const padding = plate === undefined ? 0 : 2 * unit;
  const x = centerX - width / 2;
  const inner = { width: width - 2 * padding, height: height - 2 * padding };
  return [
    ...(plate === undefined
      ? []
      : [{ kind: "rectangle" as const, x, y: top, width, height, fill: plate, radius: 3 * unit }]),
    { kind: "image", x: x + padding, y: top + padding, ...inner, picture: picture.page, fit: "contain" },
  ];
}

/** Size of a monogram with this longer side, in the same unit. */
export function monogramSize({ page }: SignPicture, size: number): { width: number; height: number } {
  const scale = size / Math.max(page.width, page.height);
  return { width: page.width * scale, height: page.height * scale };
}

/** A photo that covers an area, darkened so that white text on it can be read. */
export function photoUnderText({ page, scrim }: SignPicture, area: Area): Box[] {
  // A dark background for white text until a reader has loaded the photo, and where it shows none.
  return [
    { kind: "rectangle", ...area, fill: "#2b2926" },
    { kind: "image", ...area, picture: page, fit: "cover", scrim },
  ];
}
