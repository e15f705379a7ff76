import { randomUUID } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { isIPv4, Socket } from "node:net";
import type { Request, RequestHandler } from "express";
import helmet from "helmet";
import ipaddr from "ipaddr.js";
import type { Logger } from "pino";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";
import type { Metrics } from "../lib/metrics.ts";

const idHeader = "X-Request-Id";

/** The log of one request, with the request's id on each line. */
export function logOf(logger: Logger, request: Request): Logger {
  return logger.child({ id: request.res?.getHeader(idHeader) });
}

/** By the start of the path. Everything else is a page. */
const routes: readonly (readonly [beginning: RegExp, route: string])[] = [
  [/^\/graphql\/?$/i, "graphql"],
  [/^\/api(\/|$)/i, "api"],
  [/^\/assets\//, "asset"],
  [/^\/(healthz|readyz)$/, "health"],
  [/^\/metrics$/, "metrics"],
];

function routeOf(path: string): string {
  return routes.find(([beginning]) => beginning.test(path))?.[1] ?? "page";
}

/** Gives each request an id, a line in the log and a place in the metrics. The query contains what guests type, and is in neither. */
export function requestLog(logger: Logger, { requestSeconds }: Metrics): RequestHandler {
  return (request, response, next) => {
    const id = randomUUID();
    const started = performance.now();
    const { method, path } = request;
    const route = routeOf(path);
    response.setHeader(idHeader, id);
    response.on("close", () => {
      const ms = performance.now() - started;
      const { statusCode: status, writableFinished: isSent } = response;
      const line = { id, method, path, status, ms: Math.round(ms), aborted: !isSent };
      logger[route === "health" ? "debug" : "info"](line, "request");
      requestSeconds.observe({ route, status: isSent ? String(status) : "aborted" }, ms / 1000);
    });
    next();
  };
}

/** A proxy that sends it retries a GET elsewhere after a 503, and then stops using that process. */
const asksElsewhere = "X-Asks-Elsewhere-On-503";

/**
 * While stopping, closes each connection after its answer, and makes proxies retry elsewhere if they can.
 * Otherwise a connection may wait in the closing listener's queue, and nobody could know whether its request ran.
 */
export function lastAnswers(isStopping: () => boolean): RequestHandler {
  return (request, response, next) => {
    if (!isStopping()) return next();
    response.setHeader("Connection", "close");
    const isSentElsewhere = request.get(asksElsewhere) !== undefined && ["GET", "HEAD"].includes(request.method);
    if (isSentElsewhere && routeOf(request.path) !== "health") {
      throw new DomainError("UNAVAILABLE", message("refusals.restarting"));
    }
    next();
  };
}

function headersSetBy(handler: ReturnType<typeof helmet>): Map<string, number | string | readonly string[]> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  handler(request, response, () => undefined);
  return new Map(Object.entries(response.getHeaders()).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The content security policy of a page: what is of its own origin, and inline code only as said, by a hash or nonce. */
export const contentPolicy = (allowed: {
  script: string;
  style: string;
  sources: string[];
  framedBy?: string;
}): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${allowed.script}`,
    `style-src 'self' ${allowed.style}`,
    ...allowed.sources,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${allowed.framedBy ?? "'none'"}`,
  ].join(";");

/** Headers for every answer, with a policy that allows nothing; pages get their own from {@link contentPolicy}. */
export function securityHeaders(): RequestHandler {
  const headers = headersSetBy(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
      },
      // A venue's server may use TLS under one name only.
      strictTransportSecurity: { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
      referrerPolicy: { policy: "same-origin" },
    }),
  );
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}

/** The network of `request.ip`: an IPv4 address, or the 64 bits of IPv6 that one household or phone has to itself. */
export function clientAddress(ip: string | undefined): string {
  if (ip === undefined) return "unknown";
  if (isIPv4(ip)) return ip;
  if (!ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  const network = address.toByteArray().slice(0, 8);
  return `${ipaddr.fromByteArray([...network, 0, 0, 0, 0, 0, 0, 0, 0]).toString()}/64`;
}
