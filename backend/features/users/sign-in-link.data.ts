import type { Queryable } from "../../database/client.ts";

/** A sign-in link as stored. */
export interface StoredSignInLink {
  userId: number;
  /** SHA-256 of the token, base64url. */
  tokenHash: string;
  expiresAt: Date;
}

/** Replaces an account's link. */
export async function replaceSignInLink(
  db: Queryable,
  { userId, tokenHash, expiresAt }: StoredSignInLink,
): Promise<void> {
  const link = { tokenHash, expiresAt };
  await db.signInLink.upsert({ where: { userId }, create: { userId, ...link }, update: link });
}

/** A link that was used. */
export interface UsedSignInLink {
  userId: number;
  expiresAt: Date;
  credentialsVersion: number;
}

/** Takes a link by hash; undefined if there is none. One of concurrent callers gets it. */
export async function takeSignInLink(db: Queryable, tokenHash: string): Promise<UsedSignInLink | undefined> {
  const [taken] = await db.$queryRaw<UsedSignInLink[]>`
    DELETE FROM sign_in_links USING users WHERE token_hash = ${tokenHash} AND users.id = user_id
    RETURNING user_id AS "userId", expires_at AS "expiresAt", credentials_version AS "credentialsVersion"`;
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
