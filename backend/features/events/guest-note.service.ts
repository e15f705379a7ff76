import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { guestCodeKey } from "../../../common/guest-code.ts";
import type { CallerTokens, TokenKind } from "../../http/caller-tokens.ts";

interface CodedEvent {
  id: number;
  guestCode: string;
}

/** Nobody attends more events in half a day; each takes about thirty bytes of the token. */
const maxEvents = 8;
/** 96 bits. */
const markLength = 16;

/** Events whose codes the caller has entered, newest first: id and mark of the code. */
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

/** Depends on the code, so it ends when the organizer changes the code. */
const markOf = ({ id, guestCode }: CodedEvent) => digestOf(id, guestCode).toString("base64url").slice(0, markLength);

/** Compares in constant time. */
export function isGuestCode({ id, guestCode }: CodedEvent, code: string): boolean {
  return timingSafeEqual(digestOf(id, guestCode), digestOf(id, code));
}

/** Whether the caller has entered the event's current code. */
export function hasShownCode(tokens: CallerTokens, event: CodedEvent): boolean {
  const shown = tokens.read(codeToken) ?? [];
  return shown.some(([id, mark]) => id === event.id && mark === markOf(event));
}

/** Adds the event to the caller's token, which keeps earlier events. */
export function giveCodeToken(tokens: CallerTokens, event: CodedEvent): void {
  const others = (tokens.read(codeToken) ?? []).filter(([id]) => id !== event.id);
  tokens.give(codeToken, [[event.id, markOf(event)], ...others.slice(0, maxEvents - 1)]);
}

const idBytes = 9;

/** Random, to distinguish browsers behind one address; reveals nothing about the owner. */
const phoneNote: TokenKind<string> = {
  name: "phone",
  schema: z.string().max(16),
  lifetimeSeconds: 12 * 60 * 60,
};

/** The caller's phone; undefined without a token. */
export const knownPhone = (tokens: CallerTokens): string | undefined => tokens.shown(phoneNote);

/** Gives a phone without a token one for its next request. */
export function notePhone(tokens: CallerTokens): void {
  if (tokens.read(phoneNote) === undefined) tokens.give(phoneNote, randomBytes(idBytes).toString("base64url"));
}
