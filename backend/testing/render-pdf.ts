import { PDFiumLibrary } from "@hyzyla/pdfium";

/** Pixels in RGBA. */
export interface RenderedPage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const pointsPerInch = 72;

export async function renderPdf(pdf: Uint8Array, dpi = 100): Promise<readonly RenderedPage[]> {
  const library = await openLibrary();
  const document = await library.loadDocument(pdf);
  const rendered: RenderedPage[] = [];
  for (let number = 0; number < document.getPageCount(); number += 1) {
    const page = document.getPage(number);
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
