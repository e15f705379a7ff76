import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { CallerTokens, TokenKind } from "../../lib/caller-tokens.ts";

const idBytes = 9;

/** A random name for a browser, which distinguishes browsers behind one address. It reveals nothing about its owner. */
const phoneNote: TokenKind<string> = {
  name: "phone",
  schema: z.string().max(16),
  lifetimeSeconds: 12 * 60 * 60,
};

/** The phone that sent the request, by its note; undefined without one. */
export const knownPhone = (tokens: CallerTokens): string | undefined => tokens.shown(phoneNote);

/** Gives a phone without a note one, for its next request. */
export function notePhone(tokens: CallerTokens): void {
  if (tokens.read(phoneNote) === undefined) tokens.give(phoneNote, randomBytes(idBytes).toString("base64url"));
}
