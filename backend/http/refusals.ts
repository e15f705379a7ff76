import { HeaderMap } from "@apollo/server";
import type { ErrorRequestHandler } from "express";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { isHttpError } from "http-errors";
import type { Logger } from "pino";
import type { Language } from "../../common/messages/language.ts";
import { type Message, message } from "../../common/messages/message.ts";
import { DatabaseAway } from "../database/contact.ts";
import { isDatabaseUnavailable, isDiskFull, isUnstorableText, isUnstorableTime } from "../database/error-codes.ts";
import { DomainError, type ErrorCode, statusOfCode } from "../lib/domain-error.ts";
import { english, languageFor } from "../lib/languages.ts";

const internal = new DomainError("INTERNAL", message("refusals.internal"));
const unavailable = new DomainError("UNAVAILABLE", message("refusals.unavailable"));
const noSpace = new DomainError("UNAVAILABLE", message("refusals.diskFull"));

/** For an unknown address. */
export const nothingHere = (): DomainError => new DomainError("NOT_FOUND", message("refusals.nothingHere"));

// Refusals of Apollo Server before any resolver runs. Their messages only describe the request.
const requestErrors = new Set([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "BAD_USER_INPUT",
  "BAD_REQUEST",
  "OPERATION_RESOLUTION_FAILURE",
]);

// graphql-js refuses variables with its own errors, which have no path. Apollo recognizes only some of them.
function isRequestError(error: unknown, code: unknown): boolean {
  if (typeof code === "string" && requestErrors.has(code)) return true;
  return error instanceof GraphQLError && error.path === undefined && error.originalError === undefined;
}

/** graphql-js quotes the input once for every error in it. */
const maxMessageLength = 500;

// Refusals of body parsers and multipart readers, in our words: theirs mention libraries and offsets.
function ofHttpStatus(status: number): DomainError | undefined {
  if (status === 413) return new DomainError("TOO_LARGE", message("refusals.requestTooLarge"));
  if (status === 404) return nothingHere();
  if (status >= 400 && status < 500) return new DomainError("BAD_INPUT", message("refusals.unreadableRequest"));
  return undefined;
}

/** The refusal for a thrown value. Other errors are logged and reported as INTERNAL. */
export function toRefusal(error: unknown, logger: Logger): DomainError {
  if (error instanceof DomainError) return error;
  // The router throws URIErrors for badly encoded addresses.
  if (error instanceof URIError) return nothingHere();
  const refusal = isHttpError(error) ? ofHttpStatus(error.status) : undefined;
  if (refusal) return refusal;
  if (isUnstorableText(error)) return new DomainError("BAD_INPUT", message("refusals.nulCharacter"));
  if (isUnstorableTime(error)) return new DomainError("BAD_INPUT", message("refusals.timeTooEarly"));
  if (isDatabaseUnavailable(error)) {
    // Those that come in crowds are not logged one by one.
    if (!(error instanceof DatabaseAway)) logger.warn({ err: error }, "database unavailable");
    return unavailable;
  }
  if (isDiskFull(error)) {
    logger.error({ err: error }, "no space left on the disk");
    return noSpace;
  }
  logger.error({ err: error }, "request failed");
  return internal;
}

interface RefusalExtensions {
  code: ErrorCode;
  status: number;
  /** Keys and values for programs that word them themselves; missing for Apollo Server's own refusals. */
  reasons?: readonly Message[];
  retryAfter?: number;
}

/** What formatted errors say. Apollo Server's own, of which there is none here, do not come from our operations. */
const refusalsOf = new WeakMap<GraphQLFormattedError, DomainError>();

/** Formats a refusal as a GraphQL error, in English by default. */
function toGraphQLError(refusal: DomainError, language = english(), place = {}): GraphQLFormattedError {
  const { code, status, messages: reasons, retryAfterSeconds: retryAfter } = refusal;
  const extensions: RefusalExtensions = { code, status, reasons, ...(retryAfter === undefined ? {} : { retryAfter }) };
  const formatted = { message: refusal.in(language), ...place, extensions: { ...extensions } };
  refusalsOf.set(formatted, refusal);
  return formatted;
}

/** Reverses {@link toGraphQLError}. */
export const fromGraphQLError = (formatted: GraphQLFormattedError): DomainError =>
  refusalsOf.get(formatted) ?? new DomainError("BAD_INPUT", message("refusals.unreadableRequest"));

/** The error in the reader's language. Apollo Server's own errors stay unchanged. */
export function inLanguage(error: GraphQLFormattedError, language: Language): GraphQLFormattedError {
  const refusal = refusalsOf.get(error);
  return refusal ? toGraphQLError(refusal, language, { locations: error.locations, path: error.path }) : error;
}

/** graphql-js wraps errors of resolvers, and Apollo wraps errors while creating a context. */
function unwrap(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? error.originalError : error;
}

/** For a refusal before anything ran: there is no data to send with 200, so Apollo answers with its HTTP status. */
export function toRequestError(refusal: DomainError): GraphQLError {
  const { retryAfterSeconds } = refusal;
  const headers = new HeaderMap();
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  const extensions = { http: { status: refusal.status, headers } };
  return new GraphQLError(refusal.message, { originalError: refusal, extensions });
}

/** Apollo's `formatError`: closed codes with their HTTP status, and no internals. */
export function createErrorFormatter(logger: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { message, locations, path, extensions } = formatted;
    if (isRequestError(error, extensions?.code)) {
      return {
        message: message.slice(0, maxMessageLength),
        locations,
        path,
        extensions: { code: "BAD_INPUT", status: statusOfCode.BAD_INPUT } satisfies RefusalExtensions,
      };
    }
    return toGraphQLError(toRefusal(unwrap(error), logger), english(), { locations, path });
  };
}

const isGraphQL = (path: string) => /^\/graphql\/?$/i.test(path);

/** Set by routes whose callers expect refusals as JSON with a message. */
export const refusesInJson = "refusesInJson";

/** Answers errors outside of resolvers: as a GraphQL error under /graphql, elsewhere as plain text, or as JSON. */
export function sendRefusals(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    if (response.headersSent || response.destroyed) {
      // The answer was cut off, or the client is gone: no error can be sent.
      logger.debug({ err: error }, "answer cut off");
      response.destroy();
      return;
    }
    const refusal = toRefusal(error, logger);
    const language = languageFor(request.headers["accept-language"]);
    response.status(refusal.status).vary("Accept-Language");
    if (refusal.retryAfterSeconds !== undefined) response.set("Retry-After", String(refusal.retryAfterSeconds));
    if (isGraphQL(request.path)) response.json({ errors: [toGraphQLError(refusal, language)] });
    else if (response.locals[refusesInJson]) response.json({ message: refusal.in(language) });
    else response.type("text/plain").send(refusal.in(language));
  };
}
