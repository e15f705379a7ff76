import type { Queryable } from "../../database/client.ts";
import type { Passkey } from "./second-factor.type.ts";

/** What it takes to check a passkey. */
export interface PasskeyKey {
  /** Credential id, base64url. */
  id: string;
  host: string;
  /** In COSE format. */
  publicKey: Uint8Array<ArrayBuffer>;
  /** Signatures made according to the authenticator; 0 if it does not count. */
  counter: number;
  transports: string[];
}

const shownFields = { id: true, name: true, createdAt: true, lastUsedAt: true } as const;

/** Oldest first. */
export function findPasskeys(db: Queryable, userId: number): Promise<Passkey[]> {
  return db.passkey.findMany({
    where: { userId },
    select: shownFields,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

/** The keys of a user's passkeys, of all hosts. */
export async function findPasskeyKeys(db: Queryable, userId: number): Promise<PasskeyKey[]> {
  const select = { id: true, host: true, publicKey: true, counter: true, transports: true } as const;
  const records = await db.passkey.findMany({ where: { userId }, select, orderBy: { createdAt: "asc" } });
  return records.map(({ counter, ...record }) => ({ ...record, counter: Number(counter) }));
}

/** Undefined if an account has the passkey already. */
export async function insertPasskey(
  tx: Queryable,
  { counter, ...passkey }: PasskeyKey & { userId: number; name: string },
): Promise<Passkey | undefined> {
  const data = [{ ...passkey, counter: BigInt(counter) }];
  const [added] = await tx.passkey.createManyAndReturn({ data, skipDuplicates: true, select: shownFields });
  return added;
}

/** Number of a user's passkeys. */
export function countPasskeys(db: Queryable, userId: number): Promise<number> {
  return db.passkey.count({ where: { userId } });
}

/** @returns false if it is gone, or has counted as far already */
export async function notePasskeyUse(
  db: Queryable,
  { userId, id, counter }: { userId: number; id: string; counter: number },
): Promise<boolean> {
  // Many authenticators do not count, and always send 0.
  const before = counter === 0 ? { equals: 0 } : { lt: counter };
  const { count } = await db.passkey.updateMany({
    where: { userId, id, counter: before },
    data: { counter, lastUsedAt: new Date() },
  });
  return count > 0;
}

/** @returns false if the user has no such passkey */
export async function deletePasskey(tx: Queryable, userId: number, id: string): Promise<boolean> {
  const { count } = await tx.passkey.deleteMany({ where: { userId, id } });
  return count > 0;
}

/** Removes all of a user's passkeys. */
export async function deletePasskeys(tx: Queryable, userId: number): Promise<void> {
  await tx.passkey.deleteMany({ where: { userId } });
}
