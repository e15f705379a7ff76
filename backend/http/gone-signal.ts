import type { Request } from "express";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";
import { onceFor } from "../lib/once-for.ts";

/** Calls back once the request has its answer or its client has gone, whatever failed before. */
export function whenOver({ res: response }: Request, end: () => void): void {
  if (!response || response.closed) end();
  else response.once("close", end);
}

/** Aborted when the client of a request goes away before it has its answer. */
export const goneSignal = onceFor(({ res: response }: Request): AbortSignal => {
  const gone = new AbortController();
  const note = () => {
    // Nobody reads it, but work for the request ends as for any other refusal.
    if (!response?.writableFinished) gone.abort(new DomainError("UNAVAILABLE", message("refusals.callerGone")));
  };
  if (response?.destroyed) note();
  response?.once("close", note);
  return gone.signal;
});
