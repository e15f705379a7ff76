import type { Request, RequestHandler } from "express";
import type { GraphQLFormattedError } from "graphql";
import type { Language } from "../../common/messages/language.ts";
import type { Metrics } from "../lib/metrics.ts";
import type { RateLimit } from "../lib/rate-limit.ts";
import type { Documents, Verdict } from "./documents.ts";
import { inLanguage } from "./format-error.ts";

export interface Sender {
  isSignedIn: boolean;
  clientAddress: string;
  documentLimit: RateLimit;
  language: Language;
}

/** The verdict on a document; a stranger's new one counts against their network. @throws DomainError RATE_LIMITED */
export function admit(documents: Documents, text: string, sender: Sender): Verdict {
  const known = documents.recall(text);
  if (known) return known;
  if (!sender.isSignedIn) sender.documentLimit.count(sender.clientAddress);
  return documents.read(text);
}

export interface AdmissionDeps {
  documents: Documents;
  senderOf(request: Request): Sender;
  formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError;
  metrics: Metrics;
}

function textOf({ method, body, query }: Request): unknown {
  const asked: unknown = method === "GET" ? query : body;
  return typeof asked === "object" && asked !== null && "query" in asked ? asked.query : undefined;
}

/** Refuses invalid documents before any other work is done. Requests without a document pass. */
export function admitDocuments({ documents, senderOf, formatError, metrics }: AdmissionDeps): RequestHandler {
  return async (request, response, next) => {
    const text = textOf(request);
    if (typeof text !== "string" || text === "") return next();
    const started = performance.now();
    const sender = senderOf(request);
    const verdict = admit(documents, text, sender);
    if (verdict.kind === "sound") return next();
    const errors = verdict.errors.map((error) => inLanguage(formatError(error.toJSON(), error), sender.language));
    const outcome = String(errors[0]?.extensions?.code);
    metrics.operationSeconds.observe({ operation: "invalid", outcome }, (performance.now() - started) / 1000);
    response.status(400).json({ errors });
  };
}
