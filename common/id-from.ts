import { maxInt } from "./limits.ts";

/** Parses an id, such as a part of a URL; undefined if it is none. */
export function idFrom(text: string | null | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : Number.POSITIVE_INFINITY;
  return id <= maxInt ? id : undefined;
}
