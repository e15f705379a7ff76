import { pipeline } from "node:stream/promises";
import type { Request, RequestHandler } from "express";
import { getNullableType, isEnumType } from "graphql";
import { z } from "zod";
import { printKinds } from "../../common/print/print-kinds.ts";
import type { Context } from "../features/users/context.type.ts";
import type { StreamPrint } from "../graphql/print-stream.ts";
import { requireOwnSite } from "../lib/own-site.ts";
import type { Call } from "./call.ts";
import { readParameters } from "./parameters.ts";

/** What downloads of prints need. */
export interface PrintDeps {
  streamPrint: StreamPrint;
  /** The context of a request's operations. */
  contextOf(request: Request): Promise<Context>;
}

const wantedSchema = z.looseObject({ id: z.number(), kind: z.enum(printKinds) });

/**
 * Handles the route of prints: sends a PDF while it is printed. A print is remembered, so another site's page may not start
 * one, and HEAD prints nothing.
 */
export function answerPrints(call: Call, { streamPrint, contextOf }: PrintDeps): RequestHandler {
  return async (request, response) => {
    requireOwnSite(request);
    const { id: eventId, ...choices } = wantedSchema.parse(withEnumValues(call, readParameters(call, request)));
    const { filename, content } = await streamPrint(await contextOf(request), { eventId, ...choices });
    const isHead = request.method === "HEAD";
    // Until there is something to send, it can be refused.
    const first = isHead ? undefined : await content.next();
    response.attachment(filename).type(call.route.download ?? "application/pdf");
    if (isHead) response.end();
    else await pipeline(continued(first, content), response);
  };
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
