import { createHash, randomBytes } from "node:crypto";

/** A secret for a link: 32 random bytes, base64url. */
export const newLinkToken = (): string => randomBytes(32).toString("base64url");

/** The SHA-256 that is stored, base64url. The token is random, so it needs no salt and no slow hash. */
export const hashOfLink = (token: string): string => createHash("sha256").update(token).digest("base64url");
