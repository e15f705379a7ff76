import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { CallerTokens, TokenKind } from "../../lib/caller-tokens.ts";

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
