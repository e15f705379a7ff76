import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";

const halfCharacter = /\p{Surrogate}/u;

/** Entries, or keys and values; nothing for other values, such as an uploading file. */
function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) return [];
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? Object.entries(value).flat() : [];
}

/** Refuses lone surrogates, which JSON allows and UTF-8 does not. @throws DomainError BAD_INPUT */
export function requireWholeCharacters(variables: object): void {
  // Without recursion: variables may be nested as deeply as a body is long.
  const waiting: unknown[] = [variables];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string" && halfCharacter.test(value)) {
      throw new DomainError("BAD_INPUT", message("refusals.halfCharacter"));
    }
    for (const part of partsOf(value)) waiting.push(part);
  }
}
