import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import helmet from "helmet";

const nonces = new WeakMap<ServerResponse, string>();

/** The nonce of this response, under which its page may run scripts and styles. */
export function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response);
  if (nonce === undefined) throw new Error("securityHeaders must run before a page is served.");
  return nonce;
}

const withNonce = (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response)}'`;

/** Security headers with a content security policy that allows nothing inline but what bears the response's nonce. */
export function securityHeaders(): RequestHandler[] {
  return [
    (_request, response, next) => {
      nonces.set(response, randomBytes(16).toString("base64"));
      next();
    },
    helmet({
      contentSecurityPolicy: {
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
      },
      // A venue's server may speak TLS under one name only.
      strictTransportSecurity: { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
      referrerPolicy: { policy: "same-origin" },
    }),
  ];
}
