import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const english = "common/messages/en";

/** Keys of all English messages; every other language has some of them. */
export function readMessageKeys(): string[] {
  return readdirSync(english)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(path.join(english, file), "utf8"))));
}

/** The messages that no source names, neither as a whole nor by a template's text up to its first value. */
export function unusedMessages(keys: readonly string[], sources: readonly string[]): string[] {
  const named = sources.flatMap((source) => [...source.matchAll(/["'`]([\w-]+\.[\w.-]*)(["'`]|\$\{)/g)]);
  const whole = new Set(named.filter(([, , end]) => end !== "${").map(([, name]) => name));
  const beginnings = named.flatMap(([, name = "", end]) => (end === "${" ? [name] : []));
  return keys.filter((key) => !whole.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)));
}
