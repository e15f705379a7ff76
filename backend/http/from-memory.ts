import type { Request } from "express";

/** Marks answers for guests that may be up to half an hour old, because the database is away. */
const header = "Answered-From";

/** Marks the answer to a request, once. Returns whether it was not marked before. */
export function answeredFromMemory({ res }: Request): boolean {
  if (!res || res.headersSent) return true;
  if (res.hasHeader(header)) return false;
  res.setHeader(header, "memory");
  return true;
}
