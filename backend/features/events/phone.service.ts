import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { CallerTokens, TokenKind } from "../../lib/caller-tokens.ts";
import { onceFor } from "../../lib/once-for.ts";

const idBytes = 9;

/** A random name for a browser, so that those behind one address can be told apart. It says nothing about its owner. */
const phoneNote: TokenKind<string> = {
  name: "phone",
  schema: z.string().max(16),
  lifetimeSeconds: 12 * 60 * 60,
};

/** The phone that asks, by the note that it was given before; undefined when it has none. */
export const knownPhone = (tokens: CallerTokens): string | undefined => tokens.read(phoneNote);

/**
 * The phone that asks, by the note that it was given before; undefined when it has none, and then it is given one. Asked again in
 * the same request, it answers the same: otherwise many searches in one request would be many phones.
 */
export const phoneOf = onceFor((tokens: CallerTokens): { id: string | undefined } => {
  const id = knownPhone(tokens);
  if (id === undefined) tokens.give(phoneNote, randomBytes(idBytes).toString("base64url"));
  return { id };
});
