import type { RequestHandler } from "express";

/**
 * While the process is on its way out, ends each connection with its answer: whoever asks again connects again, and
 * reaches another process. A connection that is cut between two requests may be cut at the start of the next one.
 */
export function lastAnswers(isStopping: () => boolean): RequestHandler {
  return (_request, response, next) => {
    if (isStopping()) response.setHeader("Connection", "close");
    next();
  };
}
