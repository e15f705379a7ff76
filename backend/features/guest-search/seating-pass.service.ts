import { z } from "zod";
import type { CallerTokens, TokenKind } from "../../lib/caller-tokens.ts";

/** What a caller's searches have found: the event, when the pass was given (seconds since 1970), and tables, newest first. */
type SeatingPass = [eventId: number, givenAt: number, tables: string[]];

/** Long enough to read who sits there; a guest who looks again later searches again. */
const lifetimeSeconds = 15 * 60;
/** A pass is given again once this share of its life is over, so that most searches give none. */
const freshSeconds = lifetimeSeconds / 3;
/** What two answers of ten matches can tell. */
const mostTables = 20;
/** Bytes of the tables' names, of which the longest takes some 400; a cookie may have 4,000 in all. */
const mostBytes = 1_500;

const seatingPass: TokenKind<SeatingPass> = {
  name: "seating",
  header: "Seating-Pass",
  lifetimeSeconds,
  schema: z.tuple([z.number(), z.number(), z.array(z.string()).max(mostTables)]),
};

/** The first of the tables, as many as a pass has room for. */
function thatFit(tables: readonly string[]): string[] {
  let bytes = 0;
  const isTooMuch = (table: string) => {
    bytes += Buffer.byteLength(JSON.stringify(table));
    return bytes > mostBytes;
  };
  const first = tables.slice(0, mostTables);
  const end = first.findIndex(isTooMuch);
  return end === -1 ? first : first.slice(0, end);
}

/**
 * Gives the caller a pass for tables that a search has found, besides those of the same event that they have found
 * before. Does nothing while their pass names them all and is still fresh.
 *
 * @param tables that of the best match first
 */
export function giveSeatingPass(tokens: CallerTokens, eventId: number, tables: readonly string[]): void {
  if (tables.length === 0) return;
  const now = Math.floor(Date.now() / 1000);
  const [passEventId, passGivenAt = 0, passTables = []] = tokens.read(seatingPass) ?? [];
  const known = passEventId === eventId ? passTables : [];
  const isFresh = now - passGivenAt < freshSeconds;
  if (isFresh && tables.every((table) => known.includes(table))) return;
  tokens.give(seatingPass, [eventId, now, thatFit([...new Set([...tables, ...known])])]);
}

/** Tables of an event that the caller's pass names, newest first; undefined without a pass for it. */
export function readSeatingPass(tokens: CallerTokens, eventId: number): readonly string[] | undefined {
  const [passEventId, , tables] = tokens.read(seatingPass) ?? [];
  return passEventId === eventId ? tables : undefined;
}
