import { message } from "../../../common/messages/message.ts";
import type { PrintKind } from "../../../common/print/print-kinds.ts";
import { bytesOf } from "../../lib/bytes-of.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { fileStem } from "../../lib/file-stem.ts";
import { ZipWriter } from "../../lib/zip-writer.ts";
import { getEvent } from "../events/event-access.service.ts";
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
 * @throws DomainError as {@link downloadPrint}; reading as well
 */
export async function downloadVenuePrints(printer: Printer, args: WantedVenuePrints): Promise<PrintDownload> {
  const { db, viewer, language } = printer;
  const { name } = await getEvent(db, viewer, args.eventId);
  const prints: PrintDownload[] = [];
  for (const kind of venueKinds) prints.push(await downloadPrint(printer, { ...args, kind }));
  const stem = fileStem(language.say(message("print.fileVenue", { event: name })), "venue");
  return { filename: `${stem}.zip`, content: zipped(prints) };
}

async function* zipped(prints: readonly PrintDownload[]): AsyncGenerator<Uint8Array, void> {
  const zip = new ZipWriter();
  let refusal: unknown;
  for (const { filename, content } of prints) {
    try {
      await zip.add(filename, await bytesOf(content, { most: maxFileBytes, refusal: printTooLarge }));
    } catch (error) {
      if (!isNothing(error)) throw error;
      refusal = error;
    }
  }
  if (zip.length === 0) throw refusal;
  yield zip.finish();
}

/** Refused before its first byte, so that nothing of it is in the file. */
const isNothing = (error: unknown) => error instanceof DomainError && error.code === "BAD_INPUT";
