import { idFrom } from "./id-from.ts";

/** Who did something to an event: a user, a helper, or somebody of whom only the name is known. */
export type HistoryAuthorKey = { kind: "user" | "helper"; id: number } | { kind: "name"; name: string };

const form = /^(user|helper|name)-(.+)$/su;

/** Parses an author's id, as in the graph and in addresses; undefined if it is none. */
export function historyAuthorFrom(text: string): HistoryAuthorKey | undefined {
  const [, kind, rest = ""] = form.exec(text) ?? [];
  if (kind === "name") return { kind, name: rest };
  const id = idFrom(rest);
  return id !== undefined && (kind === "user" || kind === "helper") ? { kind, id } : undefined;
}

/** The reverse of {@link historyAuthorFrom}. */
export function historyAuthorId(author: HistoryAuthorKey): string {
  return `${author.kind}-${author.kind === "name" ? author.name : author.id}`;
}
