import { message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { readLanguage } from "../../../lib/languages.ts";
import { createFaces, type Faces } from "../faces/faces.ts";
import type { Page } from "../pages/page.ts";
import { pageLook } from "../pages/page-look.ts";
import { createTextSetter } from "../text/create-text-setter.ts";
import { drawPdf } from "./draw-pdf.ts";
import { drawSvg } from "./draw-svg.ts";
import { loadLayout } from "./load-layout.ts";
import type { PagePreview, PrintedPages, PrintTask } from "./print-messages.ts";

const catalogs = ["floor-plan", "guest-search", "print-cards", "print-lists", "print-runs", "print-signs"];

const millimetersPerPoint = 25.4 / 72;

const maxMissing = 50;

interface Arranged {
  pages: Iterable<Page>;
  title: string;
  faces: Faces;
  missing(): string[];
}

async function arrange({ kind, options, facts }: Omit<PrintTask, "output">): Promise<Arranged> {
  const layOut = await loadLayout(kind);
  const faces = createFaces();
  const setter = createTextSetter(faces);
  const language = readLanguage(options.language, catalogs);
  const look = pageLook(facts.event.theme, options.look);
  return {
    pages: layOut({ facts, options, setter, language, look }),
    title: language.say(message("print-runs.title", { event: facts.event.name, kind: kind.replaceAll("-", "_") })),
    faces,
    missing: () => [...setter.missing].slice(0, maxMissing),
  };
}

/** Prints a PDF; each page waits for `write` of the last. @throws DomainError BAD_INPUT with nothing to print */
export async function printPdf(
  task: Omit<PrintTask, "output">,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<PrintedPages> {
  const { pages, title, faces, missing } = await arrange(task);
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
  return { form: "pdf", pageCount, missing: missing() };
}

/** Draws page `wanted` (from 1), or the last one if fewer. @throws DomainError BAD_INPUT with nothing to print */
export async function previewPage(task: Omit<PrintTask, "output">, wanted: number): Promise<PagePreview> {
  const { pages, faces, missing } = await arrange(task);
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
    missing: missing(),
  };
}

const nothingToPrint = () => new DomainError("BAD_INPUT", message("print-runs.nothingToPrint"));
