import { PassThrough } from "node:stream";
import { message } from "../../../common/messages/message.ts";
import { type ChildProgram, entryBeside } from "../../lib/child-program.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { Turns } from "../../lib/limiters.ts";
import { inPortions } from "../../lib/other-work.ts";
import { ChildEnded, type ChildLimits, runChild } from "../../lib/run-child.ts";
import { turns } from "../../limits.ts";
import type { Author } from "../users/viewer.type.ts";
import {
  type PagePreview,
  type PrintedPages,
  type PrintResult,
  type PrintTask,
  printResult,
  printTask,
  type SentPrintTask,
} from "./drawing/print-messages.ts";
import { sendGuests } from "./drawing/sent-guests.ts";

const program: ChildProgram<SentPrintTask, PrintResult> = {
  entry: entryBeside(import.meta.url, "./print.child"),
  task: printTask,
  result: printResult,
};

/** 20,000 guests take the most; a client may take the PDF slowly meanwhile. */
const pdfLimits: ChildLimits = { timeoutMs: 300_000, maxResidentBytes: 640 * 1024 * 1024, maxHeapMegabytes: 384 };
const previewLimits: ChildLimits = { ...pdfLimits, timeoutMs: 60_000 };

/** A client that takes nothing for so long is considered gone. */
const maxPauseMs = 30_000;

/** Most PDFs are smaller, so that their process ends however slowly they are downloaded. */
const maxBytesWaiting = 2 * 1024 * 1024;

const printTurns = new Turns(turns.prints);
const previewTurns = new Turns(turns.previews);

/**
 * Prints in a child process no faster than it is read; `readTask` runs in the author's turn. @throws DomainError
 * BAD_INPUT (nothing), TOO_LARGE (time, memory), RATE_LIMITED, UNAVAILABLE (queue, 30 s pause); the signal's reason
 */
export async function* streamPdf(
  { key }: Pick<Author, "key">,
  readTask: () => Promise<PrintTask<{ form: "pdf" }>>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, PrintedPages, void> {
  const output = new PassThrough({ highWaterMark: maxBytesWaiting });
  const unwanted = new AbortController();
  const ended = AbortSignal.any([signal, unwanted.signal]);
  output.on("error", () => undefined);
  ended.addEventListener("abort", () => output.destroy(ended.reason), { once: true });
  const printing = printTurns.run(key, async () => runPrint(await readTask(), pdfLimits, ended, output), ended);
  const closing = printing.then(
    () => output.end(),
    (error: Error) => output.destroy(error),
  );
  let timer: NodeJS.Timeout | undefined;
  try {
    for await (const bytes of output) {
      timer = setTimeout(() => unwanted.abort(interrupted()), maxPauseMs);
      yield bytes;
      clearTimeout(timer);
    }
    const result = await printing;
    if (result.form === "pdf") return result;
    throw new Error("The process drew a preview instead of a PDF.");
  } finally {
    clearTimeout(timer);
    unwanted.abort();
    await closing;
  }
}

const interrupted = () => new DomainError("UNAVAILABLE", message("print-runs.interrupted"));

/** Draws one page in a child process. @throws DomainError as {@link streamPdf} */
export async function drawPreview(
  { key }: Pick<Author, "key">,
  readTask: () => Promise<PrintTask<{ form: "preview"; page: number }>>,
  signal: AbortSignal,
): Promise<PagePreview> {
  const draw = async () => runPrint(await readTask(), previewLimits, signal);
  const result = await previewTurns.run(key, draw, signal);
  if (result.form === "preview") return result;
  throw new Error("The process printed a PDF instead of a preview.");
}

async function runPrint(
  { facts: { guests, others = [], ...facts }, ...choices }: PrintTask,
  limits: ChildLimits,
  signal: AbortSignal,
  output?: PassThrough,
): Promise<PrintResult> {
  const task = { ...choices, facts, guestCount: guests.length };
  const bytes = await inPortions(sendGuests([...guests, ...others]));
  try {
    const isRepeated = limits === previewLimits;
    return await runChild(program, { task, bytes, limits, isRepeated, signal, output });
  } catch (error) {
    const isTooMuch = error instanceof ChildEnded && error.failure !== "failed";
    throw isTooMuch ? new DomainError("TOO_LARGE", message("print-runs.tooDemanding"), { cause: error }) : error;
  }
}
