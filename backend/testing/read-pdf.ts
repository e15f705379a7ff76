import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A PDF as a reader sees it. */
export interface ReadPdf {
  title: string | undefined;
  creator: string | undefined;
  producer: string | undefined;
  /** ISO 639, such as "en"; null for none. */
  language: string | null;
  /** Whether it says that it has a structure. */
  isTagged: boolean;
  outline: readonly ReadBookmark[];
  pages: readonly ReadPage[];
}

/** An entry in the outline. */
interface ReadBookmark {
  title: string;
  /** Number of the page that it leads to, from 1. */
  page: number;
  children: readonly ReadBookmark[];
}

/** A page. All lengths are in points. */
interface ReadPage {
  width: number;
  height: number;
  /** In the order in which they are drawn. */
  texts: readonly ReadText[];
  /** What is read out, as a tree; null without structure. */
  structure: ReadElement | null;
  /** Names of the fonts of its texts. */
  fonts: readonly string[];
  /** How many boxes are shown for characters that a font lacks. */
  boxes: number;
}

/** A text in one font and size. */
interface ReadText {
  text: string;
  /** The left end of the baseline, from the page's top left corner; of a rotated text, where it begins. */
  x: number;
  y: number;
  width: number;
  size: number;
  /** Degrees, clockwise. */
  rotation: number;
  /** Whether it is decoration, which is not read out. */
  isDecoration: boolean;
}

/** An element of the structure. */
export interface ReadElement {
  role: string;
  alt: string | undefined;
  /** Its own texts, and those of its children, in reading order. */
  text: string;
  children: readonly ReadElement[];
}

/** Reads a PDF as a reader does that knows nothing of who made it. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({
    data: new Uint8Array(pdf),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
  });
  try {
    const document = await loading.promise;
    const { info } = await document.getMetadata();
    const pages: ReadPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      pages.push(await readPage(page));
      page.cleanup();
    }
    const marks = await document.getMarkInfo();
    return {
      title: textOf(info, "Title"),
      creator: textOf(info, "Creator"),
      producer: textOf(info, "Producer"),
      language: textOf(info, "Language") ?? null,
      isTagged: marks !== null && "Marked" in marks && marks.Marked === true,
      outline: await readOutline(document, (await document.getOutline()) ?? []),
      pages,
    };
  } finally {
    await loading.destroy();
  }
}

/** All texts of a PDF's structure, one of each element that has any, in reading order. */
export function readAloud(pdf: ReadPdf): string[] {
  const aloud = ({ text, children }: ReadElement): string[] => (children.length > 0 ? children.flatMap(aloud) : [text]);
  return pdf.pages.flatMap(({ structure }) => (structure ? aloud(structure) : [])).filter((text) => text !== "");
}

/** The elements of a role within an element, in reading order. */
export function elementsOf(element: ReadElement | null, role: string): ReadElement[] {
  if (!element) return [];
  const inside = element.children.flatMap((child) => elementsOf(child, role));
  return element.role === role ? [element, ...inside] : inside;
}

function textOf(info: object, key: string): string | undefined {
  const value: unknown = Reflect.get(info, key);
  return typeof value === "string" ? value : undefined;
}

type Outline = Awaited<ReturnType<PDFDocumentProxy["getOutline"]>>;

async function readOutline(document: PDFDocumentProxy, entries: Outline): Promise<ReadBookmark[]> {
  return Promise.all(
    entries.map(async ({ title, dest, items }) => {
      const [target] = (typeof dest === "string" ? await document.getDestination(dest) : dest) ?? [];
      const page = target ? (await document.getPageIndex(target)) + 1 : 0;
      return { title, page, children: await readOutline(document, items) };
    }),
  );
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const { texts, marked } = readTexts(items, height);
  const tree = await page.getStructTree();
  return { width, height, texts, structure: tree && readElement(tree, marked), ...(await readGlyphs(page)) };
}

type Items = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>["items"];

/** The texts of a page with their places, and what is read of each part of its structure. */
function readTexts(items: Items, height: number): { texts: ReadText[]; marked: ReadonlyMap<string, string> } {
  const texts: ReadText[] = [];
  const marked = new Map<string, string>();
  const around: Mark[] = [];
  for (const item of items) {
    if ("type" in item) {
      passMark(around, item);
      continue;
    }
    const mark = around.findLast((candidate) => candidate !== undefined);
    if (item.str !== "") texts.push({ ...placeOf(item, height), isDecoration: mark === decoration });
    // The end of a line separates words, as a space does.
    if (mark !== undefined) marked.set(mark, `${marked.get(mark) ?? ""}${item.str}${item.hasEOL ? " " : ""}`);
  }
  return { texts, marked };
}

/** What texts are between: the beginning of decoration, of a part of the structure by its identifier, or of anything else. */
type Mark = string | undefined;

const decoration = "decoration";

function passMark(around: Mark[], item: { type: string; id?: string | null }): void {
  if (item.type === "endMarkedContent") around.pop();
  else around.push(textOf(item, "tag") === "Artifact" ? decoration : (item.id ?? undefined));
}

interface PlacedItem {
  str: string;
  transform: readonly number[];
  width: number;
}

function placeOf({ str, transform, width }: PlacedItem, pageHeight: number): Omit<ReadText, "isDecoration"> {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
  const degrees = Math.round((Math.atan2(-b, a) * 180) / Math.PI);
  return { text: str, x, y: pageHeight - y, width, size: Math.hypot(c, d), rotation: (degrees + 360) % 360 };
}

type Tree = NonNullable<Awaited<ReturnType<PDFPageProxy["getStructTree"]>>>;

function readElement(node: Tree, read: ReadonlyMap<string, string>): ReadElement {
  const parts = node.children.map((child) =>
    "role" in child ? readElement(child, read) : { text: read.get(child.id)?.trim() ?? "" },
  );
  const children = parts.filter((part) => "role" in part);
  const text = parts.map((part) => part.text).filter((part) => part !== "");
  return { role: node.role, alt: textOf(node, "alt"), text: text.join(" "), children };
}

/** The fonts of a page, and how many of its glyphs are the first one of a font, which stands for characters that it lacks. */
async function readGlyphs(page: PDFPageProxy): Promise<{ fonts: string[]; boxes: number }> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const fonts = new Set<string>();
  let boxes = 0;
  fnArray.forEach((operator, index) => {
    if (operator === OPS.setFont) fonts.add(String(textOf(page.commonObjs.get(argsArray[index][0]), "name")));
    if (operator !== OPS.showText) return;
    const [glyphs]: [unknown[]] = argsArray[index];
    boxes += glyphs.filter((glyph) => isObject(glyph) && Reflect.get(glyph, "originalCharCode") === 0).length;
  });
  return { fonts: [...fonts], boxes };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
