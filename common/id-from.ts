import { maxInt } from "./limits.ts";

/** The id in a text, such as a part of a URL; undefined when it is not an id. */
export function idFrom(text: string | null | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : Number.POSITIVE_INFINITY;
  return id <= maxInt ? id : undefined;
}
