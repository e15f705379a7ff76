import { describe, expect, it } from "vitest";
import { painted } from "../../../testing/pictures.ts";
import { type ReadPdf, readAloud, readPdf } from "../../../testing/read-pdf.ts";
import { renderPdf } from "../../../testing/render-pdf.ts";
import { createFaces } from "../faces/faces.ts";
import type { Block, Box, Page, PageItem, TextBox } from "../pages/page.ts";
import { createTextSetter } from "../text/create-text-setter.ts";
import { drawSvg } from "./draw-svg.ts";
import { drawPdf } from "./print-document.ts";

const faces = createFaces();
const setter = createTextSetter(faces);

function text(x: number, y: number, said: string, size = 18): TextBox {
  const line = setter.line(said, { font: "EB Garamond", isBold: false, size });
  return { kind: "text", x, y, color: "#202020", line };
}

const block = (tag: Block["tag"], ...items: PageItem[]): Block => ({ kind: "block", tag, items });

const pageOf = (...items: PageItem[]): Page => ({ width: 420, height: 595, items });

async function printed(...pages: Page[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const info = { title: "A & <B>", language: "de", createdAt: new Date("2026-11-22T18:42:00Z") };
  for await (const bytes of drawPdf(pages, info, faces)) parts.push(bytes);
  return Buffer.concat(parts);
}

const read = async (...pages: Page[]): Promise<ReadPdf> => readPdf(await printed(...pages));

async function colorAt(box: Box, [x, y]: readonly [number, number]): Promise<number[]> {
  const [page] = await renderPdf(await printed(pageOf(box)), 72);
  const at = 4 * (Math.floor(y) * (page?.width ?? 0) + Math.floor(x));
  return [...(page?.pixels.subarray(at, at + 3) ?? [])];
}

const names = [
  ...["Ana Høst", "office fi", "Ђорђе Ѓорѓи", "Αλέξης Παππάς", "שרה", "محمد", "अनन्या शर्मा", "ธนพล ใจดี", "王小明"],
  ...["さくら 山田", "김민준", "Արամ", "ნინო", "ልዑል", "கண்ணன்", "অর্ণব", "Jo😀"],
];

describe("a PDF", () => {
  it("has texts of any script that are found, copied and read out as they were written", async () => {
    const paragraphs = names.map((name, index) => block("P", text(20, 30 + index * 24, name)));
    const pdf = await read(pageOf(block("Sect", ...paragraphs)));
    expect(readAloud(pdf)).toEqual(names);
    expect(pdf.pages.map(({ boxes }) => boxes)).toEqual([0]);
  });

  it("draws paths, and pictures that cover their box", async () => {
    // The middle of a quadratic curve from (100, 100) to (200, 100) by way of (150, 0) is at (150, 50).
    const bow = { kind: "path", data: "M0 10Q5 0 10 10z", x: 100, y: 0, scale: 10, fill: "#ff0000" } as const;
    expect(await colorAt(bow, [150, 53])).toEqual([255, 0, 0]);
    expect(await colorAt(bow, [150, 47])).toEqual([255, 255, 255]);
    const disk = { kind: "path", data: "M0 5a5 5 0 1110 0 5 5 0 11-10 0", x: 100, y: 100, scale: 10 } as const;
    expect(await colorAt({ ...disk, fill: "#0000ff" }, [150, 103])).toEqual([0, 0, 255]);
    expect(await colorAt({ ...disk, fill: "#0000ff" }, [104, 104])).toEqual([255, 255, 255]);
    const bytes = painted(40, 20, (x) => (x < 0.25 || x >= 0.75 ? [0, 0, 0, 255] : [0, 255, 0, 255])).get_bytes();
    const picture = { bytes, width: 40, height: 20 };
    const photo = { kind: "image", x: 10, y: 10, width: 100, height: 100, picture } as const;
    expect(await colorAt({ ...photo, fit: "cover" }, [14, 60])).toEqual([0, 255, 0]);
    expect(await colorAt({ ...photo, fit: "contain" }, [14, 60])).toEqual([0, 0, 0]);
    expect(await colorAt({ ...photo, fit: "cover", radius: 50 }, [14, 14])).toEqual([255, 255, 255]);
  });
});

describe("an SVG", () => {
  it("is small, and needs nothing from outside", () => {
    const lines = Array.from({ length: 150 }, (_, index) =>
      text(20, index * 4, `Hannelore Lindqvist-Ødegård ${index}`),
    );
    const bytes = painted(4, 4, () => [0, 0, 0, 255]).get_bytes();
    const picture = { bytes, width: 4, height: 4 };
    const photo: Box = { kind: "image", x: 0, y: 0, width: 9, height: 9, picture, fit: "cover", radius: 3 };
    const svg = drawSvg(pageOf(block("Sect", ...lines), photo), faces);
    expect(svg.length).toBeLessThan(150_000);
    expect(svg).not.toMatch(/<script|<text|href="(?!#|data:image\/png;base64,)|\son\w+=/);
  });
});
