import type { z } from "zod";

/**
 * A kind of signed note that the server gives a caller to keep and show again, so that it need not remember anything about
 * them: any process that knows the session secret reads it. A caller can read their note, but not write one.
 */
export interface TokenKind<Data> {
  /** Part of the cookie's name; a note of one kind is worth nothing as one of another. */
  name: string;
  /** What a note holds. Keep it short: browsers drop cookies of more than 4 kB. */
  schema: z.ZodType<Data>;
  /** Seconds for which a note is good. */
  lifetimeSeconds: number;
  /** The header of requests and answers that carries it for callers without cookies; undefined: there is none. */
  header?: string;
}

/** What a resolver may do with the notes of the caller. */
export interface CallerTokens {
  /**
   * What the caller's note says: the one given in this answer, if there is one, otherwise the one that they show. Undefined when
   * they show none, or one that is forged or too old.
   */
  read<Data>(kind: TokenKind<Data>): Data | undefined;
  /** As read, without regard to what this answer has given: the same throughout the request. */
  shown<Data>(kind: TokenKind<Data>): Data | undefined;
  /** Gives the caller a note in the place of the one they have. Does nothing once the answer has begun. */
  give<Data>(kind: TokenKind<Data>, data: Data): void;
}
