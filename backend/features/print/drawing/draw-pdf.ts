import type { Faces } from "../faces/faces.ts";
import type { Bookmark, Page } from "../pages/page.ts";
import { PdfBoxes } from "./pdf-boxes.ts";
import { createDocument, type DocumentInfo } from "./pdf-document.ts";
import { PdfStructure } from "./pdf-structure.ts";
import { PdfText } from "./pdf-text.ts";

/** Fewer take more time, more take more memory. */
const portionBytes = 64 * 1024;

/** Draws a tagged PDF with bookmarks, page by page in portions of about 64 kB. Equal input gives equal bytes. */
export async function* drawPdf(
  pages: Iterable<Page>,
  info: DocumentInfo,
  faces: Pick<Faces, "face">,
): AsyncGenerator<Uint8Array, void> {
  const document = createDocument(info);
  const structure = new PdfStructure(document, new PdfBoxes(document, new PdfText(document, faces)));
  const bookmarks = new Bookmarks(document);
  for (const page of pages) {
    document.addPage({ size: [page.width, page.height], margin: 0 });
    for (const bookmark of page.bookmarks ?? []) bookmarks.add(bookmark, page.width);
    structure.draw(page.items);
    if (document.readableLength >= portionBytes) yield* waiting(document);
  }
  structure.end();
  document.end();
  yield* waiting(document);
  for await (const chunk of document) yield chunk;
}

function* waiting(document: PDFKit.PDFDocument): Generator<Uint8Array, void> {
  const bytes: Uint8Array | null = document.read();
  if (bytes) yield bytes;
}

class Bookmarks {
  readonly #document: PDFKit.PDFDocument;
  #top: PDFKit.PDFOutline | undefined;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  add({ title, level }: Bookmark, pageWidth: number): void {
    // pdfkit counts it from the right edge.
    const options = { left: pageWidth };
    if (level === 2 && this.#top) this.#top.addItem(title, options);
    else this.#top = this.#document.outline.addItem(title, options);
  }
}
