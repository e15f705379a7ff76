import type { Request } from "express";

/** A signal that is aborted when the client of a request goes away before it has its answer. */
export function goneSignal({ res: response }: Request): AbortSignal {
  const gone = new AbortController();
  const note = () => {
    if (!response?.writableFinished) gone.abort();
  };
  if (response?.destroyed) note();
  response?.once("close", note);
  return gone.signal;
}
