import type { Logger } from "pino";
import { downloadPrint, type WantedPrint } from "../features/print/print.service.ts";
import type { Metrics } from "../lib/metrics.ts";
import { type StreamDownload, streamed } from "./download-stream.ts";

/** Prints while the PDF is read, like the operation printFile. */
export const createPrintStream = (metrics: Metrics, logger: Logger): StreamDownload<WantedPrint> =>
  streamed(metrics, logger, "printFile", downloadPrint);
