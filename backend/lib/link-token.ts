import { createHash, randomBytes } from "node:crypto";

/** A secret for a link: 32 random bytes, base64url. */
export const newLinkToken = (): string => randomBytes(32).toString("base64url");

/**
 * What is stored of a token: its SHA-256, base64url. No salt and no slow hash: the token is random, so there is nothing to
 * guess, and a link is found by its hash.
 */
export const hashOfLink = (token: string): string => createHash("sha256").update(token).digest("base64url");
