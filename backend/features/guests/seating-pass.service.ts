import { hash } from "node:crypto";
import { z } from "zod";
import type { CallerTokens, TokenKind } from "../../lib/caller-tokens.ts";

/** What a caller's searches have told them: the event, when the pass was given (seconds since 1970), and marks of tables, newest first. */
type SeatingPass = [eventId: number, givenAt: number, tables: string[]];

/** Long enough to read who sits there; whoever looks again later searches again. */
const lifetimeSeconds = 15 * 60;
/** A pass is given again once this share of its life is over, so that most searches give none. */
const freshSeconds = lifetimeSeconds / 3;
/** What two answers of ten matches can tell. With them a pass takes some 350 bytes. */
const mostTables = 20;
/** Letters of a mark: 48 bits. Labels may be long, marks are not. */
const markLength = 8;

const seatingPass: TokenKind<SeatingPass> = {
  name: "seating",
  header: "Seating-Pass",
  lifetimeSeconds,
  schema: z.tuple([z.number(), z.number(), z.array(z.string()).max(mostTables)]),
};

/** What a pass calls a table. */
export const markOfTable = (label: string): string => hash("sha256", label, "base64url").slice(0, markLength);

/**
 * Gives the caller a pass for tables that a search has told them, beside those of the same event that they have been told
 * before. Does nothing while their pass names them all and is still fresh.
 *
 * @param marks of the tables, best first
 */
export function giveSeatingPass(tokens: CallerTokens, eventId: number, marks: readonly string[]): void {
  if (marks.length === 0) return;
  const now = Math.floor(Date.now() / 1000);
  const [passEventId, passGivenAt = 0, passTables = []] = tokens.read(seatingPass) ?? [];
  const known = passEventId === eventId ? passTables : [];
  const isFresh = now - passGivenAt < freshSeconds;
  if (isFresh && marks.every((mark) => known.includes(mark))) return;
  tokens.give(seatingPass, [eventId, now, [...new Set([...marks, ...known])].slice(0, mostTables)]);
}

/** Marks of the tables of an event that the caller's pass names, newest first; undefined without a pass for it. */
export function readSeatingPass(tokens: CallerTokens, eventId: number): readonly string[] | undefined {
  const [passEventId, , tables] = tokens.read(seatingPass) ?? [];
  return passEventId === eventId ? tables : undefined;
}
