import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { guestCodeKey } from "../../../common/guest-code.ts";
import type { CallerTokens, TokenKind } from "../../lib/caller-tokens.ts";

/** The parts of an event that its code depends on. An empty code means that none is required. */
interface CodedEvent {
  id: number;
  guestCode: string;
}

/** Nobody attends more events in half a day; each takes about thirty bytes of the note. */
const maxEvents = 8;
/** Characters of a mark: 96 bits. */
const markLength = 16;

/** The events whose codes the caller has entered, newest first: each event's id and the mark of its code. */
const codeToken: TokenKind<[number, string][]> = {
  name: "code",
  schema: z.array(z.tuple([z.number(), z.string()])).max(maxEvents),
  lifetimeSeconds: 12 * 60 * 60,
  header: "Guest-Code-Note",
};

const digestOf = (eventId: number, code: string) =>
  createHash("sha256")
    .update(`${eventId} ${guestCodeKey(code)}`)
    .digest();

/** The mark depends on the code, so a note ends when the organizer changes the code. */
const markOf = ({ id, guestCode }: CodedEvent) => digestOf(id, guestCode).toString("base64url").slice(0, markLength);

/** Whether this is the event's code. Takes the same time however much of it is right. */
export function isGuestCode({ id, guestCode }: CodedEvent, code: string): boolean {
  return timingSafeEqual(digestOf(id, guestCode), digestOf(id, code));
}

/** Whether the caller's note shows that they have entered the event's current code. */
export function hasShownCode(tokens: CallerTokens, event: CodedEvent): boolean {
  const shown = tokens.read(codeToken) ?? [];
  return shown.some(([id, mark]) => id === event.id && mark === markOf(event));
}

/** Notes that the caller has entered the event's code, and keeps earlier events in the note. */
export function giveCodeToken(tokens: CallerTokens, event: CodedEvent): void {
  const others = (tokens.read(codeToken) ?? []).filter(([id]) => id !== event.id);
  tokens.give(codeToken, [[event.id, markOf(event)], ...others.slice(0, maxEvents - 1)]);
}
