import express, { type Request, type RequestHandler } from "express";
import { Share } from "../lib/share.ts";
import { shares } from "../limits.ts";
import { clientAddress } from "./client-address.ts";

const maxBytes = 200 * 1024;
/** Thousands of guests moved at once, each to a table with a long name. */
const maxBytesOfUsers = 1024 * 1024;

/** Undefined if only what arrives shows it. */
function announcedBytes({ headers }: Request, max: number): number | undefined {
  // A compressed body may become larger.
  if (headers["content-encoding"] !== undefined) return max;
  const length = headers["content-length"];
  return length === undefined ? undefined : Math.min(Number(length), max);
}

/** Reads bodies of 200 kB, or 1 MB from signed-in users, only as many at a time as fit in memory. */
export function readJsonBodies(isSignedIn: (request: Request) => boolean): RequestHandler {
  const readAnybodys = express.json({ limit: maxBytes });
  const readUsers = express.json({ limit: maxBytesOfUsers });
  const inFlight = new Share(shares.jsonBodies);
  return (request, response, next) => {
    const [read, max] = isSignedIn(request) ? [readUsers, maxBytesOfUsers] : [readAnybodys, maxBytes];
    if (!request.is("application/json")) return read(request, response, next);
    const network = clientAddress(request.ip);
    const bytes = announcedBytes(request, max);
    const taken = bytes === undefined ? [] : [inFlight.take(network, bytes)];
    let isOver = false;
    const end = (error?: unknown) => {
      for (const giveBack of taken.splice(0)) giveBack();
      if (isOver) return;
      isOver = true;
      next(error);
    };
    response.once("close", () => {
      isOver = true;
      end();
    });
    if (bytes === undefined) {
      request.on("data", (chunk: Buffer) => {
        if (isOver) return;
        try {
          taken.push(inFlight.take(network, chunk.length));
        } catch (refusal) {
          end(refusal);
        }
      });
    }
    read(request, response, end);
  };
}
