import { randomBytes } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler } from "express";
import helmet from "helmet";

const nonces = new WeakMap<ServerResponse, string>();

/** Allows the page of this response to run scripts and styles. */
export function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response);
  if (nonce === undefined) throw new Error("pagePolicy must run before a page is served.");
  return nonce;
}

const withNonce = (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response)}'`;

function headersSetBy(handler: ReturnType<typeof helmet>): Map<string, number | string | readonly string[]> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  handler(request, response, () => undefined);
  return new Map(Object.entries(response.getHeaders()).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Headers for every answer, with a policy that allows nothing; pages get their own from {@link pagePolicy}. */
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

/** The content security policy of pages and their files: inline code runs only with the response's nonce. */
export function pagePolicy(): RequestHandler[] {
  return [
    (_request, response, next) => {
      nonces.set(response, randomBytes(16).toString("base64"));
      next();
    },
    helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", withNonce],
        styleSrc: ["'self'", withNonce],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    }),
  ];
}
