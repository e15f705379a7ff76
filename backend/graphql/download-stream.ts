import { OperationTypeNode } from "graphql";
import type { Logger } from "pino";
import { downloadEventArchive } from "../features/event-archive/event-archive.service.ts";
import { downloadPrint, type WantedPrint } from "../features/print/print.service.ts";
import type { Context } from "../features/users/context.type.ts";
import type { Metrics } from "../lib/metrics.ts";
import { toDomainError } from "./format-error.ts";
import { logRefusal } from "./security-log.ts";

interface Download {
  filename: string;
  content: AsyncGenerator<Uint8Array, void>;
}

/** Makes a file while it is read, never whole in memory. @throws DomainError as the field does, also on reading */
export type StreamDownload<Wanted> = (context: Context, wanted: Wanted) => Promise<Download>;

interface Downloads {
  streamPrint: StreamDownload<WantedPrint>;
  streamArchive: StreamDownload<number>;
}

/** Downloads like the operations printFile and eventArchive. */
export const createDownloads = (metrics: Metrics, logger: Logger): Downloads => ({
  streamPrint: streamed(metrics, logger, "printFile", downloadPrint),
  streamArchive: streamed(metrics, logger, "eventArchive", downloadEventArchive),
});

function streamed<Wanted>(
  { operationSeconds }: Metrics,
  logger: Logger,
  field: string,
  download: StreamDownload<Wanted>,
): StreamDownload<Wanted> {
  return async (context, wanted) => {
    const started = performance.now();
    const observe = (outcome: string) =>
      operationSeconds.observe({ operation: field, outcome }, (performance.now() - started) / 1000);
    const refuse = (error: unknown) => {
      const refusal = toDomainError(error, logger);
      observe(refusal.code);
      logRefusal(context, { kind: OperationTypeNode.QUERY, fields: [field] }, [refusal.code]);
      return refusal;
    };
    async function* observed(content: Download["content"]): Download["content"] {
      try {
        yield* content;
      } catch (error) {
        throw refuse(error);
      }
      observe("ok");
    }
    try {
      const { filename, content } = await download(context, wanted);
      return { filename, content: observed(content) };
    } catch (error) {
      throw refuse(error);
    }
  };
}
