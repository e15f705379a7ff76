import { message } from "../../../common/messages/message.ts";
import type { PrintKind } from "../../../common/print/print-kinds.ts";
import { begunStream } from "../../lib/begun-stream.ts";
import { bytesOf } from "../../lib/bytes-of.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { fileStem } from "../../lib/file-stem.ts";
import { ZipWriter } from "../../lib/zip-writer.ts";
import { sendArchive } from "../event-archive/archive-sending.service.ts";
import { openArchiveFile } from "../event-archive/archive-turns.service.ts";
import { getEvent } from "../events/event-access.service.ts";
import { authorOf } from "../users/author.service.ts";
import type { Author } from "../users/author.type.ts";
import { downloadPrint, maxFileBytes, type PrintDownload, type Printer, printTooLarge } from "./print.service.ts";
import type { PrintFile } from "./print.type.ts";

/** What people at the venue work with; cards, charts and signs are for guests. */
const venueKinds: readonly PrintKind[] = ["by-table", "caterer", "floor-plan", "by-name", "check-in"];

export interface WantedVenuePrints {
  eventId: number;
  /** Of all prints; as suits each if omitted. */
  paper?: unknown;
}

/** A ZIP file of at most 25 MB. @throws DomainError TOO_LARGE; as {@link downloadVenuePrints} and its content */
export async function writeVenuePrints(printer: Printer, args: WantedVenuePrints): Promise<PrintFile> {
  const { filename, content } = await downloadVenuePrints(printer, args);
  const zip = await bytesOf(content, { most: maxFileBytes, refusal: printTooLarge });
  return { filename, content: zip.toString("base64") };
}

/**
 * Starts a ZIP file with a PDF of each kind, as is usual for it, without those of which there is nothing to print.
 * Each counts, waits its turn and is remembered as if it had been printed alone.
 * @throws DomainError as {@link downloadPrint}; reading also as {@link openArchiveFile} and {@link sendArchive}
 */
export async function downloadVenuePrints(printer: Printer, args: WantedVenuePrints): Promise<PrintDownload> {
  const { db, viewer, language } = printer;
  const author = authorOf(viewer);
  const { name } = await getEvent(db, viewer, args.eventId);
  const prints: PrintDownload[] = [];
  for (const kind of venueKinds) prints.push(await downloadPrint(printer, { ...args, kind }));
  const stem = fileStem(language.say(message("print.fileVenue", { event: name })), "venue");
  return { filename: `${stem}.zip`, content: zipped(author, prints) };
}

async function* zipped(author: Author, prints: readonly PrintDownload[]): AsyncGenerator<Uint8Array, void> {
  const archive = await openArchiveFile(author);
  try {
    const zip = new ZipWriter(archive.file);
    let refusal: unknown;
    for (const { filename, content } of prints) {
      try {
        const first = await content.next();
        await zip.add(filename, begunStream(first, content));
      } catch (error) {
        if (!isNothing(error)) throw error;
        refusal = error;
      }
    }
    if (zip.length === 0) throw refusal;
    await zip.finish();
    yield* sendArchive(archive);
  } finally {
    await archive.close();
  }
}

/** Refused before its first byte, so that nothing of it is in the file. */
const isNothing = (error: unknown) => error instanceof DomainError && error.code === "BAD_INPUT";
