import { encode } from "uqr";
import { expect, it } from "vitest";
import type { PrintOptions } from "../../../../../common/print/print-options.ts";
import { ornaments } from "../../../../../common/print/print-words.ts";
import { qrSettings } from "../../../../../common/qr-path.ts";
import { boxesOf, layoutInput, protruding, textsOf } from "../../../../testing/layout-inputs.ts";
import { painted } from "../../../../testing/pictures.ts";
import type { Page } from "../../pages/page.ts";
import type { PrintPicture } from "../../pages/print-facts.ts";
import { layOutSign } from "./sign.ts";

const { event } = layoutInput("sign").facts;
const size = { width: 60, height: 40 };
const ring = painted(size.width, size.height, () => [122, 45, 66, 255]);
const photo: PrintPicture = {
  kind: "photo",
  bytes: ring.get_bytes_jpeg(80),
  mediaType: "image/jpeg",
  ...size,
  ink: null,
  scrim: 35,
};
const monogram: PrintPicture = {
  ...photo,
  kind: "monogram",
  bytes: ring.get_bytes_webp(),
  mediaType: "image/webp",
  ink: "#7a2d42",
};
const papers = ["a6", "a5", "a3", "letter"] as const;
const names = [
  "Anna & Ben",
  "The Rosewood Foundation’s Annual Gala Dinner for Friends and Supporters",
  "x".repeat(200),
];

it("fits its paper with any name, picture and ornament", () => {
  for (const ornament of ornaments.options) {
    for (const [index, picture] of [null, photo, monogram].entries()) {
      for (const isLandscape of [false, true]) {
        const paper = papers[index + Number(isLandscape)] ?? "a5";
        for (const name of names) {
          const page = signOf({ name, picture }, { ornament, isLandscape, paper });
          expect(protruding(page)).toEqual([]);
          expect(overlapping(page)).toEqual([]);
          const texts = textsOf(page).map(({ line }) => line.text);
          expect(texts.join("").replaceAll(" ", "")).toContain(name.replaceAll(" ", ""));
        }
      }
    }
  }
});

it("has a QR code that leads to the link, black on white, and the link to be typed below it", () => {
  for (const isLandscape of [false, true]) {
    const page = signOf({}, { isLandscape });
    const boxes = boxesOf(page.items);
    const code = boxes.filter((box) => box.kind === "path").find(({ fill }) => fill === "#000000");
    const modules = encode(event.link, qrSettings).data;
    expect(code).toMatchObject({ fill: "#000000" });
    const dark = Array.from(code?.data.matchAll(/M(\d+) (\d+)h(\d+)v1/g) ?? [], ([, , , length]) => Number(length));
    expect(dark.reduce((sum, length) => sum + length, 0)).toBe(modules.flat().filter(Boolean).length);
    const white = boxes.find((box) => box.kind === "rectangle" && box.fill === "#ffffff");
    expect(white).toMatchObject({ x: code?.x, y: code?.y, width: (code?.scale ?? 0) * modules.length });
    expect(textsOf(page).at(-1)?.line.text).toBe("tables.example/view/seats/k3x9q2mz7w");
  }
});

it("says what the QR code leads to, without the code that guests need", () => {
  const figure = signOf({}, {}).items.find((item) => item.kind === "block" && item.tag === "Figure");
  expect(figure).toMatchObject({ alt: "QR code that leads to tables.example/view/seats/k3x9q2mz7w" });
});

/** Texts whose capitals touch another text or the code. */
function overlapping(page: Page): string[] {
  const areas = [
    ...textsOf(page).map(({ x, y, line: { width, size, text } }) => ({
      text,
      x,
      width,
      top: y - size * 0.6,
      bottom: y,
    })),
    ...boxesOf(page.items).flatMap((box) =>
      box.kind === "rectangle" && box.fill === "#ffffff"
        ? [{ text: "code", x: box.x, width: box.width, top: box.y, bottom: box.y + box.height }]
        : [],
    ),
  ];
  return areas.flatMap((one, index) =>
    areas.slice(index + 1).flatMap((other) => {
      const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
      return isBeside || one.bottom <= other.top || other.bottom <= one.top ? [] : [`${one.text} / ${other.text}`];
    }),
  );
}

function signOf(changes: Partial<typeof event>, options: Partial<PrintOptions<"sign">>) {
  const input = layoutInput("sign", { facts: { event: { ...event, ...changes } }, options });
  const [page] = [...layOutSign(input)];
  if (!page) throw new Error("A sign has a page.");
  return page;
}
