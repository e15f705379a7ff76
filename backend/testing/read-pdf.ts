import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface ReadPdf {
  title: string | undefined;
  creator: string | undefined;
  producer: string | undefined;
  /** ISO 639, such as "en"; null for none. */
  language: string | null;
  isTagged: boolean;
  /** Whether readers show the title instead of the file's name. */
  showsTitle: boolean;
  outline: readonly ReadBookmark[];
  pages: readonly ReadPage[];
}

interface ReadBookmark {
  title: string;
  /** From 1. */
  page: number;
  children: readonly ReadBookmark[];
}

/** All lengths are in points. */
interface ReadPage {
  width: number;
  height: number;
  texts: readonly ReadText[];
  /** Null without structure. */
  structure: ReadElement | null;
  fonts: readonly string[];
  /** Boxes shown for characters that a font lacks. */
  boxes: number;
  /** Texts, lines and pictures that are neither part of the structure nor decoration. */
  unmarked: number;
}

interface ReadText {
  text: string;
  /** Left end of the baseline, from the page's top left corner; of rotated text, where it begins. */
  x: number;
  y: number;
  width: number;
  size: number;
  /** Degrees, clockwise. */
  rotation: number;
  /** Not read out. */
  isDecoration: boolean;
}

export interface ReadElement {
  role: string;
  alt: string | undefined;
  /** Includes the texts of its children, in reading order. */
  text: string;
  children: readonly ReadElement[];
}

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
    const preferences: unknown = await document.getViewerPreferences();
    return {
      title: textOf(info, "Title"),
      creator: textOf(info, "Creator"),
      producer: textOf(info, "Producer"),
      language: textOf(info, "Language") ?? null,
      isTagged: marks !== null && "Marked" in marks && marks.Marked === true,
      showsTitle: isObject(preferences) && Reflect.get(preferences, "DisplayDocTitle") === true,
      outline: await readOutline(document, (await document.getOutline()) ?? []),
      pages,
    };
  } finally {
    await loading.destroy();
  }
}

/** Texts of the structure, one per element that has any, in reading order. */
export function readAloud(pdf: ReadPdf): string[] {
  const aloud = ({ text, children }: ReadElement): string[] => (children.length > 0 ? children.flatMap(aloud) : [text]);
  return pdf.pages.flatMap(({ structure }) => (structure ? aloud(structure) : [])).filter((text) => text !== "");
}

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
    if (mark !== undefined) marked.set(mark, `${marked.get(mark) ?? ""}${item.str}${item.hasEOL ? " " : ""}`);
  }
  return { texts, marked };
}

/** Decoration, the identifier of a part of the structure, or anything else. */
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

const painting: ReadonlySet<number> = new Set([
  ...[OPS.showText, OPS.constructPath, OPS.stroke, OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.shadingFill],
  ...[OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject],
]);

/** The first glyph of a font stands for characters that it lacks. */
async function readGlyphs(page: PDFPageProxy): Promise<Pick<ReadPage, "fonts" | "boxes" | "unmarked">> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const fonts = new Set<string>();
  let [boxes, depth, unmarked] = [0, 0, 0];
  fnArray.forEach((operator, index) => {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1;
    if (operator === OPS.endMarkedContent) depth -= 1;
    if (painting.has(operator) && depth === 0) unmarked += 1;
    if (operator === OPS.setFont) fonts.add(String(textOf(page.commonObjs.get(argsArray[index][0]), "name")));
    if (operator !== OPS.showText) return;
    const [glyphs]: [unknown[]] = argsArray[index];
    boxes += glyphs.filter((glyph) => isObject(glyph) && Reflect.get(glyph, "originalCharCode") === 0).length;
  });
  return { fonts: [...fonts], boxes, unmarked };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
