import { pipeline } from "node:stream/promises";
import type { ApolloServer } from "@apollo/server";
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import type { Logger } from "pino";
import { message } from "../../common/messages/message.ts";
import type { Context } from "../features/users/context.type.ts";
import { toDomainError } from "../graphql/format-error.ts";
import { buildGraph } from "../graphql/schema.ts";
import { DomainError } from "../lib/domain-error.ts";
import { directly } from "../lib/in-order.ts";
import { languageFor } from "../lib/languages.ts";
import { refuseCrossSite } from "../lib/own-site.ts";
import { isRecord } from "../lib/record.ts";
import { type Ask, asker } from "./ask.ts";
import { readInput } from "./body.ts";
import { type Call, readRoute } from "./call.ts";
import { answerSearches, type SearchDeps } from "./guest-search.ts";
import { firstPage, listText } from "./list.ts";
import { describeApi } from "./openapi.ts";
import { nothingHere, readParameters } from "./parameters.ts";
import type { Route } from "./route.ts";
import { routes } from "./routes.ts";
import { answerArchives, answerPrints, type DownloadDeps } from "./stream-download.ts";
import { receiveFile } from "./upload.ts";

export interface RestDeps extends SearchDeps, DownloadDeps {
  graphql: ApolloServer<Context>;
  sessions: RequestHandler;
  readJson: RequestHandler;
  /** For signed-in callers. */
  admitUpload: RequestHandler;
  logger: Logger;
}

type Handler = (call: Call, deps: RestDeps) => RequestHandler;

/** Answered without running their operations: searches come in crowds, and made files would be in memory as a whole. */
const handlers = new Map<string, Handler>([
  ["searchGuests", answerSearches],
  ["printFile", answerPrints],
  ["eventArchive", answerArchives],
]);

const isApi = /^\/api(\/|$)/i;
const descriptionPath = "/api/openapi.json";

/** The REST API: each call runs a GraphQL operation. @throws Error when the table does not fit the schema */
export function restRoutes(deps: RestDeps): RequestHandler {
  const schema = buildGraph();
  const calls = routes.map((route) => readRoute(schema, route));
  const description = describeApi(calls);
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader("Cache-Control", "no-store");
    next();
  });
  router.get(descriptionPath, deps.compress, (_request, response) => response.json(description));
  for (const call of calls) {
    router[call.route.method](toExpress(call.route.path), callHandlers(call, deps));
  }
  refuseOtherMethods(router, [...routes, { method: "get", path: descriptionPath }]);
  router.use(() => {
    throw nothingHere();
  });
  router.use(sendRefusal(deps.logger, "text"));
  // Outside the router, which would first compare the address with each of its own.
  const api: RequestHandler = (request, response, next) =>
    isApi.test(request.path) ? router(request, response, next) : next();
  return directly(searchesOf(calls, deps), api);
}

function searchesOf(calls: readonly Call[], deps: RestDeps): Parameters<typeof directly>[0] {
  const call = calls.find(({ route }) => route.answer === "searchGuests");
  if (!call) throw new Error("The table has no search.");
  const address = new RegExp(`^${call.route.path.replace("{id}", "(?<id>[0-9]+)")}$`);
  const answering = [deps.sessions, answerSearches(call, deps)];
  return { method: "GET", address, handlers: answering, onError: sendRefusal(deps.logger, "text") };
}

const toExpress = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");

function callHandlers(call: Call, deps: RestDeps): (RequestHandler | ErrorRequestHandler)[] {
  const handler = handlers.get(call.route.answer);
  return [
    ...(handler ? [] : [deps.compress]),
    ...(call.isChange ? [refuseCrossSite()] : []),
    ...(call.body ? [requireType("application/json", "refusals.jsonExpected"), deps.readJson] : []),
    ...(call.takesFile ? [requireType("multipart/form-data", "refusals.formExpected")] : []),
    deps.sessions,
    ...(call.takesFile ? [deps.admitUpload] : []),
    handler ? handler(call, deps) : runOperation(call, deps),
    sendRefusal(deps.logger, call.route.refusalsAs ?? "text"),
  ];
}

function runOperation(call: Call, deps: RestDeps): RequestHandler {
  return async (request, response) =>
    answer(call, request, response, asker(deps.graphql, await deps.contextOf(request)));
}

function requireType(type: string, refusal: "refusals.jsonExpected" | "refusals.formExpected"): RequestHandler {
  return (request, _response, next) => {
    if (!request.is(type)) throw new DomainError("UNSUPPORTED_FILE", message(refusal, { type }));
    next();
  };
}

async function answer(call: Call, request: Request, response: Response, ask: Ask): Promise<void> {
  const variables = readParameters(call, request);
  if (call.isList) return sendList(call, variables, response, ask);
  if (call.takesFile) return send(call.route, await askWithFile(call, variables, request, ask), response);
  send(call.route, await ask(call.operation, { ...variables, ...variablesOfBody(call, request) }), response);
}

function variablesOfBody({ body, route }: Call, request: Request): Record<string, unknown> {
  if (!body) return {};
  const input = readInput(request.body, body);
  return route.bodyFields ? input : { input };
}

function send({ status, missing, download, isKept }: Route, content: unknown, response: Response): void {
  if (content === null && missing) throw missing;
  response.status(status);
  if (isKept) response.setHeader("Cache-Control", "private, max-age=86400, immutable");
  if (status === 204) response.end();
  else if (download !== undefined) sendFile(content, download, response);
  else response.json(content);
}

function sendFile(file: unknown, type: string, response: Response): void {
  if (!isRecord(file)) throw new Error("The graph did not answer a file.");
  response
    .attachment(String(file.filename))
    .type(type)
    .end(Buffer.from(String(file.content), "base64"));
}

async function askWithFile(call: Call, variables: object, request: Request, ask: Ask): Promise<unknown> {
  const { upload, release } = receiveFile(request, "file", call.route.maxFileBytes);
  try {
    return await ask(call.operation, { ...variables, file: upload });
  } finally {
    release();
  }
}

async function sendList(call: Call, variables: object, response: Response, ask: Ask): Promise<void> {
  const page = firstPage(call.route.pageSize);
  const { operation, first } = await askEither(call, { ...variables, ...page }, ask);
  const readPage = async (next: object) => toList(await ask(operation, { ...variables, ...next }));
  response.status(call.route.status).type("json");
  await pipeline(listText(page, first, readPage), response);
}

/** The first operation that the caller may run. */
async function askEither({ operation, otherwise }: Call, variables: Record<string, unknown>, ask: Ask) {
  try {
    return { operation, first: toList(await ask(operation, variables)) };
  } catch (error) {
    if (!otherwise || !(error instanceof DomainError) || ![401, 403, 404].includes(error.status)) throw error;
    return { operation: otherwise, first: toList(await ask(otherwise, variables)) };
  }
}

function toList(content: unknown): readonly unknown[] {
  if (!Array.isArray(content)) throw new Error("The graph did not answer a list.");
  return content;
}

function refuseOtherMethods(router: Router, known: readonly Pick<Route, "method" | "path">[]): void {
  for (const path of new Set(known.map((route) => route.path))) {
    const methods = known.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
    const allowed = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
    router.all(toExpress(path), (_request, response) => {
      response.setHeader("Allow", allowed);
      throw new DomainError("METHOD_NOT_ALLOWED", message("refusals.methodNotAllowed", { methods: allowed }));
    });
  }
}

function sendRefusal(logger: Logger, as: "text" | "json"): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    // Half of a list has been sent, or the client is gone: the answer was cut off, and no error can be sent.
    if (response.headersSent || response.destroyed) return logger.debug({ err: error }, "answer cut off");
    // The router throws URIErrors for badly encoded URLs.
    const refusal = error instanceof URIError ? nothingHere() : toDomainError(error, logger);
    const text = refusal.in(languageFor(request.headers["accept-language"]));
    const { status, retryAfterSeconds } = refusal;
    response.status(status);
    if (retryAfterSeconds !== undefined) response.set("Retry-After", String(retryAfterSeconds));
    if (as === "json") response.json({ message: text });
    else response.type("text/plain").send(text);
  };
}
