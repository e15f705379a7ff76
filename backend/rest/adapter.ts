import { once } from "node:events";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ApolloServer } from "@apollo/server";
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import { message } from "../../common/messages/message.ts";
import type { Context } from "../features/users/context.type.ts";
import type { ContextOf } from "../graphql/context.ts";
import type { Directly } from "../graphql/operations.ts";
import { buildGraph } from "../graphql/schema.ts";
import { minBytesToCompress } from "../http/bodies.ts";
import { fromGraphQLError, nothingHere, refusesInJson } from "../http/refusals.ts";
import { DomainError } from "../lib/domain-error.ts";
import { onceFor } from "../lib/once-for.ts";
import { refuseCrossSite, requireOwnSite } from "../lib/own-site.ts";
import { isRecord } from "../lib/record.ts";
import { type Call, type Operation, type Route, readRoute } from "./call.ts";
import { readInput, readParameters, withEnumValues } from "./input.ts";
import { describeApi } from "./openapi.ts";
import { routes } from "./routes.ts";
import { receiveFile } from "./upload.ts";

export interface RestDeps {
  graphql: ApolloServer<Context>;
  directly: Directly;
  contextOf: ContextOf;
  sessions: RequestHandler;
  readJson: RequestHandler;
  /** For signed-in callers. */
  admitUpload: RequestHandler;
  compress: RequestHandler;
}

/** Where the API is. */
export const restPath = "/api";

const descriptionPath = "/api/openapi.json";

/** The REST API. @throws Error when the table does not fit the schema */
export function restRoutes(deps: RestDeps): Router {
  const calls = routes.map((route) => readRoute(buildGraph(), route));
  const description = describeApi(calls);
  const router = Router();
  // Searches come first, as they come in crowds.
  for (const call of calls.filter(({ route }) => route.find)) addCall(router, call, deps);
  router.use((_request, response, next) => {
    response.setHeader("Cache-Control", "no-store");
    next();
  });
  router.get(toExpress(descriptionPath), deps.compress, (_request, response) => response.json(description));
  for (const call of calls.filter(({ route }) => !route.find)) addCall(router, call, deps);
  refuseOtherMethods(router, [...routes, { method: "get", path: descriptionPath }]);
  router.use(() => {
    throw nothingHere();
  });
  return router;
}

/** Within the router. */
const toExpress = (path: string) => path.slice(restPath.length).replaceAll(/\{(\w+)\}/g, ":$1");

function addCall(router: Router, call: Call, deps: RestDeps): void {
  router[call.route.method](toExpress(call.route.path), callHandlers(call, deps));
}

function callHandlers(call: Call, deps: RestDeps): (RequestHandler | ErrorRequestHandler)[] {
  const { find, stream, refusalsAs } = call.route;
  if (find) return [deps.sessions, sendFound(call, find, deps)];
  if (stream) return [deps.sessions, sendWhileMade(call, stream, deps)];
  return [
    ...(refusalsAs === "json" ? [refuseInJson] : []),
    deps.compress,
    ...(call.isChange ? [refuseCrossSite] : []),
    ...(call.body ? [requireType("application/json", "refusals.jsonExpected"), deps.readJson] : []),
    ...(call.takesFile ? [requireType("multipart/form-data", "refusals.formExpected")] : []),
    deps.sessions,
    ...(call.takesFile ? [deps.admitUpload] : []),
    runOperation(call, deps),
  ];
}

function runOperation(call: Call, { graphql, contextOf }: RestDeps): RequestHandler {
  const { operation, route, isList, takesFile } = call;
  return async (request, response) => {
    const ask = asker(graphql, await contextOf(request));
    const variables = readParameters(call, request);
    if (isList) return sendList(call, variables, response, ask);
    if (takesFile) return send(route, await askWithFile(call, variables, request, ask), response);
    send(route, await ask(operation, { ...variables, ...variablesOfBody(call, request) }), response);
  };
}

const refuseInJson: RequestHandler = (_request, response, next) => {
  response.locals[refusesInJson] = true;
  next();
};

function requireType(type: string, refusal: "refusals.jsonExpected" | "refusals.formExpected"): RequestHandler {
  return (request, _response, next) => {
    if (!request.is(type)) throw new DomainError("UNSUPPORTED_FILE", message(refusal, { type }));
    next();
  };
}

/** The answer's text is made once while the result stays the same. */
function sendFound(
  call: Call,
  find: NonNullable<Route["find"]>,
  { directly, contextOf, compress }: RestDeps,
): RequestHandler {
  const { operation } = call;
  const [field = ""] = operation.way;
  const textOf = onceFor((found: readonly object[]) => JSON.stringify(operation.pick({ [field]: found })));
  return async (request, response) => {
    const given = readParameters(call, request);
    const context = await contextOf(request);
    const text = textOf(await directly(context, { query: field }, () => find(context, given)));
    const length = Buffer.byteLength(text);
    response.setHeader("Content-Type", "application/json; charset=utf-8");
    response.setHeader("Content-Length", length);
    // The compressor inspects every answer, which costs more than sending a small one.
    if (length < minBytesToCompress) response.end(text);
    else compress(request, response, () => response.end(text));
  };
}

/** Downloads leave traces, so another site's page may not start one, and HEAD makes nothing. */
function sendWhileMade(
  call: Call,
  make: NonNullable<Route["stream"]>,
  { directly, contextOf }: RestDeps,
): RequestHandler {
  const { operation, route } = call;
  return async (request, response) => {
    requireOwnSite(request);
    const given = withEnumValues(call, readParameters(call, request));
    const context = await contextOf(request);
    await directly(context, { query: operation.way.join(".") }, async () => {
      const { filename, content } = await make(context, given);
      const isSent = request.method !== "HEAD";
      const file = Readable.from(content);
      // Until there is something to send, it can be refused.
      if (isSent) await once(file, "readable");
      response.attachment(filename).type(route.download ?? "application/octet-stream");
      if (isSent) await pipeline(file, response);
      else response.end();
    });
  };
}

/** Runs an operation of the graph, with its rules and limits. @throws DomainError if it refuses */
type Ask = (operation: Operation, variables: Record<string, unknown>) => Promise<unknown>;

function asker(graphql: ApolloServer<Context>, contextValue: Context): Ask {
  return async ({ text, pick }, variables) => {
    const { body } = await graphql.executeOperation({ query: text, variables }, { contextValue });
    if (body.kind !== "single") throw new Error("REST operations are answered at once.");
    const [error] = body.singleResult.errors ?? [];
    if (error) throw fromGraphQLError(error);
    return pick(body.singleResult.data);
  };
}

function variablesOfBody({ body, route }: Call, request: Request): Record<string, unknown> {
  if (!body) return {};
  const input = readInput(request.body, body);
  return route.bodyFields ? input : { input };
}

function send({ status = 200, missing, download, isKept }: Route, content: unknown, response: Response): void {
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

/** Page by page, with one in memory. A list that changes meanwhile may repeat or miss an entry. */
async function sendList(call: Call, variables: object, response: Response, ask: Ask): Promise<void> {
  const { operation, otherwise, route } = call;
  const limit = route.pageSize ?? 500;
  const readPage = async (asked: Operation, offset: number) => {
    const content = await ask(asked, { ...variables, offset, limit });
    if (!Array.isArray(content)) throw new Error("The graph did not answer a list.");
    return content;
  };
  const isForOthers = (error: unknown) => error instanceof DomainError && [401, 403, 404].includes(error.status);
  const [first, asked] = await readPage(operation, 0).then(
    (page) => [page, operation] as const,
    async (error: unknown) => {
      if (!otherwise || !isForOthers(error)) throw error;
      return [await readPage(otherwise, 0), otherwise] as const;
    },
  );
  async function* text(): AsyncGenerator<string> {
    yield "[";
    for (let [page, offset] = [first, 0]; page.length > 0; page = await readPage(asked, offset)) {
      yield `${offset === 0 ? "" : ","}${JSON.stringify(page).slice(1, -1)}`;
      if (page.length < limit) break;
      offset += limit;
    }
    yield "]";
  }
  response.status(200).type("json");
  await pipeline(text(), response);
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
