import type { Queryable } from "../../database/client.ts";

/** A sign-in link as stored. */
export interface StoredSignInLink {
  userId: number;
  /** SHA-256 of the token, base64url. */
  tokenHash: string;
  expiresAt: Date;
}

/** Stores an account's link in place of its earlier one. */
export async function replaceSignInLink(
  db: Queryable,
  { userId, tokenHash, expiresAt }: StoredSignInLink,
): Promise<void> {
  const link = { tokenHash, expiresAt };
  await db.signInLink.upsert({ where: { userId }, create: { userId, ...link }, update: link });
}

/** Deletes the link with this hash and returns it; undefined when there is none. Of concurrent callers, one gets it. */
export async function takeSignInLink(db: Queryable, tokenHash: string): Promise<StoredSignInLink | undefined> {
  const [taken] = await db.$queryRaw<StoredSignInLink[]>`
    DELETE FROM sign_in_links WHERE token_hash = ${tokenHash}
    RETURNING user_id AS "userId", token_hash AS "tokenHash", expires_at AS "expiresAt"`;
  return taken;
}

/** Ends an account's unused link. */
export async function removeSignInLink(db: Queryable, userId: number): Promise<void> {
  await db.signInLink.deleteMany({ where: { userId } });
}

/** Removes links that expired before this time. */
export async function removeExpiredSignInLinks(db: Queryable, now: Date): Promise<void> {
  await db.signInLink.deleteMany({ where: { expiresAt: { lte: now } } });
}
