import { readMessages } from "../../backend/lib/languages.ts";
import { usedMessages } from "./used-messages.ts";

export function readMessageKeys(): string[] {
  return Object.keys(readMessages("en"));
}

export function unusedMessages(keys: readonly string[], sources: readonly string[]): string[] {
  const used = new Set(usedMessages(keys, sources));
  return keys.filter((key) => !used.has(key));
}
