import { pipeline } from "node:stream/promises";
import type { Request, RequestHandler } from "express";
import { getNullableType, isEnumType } from "graphql";
import { z } from "zod";
import { type PrintKind, printKinds } from "../../common/print/print-kinds.ts";
import type { Context } from "../features/users/context.type.ts";
import type { StreamDownload } from "../graphql/download-stream.ts";
import { requireOwnSite } from "../lib/own-site.ts";
import type { Call } from "./call.ts";
import { readParameters } from "./parameters.ts";

/** What downloads of files that are made while they are sent need. */
export interface DownloadDeps {
  streamPrint: StreamDownload<{ eventId: number; kind: PrintKind }>;
  streamArchive: StreamDownload<number>;
  /** The context of a request's operations. */
  contextOf(request: Request): Promise<Context>;
}

const printSchema = z.looseObject({ id: z.number(), kind: z.enum(printKinds) });
const archiveSchema = z.object({ id: z.number() });

/**
 * Handles the routes of files that are made while they are sent. They leave traces, so another site's page may not start one, and
 * HEAD makes nothing.
 */
export function answerDownloads(call: Call, deps: DownloadDeps): RequestHandler {
  return async (request, response) => {
    requireOwnSite(request);
    const { filename, content } = await start(call, request, deps);
    const isHead = request.method === "HEAD";
    // Until there is something to send, it can be refused.
    const first = isHead ? undefined : await content.next();
    response.attachment(filename).type(call.route.download ?? "application/octet-stream");
    if (isHead) response.end();
    else await pipeline(continued(first, content), response);
  };
}

async function start(call: Call, request: Request, { streamPrint, streamArchive, contextOf }: DownloadDeps) {
  const given = readParameters(call, request);
  const context = await contextOf(request);
  if (call.route.streams === "archive") return streamArchive(context, archiveSchema.parse(given).id);
  const { id: eventId, ...choices } = printSchema.parse(withEnumValues(call, given));
  return streamPrint(context, { eventId, ...choices });
}

async function* continued(
  first: IteratorResult<Uint8Array, void> | undefined,
  rest: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  try {
    if (first && !first.done) yield first.value;
    yield* rest;
  } finally {
    // A client that goes away with the first bytes ends it, too.
    await rest.return();
  }
}

/** The graph's arguments have enum values; its variables have their names. */
function withEnumValues({ operation }: Call, variables: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(variables).map(([name, given]): [string, unknown] => {
    const type = operation.variables.get(name);
    const plain = type && getNullableType(type);
    return [name, isEnumType(plain) && typeof given === "string" ? plain.parseValue(given) : given];
  });
  return Object.fromEntries(entries);
}
