import { pipeline } from "node:stream/promises";
import type { Request, RequestHandler } from "express";
import { getNullableType, isEnumType } from "graphql";
import { z } from "zod";
import { type PrintKind, printKinds } from "../../common/print/print-kinds.ts";
import type { Context } from "../features/users/context.type.ts";
import type { StreamDownload } from "../graphql/download-stream.ts";
import { begunStream } from "../lib/begun-stream.ts";
import { requireOwnSite } from "../lib/own-site.ts";
import type { Call } from "./call.ts";
import { readParameters } from "./parameters.ts";

export interface DownloadDeps {
  streamPrint: StreamDownload<{ eventId: number; kind: PrintKind }>;
  streamArchive: StreamDownload<number>;
  contextOf(request: Request): Promise<Context>;
}

const printSchema = z.looseObject({ id: z.number(), kind: z.enum(printKinds) });
const archiveSchema = z.object({ id: z.number() });

/** Handles the route of prints. */
export const answerPrints = (call: Call, { streamPrint, contextOf }: DownloadDeps): RequestHandler =>
  sendWhileMade(call, async (request) => {
    const { id: eventId, ...choices } = printSchema.parse(withEnumValues(call, readParameters(call, request)));
    return streamPrint(await contextOf(request), { eventId, ...choices });
  });

/** Handles the route of archives. */
export const answerArchives = (call: Call, { streamArchive, contextOf }: DownloadDeps): RequestHandler =>
  sendWhileMade(call, async (request) => {
    const { id } = archiveSchema.parse(readParameters(call, request));
    return streamArchive(await contextOf(request), id);
  });

/** Downloads leave traces, so another site's page may not start one, and HEAD makes nothing. */
function sendWhileMade(call: Call, start: (request: Request) => ReturnType<StreamDownload<unknown>>): RequestHandler {
  return async (request, response) => {
    requireOwnSite(request);
    const { filename, content } = await start(request);
    // Until there is something to send, it can be refused.
    const first = request.method === "HEAD" ? undefined : await content.next();
    response.attachment(filename).type(call.route.download ?? "application/octet-stream");
    if (first) await pipeline(begunStream(first, content), response);
    else response.end();
  };
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
