import type { Request, RequestHandler, Response } from "express";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import type { Context } from "../features/users/context.type.ts";
import type { DomainError } from "../lib/domain-error.ts";
import { minBytesToCompress } from "../lib/min-bytes-to-compress.ts";
import { isRecord } from "../lib/record.ts";
import type { Documents } from "./documents.ts";
import { inLanguage } from "./format-error.ts";
import type { SearchGuests } from "./guest-search.ts";
import { dataOf, PlainSearches, type SearchAsked, searchField } from "./plain-search.ts";

export interface PlainSearchDeps {
  schema: GraphQLSchema;
  documents: Documents;
  searchGuests: SearchGuests;
  contextOf(request: Request): Promise<Context>;
  compress: RequestHandler;
  formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError;
  toRefusal(error: unknown): DomainError;
}

/** Of what callers accept, all that certainly is JSON. */
const jsonAccepted = new Set([undefined, "*/*", "application/json"]);

interface Body {
  document: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

/** Undefined for anything unusual. */
function readBody({ headers, body }: Request): Body | undefined {
  if (!jsonAccepted.has(headers.accept) || !isRecord(body)) return undefined;
  const { query, variables, operationName, ...others } = body;
  if (typeof query !== "string" || Object.keys(others).length > 0) return undefined;
  if (!isRecord(variables ?? {}) || typeof (operationName ?? "") !== "string") return undefined;
  return {
    document: query,
    variables: isRecord(variables) ? variables : {},
    operationName: typeof operationName === "string" ? operationName : null,
  };
}

/**
 * Answers a document that is a search and nothing else, as Apollo Server would, which takes several times as long.
 * Passes all others on, and documents that the process has not seen before. The body must have been read.
 */
export function answerPlainSearches(deps: PlainSearchDeps): RequestHandler {
  const searches = new PlainSearches(deps.schema);
  const textOf = keptTexts();
  const find = (request: Request): SearchAsked | undefined => {
    const body = readBody(request);
    if (!body) return undefined;
    const verdict = deps.documents.recall(body.document);
    if (verdict?.kind !== "sound") return undefined;
    return searches.find(verdict.document, body.variables, body.operationName);
  };
  return async (request, response, next) => {
    const asked = find(request);
    if (!asked) return next();
    const context = await deps.contextOf(request);
    const { search, eventId, ...query } = asked;
    let text: string;
    try {
      const { matches } = await deps.searchGuests(context, eventId, query);
      text = textOf(asked, matches);
      context.answerSize.add(text.length);
    } catch (error) {
      const refusal = deps.toRefusal(error);
      if (refusal.retryAfterSeconds !== undefined) response.setHeader("Retry-After", String(refusal.retryAfterSeconds));
      text = refusalText(refusal, asked, context, deps);
    }
    send(text, request, response, deps.compress);
  };
}

/** One for each answer that a search keeps: its guests' phones send the same document. */
function keptTexts(): (asked: SearchAsked, matches: readonly object[]) => string {
  const kept = new WeakMap<readonly object[], { search: SearchAsked["search"]; text: string }>();
  return ({ search }, matches) => {
    const known = kept.get(matches);
    if (known?.search === search) return known.text;
    const text = inApollosWords({ data: dataOf(search, matches) });
    kept.set(matches, { search, text });
    return text;
  };
}

const inApollosWords = (answer: object) => `${JSON.stringify(answer)}\n`;

function refusalText(
  refusal: DomainError,
  { search: { node } }: SearchAsked,
  { language }: Context,
  { formatError }: PlainSearchDeps,
): string {
  const error = new GraphQLError(refusal.message, { nodes: node, path: [searchField], originalError: refusal });
  return inApollosWords({ errors: [inLanguage(formatError(error.toJSON(), error), language)], data: null });
}

function send(text: string, request: Request, response: Response, compress: RequestHandler): void {
  const length = Buffer.byteLength(text);
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", length);
  // The compressor inspects every answer, which costs more than sending a small one.
  if (length < minBytesToCompress) response.vary("Accept-Encoding").end(text);
  else compress(request, response, () => response.end(text));
}
