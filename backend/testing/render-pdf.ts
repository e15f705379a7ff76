import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { PhotonImage } from "@silvia-odwyer/photon-node";

/** Pixels in RGBA. */
export interface RenderedPage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const pointsPerInch = 72;

/** `pages` count from 1, all by default. */
export async function renderPdf(
  pdf: Uint8Array,
  dpi = 100,
  pages?: readonly number[],
): Promise<readonly RenderedPage[]> {
  const library = await openLibrary();
  const document = await library.loadDocument(pdf);
  const rendered: RenderedPage[] = [];
  const numbers = pages ?? Array.from({ length: document.getPageCount() }, (_, index) => index + 1);
  for (const number of numbers) {
    const page = document.getPage(number - 1);
    const { width, height, data } = await page.render({ scale: dpi / pointsPerInch });
    rendered.push({ width, height, pixels: data });
  }
  document.destroy();
  return rendered;
}

let opened: Promise<PDFiumLibrary> | undefined;

function openLibrary(): Promise<PDFiumLibrary> {
  opened ??= PDFiumLibrary.init();
  return opened;
}

/** Writes "test-results/print/NAME-1.png" …; returns the paths. */
export async function savePdfPictures(
  pdf: Uint8Array,
  name: string,
  { dpi = 100, pages }: { dpi?: number; pages?: readonly number[] } = {},
): Promise<string[]> {
  const folder = path.join("test-results", "print");
  await mkdir(folder, { recursive: true });
  const rendered = await renderPdf(pdf, dpi, pages);
  return Promise.all(
    rendered.map(async ({ width, height, pixels }, index) => {
      const file = path.join(folder, `${name}-${pages?.[index] ?? index + 1}.png`);
      await writeFile(file, new PhotonImage(pixels, width, height).get_bytes());
      return file;
    }),
  );
}
