import { OperationTypeNode } from "graphql";
import type { Logger } from "pino";
import { downloadPrint, type PrintDownload, type WantedPrint } from "../features/print/print.service.ts";
import type { Context } from "../features/users/context.type.ts";
import type { Metrics } from "../lib/metrics.ts";
import { toDomainError } from "./format-error.ts";
import { logRefusal } from "./security-log.ts";

const field = "printFile";

/**
 * Prints while the PDF is read.
 *
 * @throws DomainError as GraphQL's printFile would refuse, also while the content is read.
 */
export type StreamPrint = (context: Context, wanted: WantedPrint) => Promise<PrintDownload>;

/**
 * Prints without a GraphQL operation, whose answer would be in memory as a whole. Measured and logged like the operation
 * printFile.
 */
export function createPrintStream({ operationSeconds }: Metrics, logger: Logger): StreamPrint {
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
    async function* observed(content: PrintDownload["content"]): PrintDownload["content"] {
      try {
        yield* content;
      } catch (error) {
        throw refuse(error);
      }
      observe("ok");
    }
    try {
      const { filename, content } = await downloadPrint(context, wanted);
      return { filename, content: observed(content) };
    } catch (error) {
      throw refuse(error);
    }
  };
}
