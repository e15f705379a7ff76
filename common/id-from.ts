import { largestInt } from "./limits.ts";

/** The id that a text says, such as a part of an address; undefined when it is none. */
export function idFrom(text: string | null | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : Number.POSITIVE_INFINITY;
  return id <= largestInt ? id : undefined;
}
