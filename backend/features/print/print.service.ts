import { appLanguages } from "../../../common/app-languages.ts";
import { scannedLink } from "../../../common/guest-link.ts";
import type { Language } from "../../../common/messages/language.ts";
import { message } from "../../../common/messages/message.ts";
import type { PrintKind } from "../../../common/print/print-kinds.ts";
import { type PrintOptions, printOptionsSchema } from "../../../common/print/print-options.ts";
import type { Database } from "../../database/client.ts";
import { bytesOf } from "../../lib/bytes-of.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { fileStem } from "../../lib/file-stem.ts";
import { countsOf } from "../../lib/limiters.ts";
import { parseInput } from "../../lib/parse-input.ts";
import { rates } from "../../limits.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import type { Event } from "../events/event.type.ts";
import { getEvent } from "../events/event-access.service.ts";
import { getGuestColumns } from "../guests/guest-list.service.ts";
import { readShownPicture } from "../pictures/picture.service.ts";
import { readPictureFile } from "../pictures/picture-path.ts";
import { auditedBy, authorOf } from "../users/caller.service.ts";
import type { Author, Viewer } from "../users/viewer.type.ts";
import type { PrintOutput, PrintTask } from "./drawing/print-messages.ts";
import type { PrintPicture } from "./pages/print-facts.ts";
import type { PrintArgs, PrintFile, PrintPreview, PrintPreviewArgs } from "./print.type.ts";
import { readPrint } from "./print-facts.service.ts";
import type { NewPrint } from "./print-record.data.ts";
import { recordPrint } from "./print-record.service.ts";
import { drawPreview, streamPdf } from "./print-run.service.ts";

export interface Printer {
  db: Database;
  viewer: Viewer;
  /** The viewer when their turn has come: sessions end and events change hands. */
  currentViewer(): Promise<Viewer>;
  clientAddress: string;
  language: Language;
  /** Scheme and host that the QR code leads to. */
  origin(): string;
  /** Ends printing when they go away. */
  gone(): AbortSignal;
}

/** A PDF that is printed while it is read. */
export interface PrintDownload {
  filename: string;
  /** Nothing is printed before it is read; the print is remembered once it is read to its end. */
  content: AsyncGenerator<Uint8Array, void>;
}

/** Limit for a file that is an answer of the graph. */
const maxFileBytes = 25 * 1024 * 1024;

const printsOf = countsOf(rates.prints);

/** Arguments of the graph or parameters of an address. Checked before anything is printed. */
export interface WantedPrint {
  eventId: number;
  kind: PrintKind;
}

interface Prepared {
  author: Author;
  event: Event;
  /** @throws DomainError BAD_INPUT for choices that break a rule; as {@link getEvent} and {@link readPrint} */
  read(): Promise<ReadTask>;
}

interface ReadTask {
  task: Omit<PrintTask, "output">;
  leftOut: number;
  print: NewPrint;
}

/** Not remembered. @throws DomainError BAD_INPUT (page below 1); as {@link Prepared.read}, {@link drawPreview} */
export async function previewPrint(printer: Printer, { page, ...args }: PrintPreviewArgs): Promise<PrintPreview> {
  if (page < 1) throw new DomainError("BAD_INPUT", message("print.pageBeforeFirst"));
  const { author, read } = await prepare(printer, args);
  const readTask = async () => withOutput((await read()).task, { form: "preview", page });
  const { widthMm: width, heightMm: height, ...drawn } = await drawPreview(author, readTask, printer.gone());
  const { svg, page: shown, pageCount, missing, missingIn, smallNames, isOrnamentLeftOut } = drawn;
  const { task, leftOut, print } = await read();
  return {
    ...{ svg, page: shown, pageCount, width, height, missingCharacters: missing, missingInNames: missingIn },
    ...{ smallNames, isOrnamentLeftOut, guestCount: print.guestCount, leftOut },
    ...{ listVersion: print.listVersion, readAt: new Date(task.facts.readAt) },
  };
}

/** Not remembered. @throws DomainError TOO_LARGE (over 25 MB); as {@link prepare}, {@link streamPdf} */
export async function writePrintFile(printer: Printer, args: PrintArgs): Promise<PrintFile> {
  const { author, event, read } = await prepare(printer, args);
  const readTask = async () => withOutput((await read()).task, { form: "pdf" });
  const bound = { most: maxFileBytes, refusal: printTooLarge };
  const pdf = await bytesOf(streamPdf(author, readTask, printer.gone()), bound);
  await recordPrinting(printer, event, args.kind);
  return {
    filename: fileNameOf(event, args.kind, printer.language),
    content: pdf.toString("base64"),
  };
}

/** A PDF that is remembered once downloaded. @throws DomainError as {@link prepare}; reading as {@link streamPdf} */
export async function downloadPrint(printer: Printer, args: WantedPrint): Promise<PrintDownload> {
  const prepared = await prepare(printer, args);
  return {
    filename: fileNameOf(prepared.event, args.kind, printer.language),
    content: printAndRecord(printer, args.kind, prepared),
  };
}

const printTooLarge = () => new DomainError("TOO_LARGE", message("print.fileTooLarge"));

function recordPrinting(printer: Printer, { id }: Event, print: PrintKind): Promise<void> {
  const entry = { kind: "list-printed", by: auditedBy(printer), eventId: id, details: { print } } as const;
  return recordAudit(printer.db.prisma, entry);
}

async function* printAndRecord(
  printer: Printer,
  kind: PrintKind,
  { author, event, read }: Prepared,
): AsyncGenerator<Uint8Array, void> {
  const { db, gone } = printer;
  const signal = gone();
  const readTask = async () => {
    const { task } = await read();
    // Before the first byte: who breaks the download off may have enough.
    await recordPrinting(printer, event, kind);
    return withOutput(task, { form: "pdf" });
  };
  yield* streamPdf(author, readTask, signal);
  signal.throwIfAborted();
  const { task, print } = await read();
  if (isOfAll(task.options)) await recordPrint(db, event.id, author, print);
}

/** Whether a later print can be compared with this one. Frames of a sheet contain no guests. */
function isOfAll(options: PrintOptions): boolean {
  if ("isTestFrame" in options && options.isTestFrame) return false;
  return !("which" in options) || options.which === "all" || options.which === "changed";
}

const withOutput = <Output extends PrintOutput>(
  task: Omit<PrintTask, "output">,
  output: Output,
): PrintTask<Output> => ({ ...task, output });

/** Checks who prints; lists are read in turn. @throws DomainError UNAUTHENTICATED, RATE_LIMITED; as {@link getEvent} */
async function prepare(printer: Printer, wanted: WantedPrint): Promise<Prepared> {
  const { db, viewer } = printer;
  const author = authorOf(viewer);
  const event = await getEvent(db, viewer, wanted.eventId);
  await printsOf(db).count(author.key);
  let reading: Promise<ReadTask> | undefined;
  return {
    author,
    event,
    read() {
      reading ??= readTask(printer, wanted);
      return reading;
    },
  };
}

async function readTask(
  { db, currentViewer, origin, language }: Printer,
  { eventId, kind, ...given }: WantedPrint,
): Promise<ReadTask> {
  const event = await getEvent(db, await currentViewer(), eventId);
  const columns = await getGuestColumns(db, event.id);
  const options = parseInput(printOptionsSchema(kind, { columns, language: languageOf(language) }), given);
  const { facts, leftOut, print } = await readPrint(db, event.id, { kind, options, columns, origin: origin() });
  const printedEvent = {
    ...{ name: event.name, date: event.date, location: event.location, theme: event.theme },
    link: scannedLink(origin(), event),
    picture: await pictureOf(db, event, options),
  };
  return { task: { kind, options, facts: { ...facts, columns, event: printedEvent } }, leftOut, print };
}

const languageOf = ({ tag }: Language) => appLanguages.find((offered) => offered === tag) ?? "en";

async function pictureOf(
  db: Database,
  { id, theme: { picture } }: Event,
  { look }: PrintOptions,
): Promise<PrintPicture | null> {
  const address = picture && look === "event" ? readPictureFile(picture.path.split("/").at(-1) ?? "") : undefined;
  const read = address && (await readShownPicture(db, id, address));
  if (!picture || !read) return null;
  const { kind, width, height, ink, scrim } = picture;
  return { kind, width, height, ink, scrim, bytes: read.content, mediaType: read.mediaType };
}

const fileNames = {
  "place-cards": "print.filePlaceCards",
  "escort-cards": "print.fileEscortCards",
  "by-name": "print.fileByName",
  "by-table": "print.fileByTable",
  "table-signs": "print.fileTableSigns",
  poster: "print.filePoster",
  caterer: "print.fileCaterer",
  "check-in": "print.fileCheckIn",
  codes: "print.fileCodes",
  sign: "print.fileSign",
  "floor-plan": "print.fileFloorPlan",
} as const satisfies Record<PrintKind, string>;

function fileNameOf({ name }: Event, kind: PrintKind, language: Language): string {
  return `${fileStem(language.say(message(fileNames[kind], { event: name })), kind)}.pdf`;
}
