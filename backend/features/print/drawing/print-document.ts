import { message } from "../../../../common/messages/message.ts";
import type { PrintKind } from "../../../../common/print/print-kinds.ts";
import type { PrintOptions } from "../../../../common/print/print-options.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { readLanguage } from "../../../lib/languages.ts";
import { createFaces, type Faces, hanFormsOf } from "../faces/faces.ts";
import type { Layout, PrintNotes } from "../pages/layout.ts";
import type { Bookmark, Page } from "../pages/page.ts";
import { pageLook } from "../pages/page-look.ts";
import { type PrintFacts, type PrintGuest, printedColumns } from "../pages/print-facts.ts";
import { createTextSetter } from "../text/create-text-setter.ts";
import { loadHyphenation, mayBeHyphenated } from "../text/text-setter.ts";
import { drawSvg } from "./draw-svg.ts";
import { PdfBoxes } from "./pdf-boxes.ts";
import { createDocument, type DocumentInfo } from "./pdf-document.ts";
import { PdfStructure } from "./pdf-structure.ts";
import { PdfText } from "./pdf-text.ts";
import type { PagePreview, PrintedPages, PrintFindings, PrintOutput, PrintTask } from "./print-messages.ts";

const catalogs = ["floor-plan", "guest-search", "print-cards", "print-lists", "print-runs", "print-signs"];

const millimetersPerPoint = 25.4 / 72;

const maxMissing = 50;
const maxNames = 20;

interface Arranged {
  pages: Iterable<Page>;
  title: string;
  faces: Faces;
  /** Once all pages are arranged. */
  findings(): PrintFindings;
}

async function arrange<Kind extends PrintKind>({
  kind,
  options,
  facts,
}: Omit<PrintTask<PrintOutput, Kind>, "output">): Promise<Arranged> {
  const layOut = await loadLayout(kind);
  const faces = createFaces(hanFormsOf(namesOf(facts)));
  const setter = createTextSetter(faces);
  const language = readLanguage(options.language, catalogs);
  const hyphenate = hasLongWords(facts, options) ? await loadHyphenation(options.language) : undefined;
  const look = pageLook(facts.event.theme, options.look);
  const notes: PrintNotes = { smallNames: new Set(), isOrnamentLeftOut: false };
  return {
    pages: layOut({ facts, options, setter, language, look, hyphenate, notes }),
    title: language.say(message("print-runs.title", { event: facts.event.name, kind: kind.replaceAll("-", "_") })),
    faces,
    findings: () => ({
      ...missingOf(setter.missing, facts.guests),
      ...{ smallNames: [...notes.smallNames].slice(0, maxNames), isOrnamentLeftOut: notes.isOrnamentLeftOut },
    }),
  };
}

function hasLongWords({ guests, tables, columns: all }: PrintFacts, options: PrintOptions): boolean {
  const columns = printedColumns(options, all);
  const isLong = (text: string | undefined) => text !== undefined && mayBeHyphenated(text);
  return (
    columns.some(isLong) ||
    tables.some(({ note }) => isLong(note)) ||
    guests.some(({ info }) => columns.some((column) => isLong(info[column])))
  );
}

function* namesOf({ guests, others = [] }: PrintFacts): Generator<string, void> {
  for (const { name } of guests) yield name;
  for (const { name } of others) yield name;
}

/** Whom it is about, so that they can be written by hand, or otherwise. */
function missingOf(characters: ReadonlySet<string>, guests: readonly PrintGuest[]) {
  const missing = [...characters].slice(0, maxMissing);
  const names = new Set<string>();
  for (const { name } of characters.size > 0 ? guests : []) {
    if (names.size < maxNames && Array.from(name.normalize("NFC")).some((one) => characters.has(one))) names.add(name);
  }
  return { missing, missingIn: [...names] };
}

/** Prints a PDF; each page waits for `write` of the last. @throws DomainError BAD_INPUT with nothing to print */
export async function printPdf(
  task: Omit<PrintTask, "output">,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<PrintedPages> {
  const { pages, title, faces, findings } = await arrange(task);
  let pageCount = 0;
  function* counted() {
    for (const page of pages) {
      pageCount += 1;
      yield page;
    }
    if (pageCount === 0) throw nothingToPrint();
  }
  const info = { title, language: task.options.language, createdAt: new Date(task.facts.readAt) };
  for await (const bytes of drawPdf(counted(), info, faces)) await write(bytes);
  return { form: "pdf", pageCount, ...findings() };
}

/** Draws page `wanted` (from 1), or the last one if fewer. @throws DomainError BAD_INPUT with nothing to print */
export async function previewPage(task: Omit<PrintTask, "output">, wanted: number): Promise<PagePreview> {
  const { pages, faces, findings } = await arrange(task);
  let shown: { page: Page; number: number } | undefined;
  let pageCount = 0;
  for (const page of pages) {
    pageCount += 1;
    if (pageCount <= Math.max(wanted, 1)) shown = { page, number: pageCount };
  }
  if (!shown) throw nothingToPrint();
  return {
    form: "preview",
    svg: drawSvg(shown.page, faces),
    page: shown.number,
    pageCount,
    widthMm: shown.page.width * millimetersPerPoint,
    heightMm: shown.page.height * millimetersPerPoint,
    ...findings(),
  };
}

const nothingToPrint = () => new DomainError("BAD_INPUT", message("print-runs.nothingToPrint"));

/** Loaded on demand, so that the process that prints starts quickly. */
const loaders: { readonly [Kind in PrintKind]: () => Promise<Layout<Kind>> } = {
  "place-cards": async () => (await import("../kinds/cards/place-cards.ts")).layOutPlaceCards,
  "escort-cards": async () => (await import("../kinds/cards/escort-cards.ts")).layOutEscortCards,
  "table-signs": async () => (await import("../kinds/table-signs/table-signs.ts")).layOutTableSigns,
  "by-name": async () => (await import("../kinds/names/names.ts")).layOutNames,
  "by-table": async () => (await import("../kinds/by-table/by-table.ts")).layOutByTable,
  "check-in": async () => (await import("../kinds/names/names.ts")).layOutNames,
  caterer: async () => (await import("../kinds/caterer/caterer.ts")).layOutCaterer,
  poster: async () => (await import("../kinds/poster/poster.ts")).layOutPoster,
  "floor-plan": async () => (await import("../kinds/floor-plan/floor-plan.ts")).layOutFloorPlan,
  codes: async () => (await import("../kinds/cards/codes.ts")).layOutCodes,
  sign: async () => (await import("../kinds/sign/sign.ts")).layOutSign,
};

function loadLayout<Kind extends PrintKind>(kind: Kind): Promise<Layout<Kind>> {
  return loaders[kind]();
}

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
