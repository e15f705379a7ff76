import type { z } from "zod";

/**
 * A kind of signed note that the server gives a caller to keep and send back, so that the server need not remember them: any
 * process with the session secret can read it. Callers can read their notes but cannot forge them.
 */
export interface TokenKind<Data> {
  /** Part of the cookie's name. A note of one kind is not valid as another. */
  name: string;
  /** The content of a note. Keep it short: browsers drop cookies larger than 4 kB. */
  schema: z.ZodType<Data>;
  /** Seconds for which a note is valid. */
  lifetimeSeconds: number;
  /** The request and response header that carries it for callers without cookies; undefined for none. */
  header?: string;
}

/** Access to the caller's notes for resolvers. */
export interface CallerTokens {
  /**
   * The caller's note: the one given in this answer if there is one, otherwise the one they sent. Undefined when they sent
   * none, or one that is forged or expired.
   */
  read<Data>(kind: TokenKind<Data>): Data | undefined;
  /** The note that the caller sent, regardless of this answer's: the same throughout the request. */
  shown<Data>(kind: TokenKind<Data>): Data | undefined;
  /** Gives the caller a note that replaces their old one. Does nothing once the answer has started. */
  give<Data>(kind: TokenKind<Data>, data: Data): void;
}
