import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { guestCodeKey } from "../../../common/guest-code.ts";
import type { CallerTokens, TokenKind } from "../../lib/caller-tokens.ts";

/** An event as far as its code goes; an empty code asks for nothing. */
interface CodedEvent {
  id: number;
  guestCode: string;
}

/** Nobody is a guest at more events in half a day; each takes some thirty bytes of the note. */
const mostEvents = 8;
/** Letters of a mark: 96 bits. */
const markLength = 16;

/** The events whose codes the caller has shown, newest first: the number of each, and the mark of its code. */
const codeNote: TokenKind<[number, string][]> = {
  name: "code",
  schema: z.array(z.tuple([z.number(), z.string()])).max(mostEvents),
  lifetimeSeconds: 12 * 60 * 60,
  header: "Guest-Code-Note",
};

const digestOf = (eventId: number, code: string) =>
  createHash("sha256")
    .update(`${eventId} ${guestCodeKey(code)}`)
    .digest();

/** Another code has another mark, so that notes end when the organiser changes the code. */
const markOf = ({ id, guestCode }: CodedEvent) => digestOf(id, guestCode).toString("base64url").slice(0, markLength);

/** Whether this is the event's code, found out in the same time whatever of it is right. */
export function isGuestCode({ id, guestCode }: CodedEvent, code: string): boolean {
  return timingSafeEqual(digestOf(id, guestCode), digestOf(id, code));
}

/** Whether the caller's note says that they have shown the code that the event has now. */
export function hasShownCode(tokens: CallerTokens, event: CodedEvent): boolean {
  const shown = tokens.read(codeNote) ?? [];
  return shown.some(([id, mark]) => id === event.id && mark === markOf(event));
}

/** Notes for the caller that they have shown the event's code, beside the events that they have shown the codes of before. */
export function noteShownCode(tokens: CallerTokens, event: CodedEvent): void {
  const others = (tokens.read(codeNote) ?? []).filter(([id]) => id !== event.id);
  tokens.give(codeNote, [[event.id, markOf(event)], ...others.slice(0, mostEvents - 1)]);
}
