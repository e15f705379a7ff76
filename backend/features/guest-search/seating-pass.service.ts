import { z } from "zod";
import type { CallerTokens, TokenKind } from "../../http/caller-tokens.ts";

/** A caller's results: event, time of issue (seconds since 1970), and tables, newest first. */
type SeatingPass = [eventId: number, givenAt: number, tables: string[]];

/** Long enough to read who sits there; a guest who looks again later searches again. */
const lifetimeSeconds = 15 * 60;
/** A pass is issued again after this share of its life, so most searches issue none. */
const freshSeconds = lifetimeSeconds / 3;
/** The tables of two answers of ten matches. */
const maxTables = 20;
/** The longest table name takes some 400; a cookie may have 4,000 in total. */
const maxBytes = 1_500;

const seatingPass: TokenKind<SeatingPass> = {
  name: "seating",
  header: "Seating-Pass",
  lifetimeSeconds,
  schema: z.tuple([z.number(), z.number(), z.array(z.string()).max(maxTables)]),
};

function thatFit(tables: readonly string[]): string[] {
  let bytes = 0;
  const isTooMuch = (table: string) => {
    bytes += Buffer.byteLength(JSON.stringify(table));
    return bytes > maxBytes;
  };
  const first = tables.slice(0, maxTables);
  const end = first.findIndex(isTooMuch);
  return end === -1 ? first : first.slice(0, end);
}

/** Adds found tables (best first) to the caller's pass, unless it has them all and is still fresh. */
export function giveSeatingPass(tokens: CallerTokens, eventId: number, tables: readonly string[]): void {
  if (tables.length === 0) return;
  const now = Math.floor(Date.now() / 1000);
  const [passEventId, passGivenAt = 0, passTables = []] = tokens.read(seatingPass) ?? [];
  const known = passEventId === eventId ? passTables : [];
  const isFresh = now - passGivenAt < freshSeconds;
  if (isFresh && tables.every((table) => known.includes(table))) return;
  tokens.give(seatingPass, [eventId, now, thatFit([...new Set([...tables, ...known])])]);
}

/** Tables of an event on the caller's pass, newest first; undefined without a pass for it. */
export function readSeatingPass(tokens: CallerTokens, eventId: number): readonly string[] | undefined {
  const [passEventId, , tables] = tokens.read(seatingPass) ?? [];
  return passEventId === eventId ? tables : undefined;
}
