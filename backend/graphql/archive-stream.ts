import type { Logger } from "pino";
import { downloadEventArchive } from "../features/event-archive/event-archive.service.ts";
import type { Metrics } from "../lib/metrics.ts";
import { type StreamDownload, streamed } from "./download-stream.ts";

/** Sends the archive of an event while it is read, like the operation eventArchive. */
export const createArchiveStream = (metrics: Metrics, logger: Logger): StreamDownload<number> =>
  streamed(metrics, logger, "eventArchive", downloadEventArchive);
