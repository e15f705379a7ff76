import type { PrintGuest } from "../pages/print-facts.ts";

// Guests are sent as lines of JSON, because one message with a long list would hold up the server.

const portion = 100;

const lineEnd = "\n";

/** Guests as bytes. Yields between portions. */
export function* sendGuests(guests: readonly PrintGuest[]): Generator<void, Buffer> {
  const lines: Buffer[] = [];
  for (let start = 0; start < guests.length; start += portion) {
    lines.push(Buffer.from(JSON.stringify(guests.slice(start, start + portion)) + lineEnd));
    yield;
  }
  return Buffer.concat(lines);
}

/** Reverses {@link sendGuests}, unchecked because the server made the guests itself. */
export function receiveGuests(bytes: Buffer): PrintGuest[] {
  const guests: PrintGuest[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(lineEnd, start);
    const line: PrintGuest[] = JSON.parse(bytes.toString("utf8", start, end));
    guests.push(...line);
    start = end + 1;
  }
  return guests;
}
