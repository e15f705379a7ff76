import type { Request, RequestHandler } from "express";
import { z } from "zod";
import type { Context } from "../features/users/context.type.ts";
import type { SearchGuests } from "../graphql/guest-search.ts";
import { minBytesToCompress } from "../lib/min-bytes-to-compress.ts";
import { onceFor } from "../lib/once-for.ts";
import type { Call } from "./call.ts";
import { readParameters } from "./parameters.ts";

export interface SearchDeps {
  searchGuests: SearchGuests;
  contextOf(request: Request): Promise<Context>;
  compress: RequestHandler;
}

const parametersSchema = z.object({ id: z.number(), q: z.string() });

/** Handles the search route. The answer's text is cached while the result stays the same. */
export function answerSearches(call: Call, { searchGuests, contextOf, compress }: SearchDeps): RequestHandler {
  const textOf = onceFor((matches: readonly object[]) =>
    JSON.stringify(call.operation.pick({ searchGuests: matches })),
  );
  return async (request, response) => {
    const { id, q } = parametersSchema.parse(readParameters(call, request));
    const { matches } = await searchGuests(await contextOf(request), id, { text: q });
    const text = textOf(matches);
    const length = Buffer.byteLength(text);
    response.setHeader("Content-Type", "application/json; charset=utf-8");
    response.setHeader("Content-Length", length);
    // The compressor inspects every answer, which costs more than sending a small one.
    if (length < minBytesToCompress) response.end(text);
    else compress(request, response, () => response.end(text));
  };
}
