import { OperationTypeNode } from "graphql";
import type { Logger } from "pino";
import { downloadEventArchive } from "../features/event-archive/event-archive.service.ts";
import { downloadPrint, type WantedPrint } from "../features/print/print.service.ts";
import type { Context } from "../features/users/context.type.ts";
import type { Metrics } from "../lib/metrics.ts";
import { toDomainError } from "./format-error.ts";
import { logRefusal } from "./security-log.ts";

/** A file that is made while it is read. */
interface Download {
  filename: string;
  content: AsyncGenerator<Uint8Array, void>;
}

/**
 * Makes a file while it is read, without a GraphQL operation, whose answer would be in memory as a whole.
 *
 * @throws DomainError as the graph's field would refuse, also while the content is read.
 */
export type StreamDownload<Wanted> = (context: Context, wanted: Wanted) => Promise<Download>;

/** The downloads of prints and of archives, which are made while they are read. */
interface Downloads {
  streamPrint: StreamDownload<WantedPrint>;
  streamArchive: StreamDownload<number>;
}

/** Downloads like the operations printFile and eventArchive. */
export const createDownloads = (metrics: Metrics, logger: Logger): Downloads => ({
  streamPrint: streamed(metrics, logger, "printFile", downloadPrint),
  streamArchive: streamed(metrics, logger, "eventArchive", downloadEventArchive),
});

/** Measures and logs downloads like the operation of the graph with this field. */
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
