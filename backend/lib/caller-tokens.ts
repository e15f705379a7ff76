import type { z } from "zod";

/** A kind of signed note for callers to keep and send back. They cannot forge it, and any process can check it. */
export interface TokenKind<Data> {
  /** Part of the cookie's name. A note of one kind is not valid as another. */
  name: string;
  /** Keep it short: browsers drop cookies larger than 4 kB. */
  schema: z.ZodType<Data>;
  lifetimeSeconds: number;
  /** The request and response header that carries it for callers without cookies; undefined for none. */
  header?: string;
}

/** Access to the caller's notes for resolvers. */
export interface CallerTokens {
  /** The note given in this answer, or else the one they sent; undefined for none, or one that is forged or expired. */
  read<Data>(kind: TokenKind<Data>): Data | undefined;
  /** The note that the caller sent, regardless of this answer's: the same throughout the request. */
  shown<Data>(kind: TokenKind<Data>): Data | undefined;
  /** Gives the caller a note that replaces their old one. Does nothing once the answer has started. */
  give<Data>(kind: TokenKind<Data>, data: Data): void;
}
