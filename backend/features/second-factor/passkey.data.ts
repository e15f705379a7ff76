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

/** A passkey that a browser has just made. */
export interface NewPasskey extends PasskeyKey {
  /** Whether it is enough to sign in. */
  signsInAlone: boolean;
}

const shownFields = { id: true, name: true, signsInAlone: true, createdAt: true, lastUsedAt: true } as const;
const keyFields = { id: true, host: true, publicKey: true, counter: true, transports: true } as const;

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
  const records = await db.passkey.findMany({ where: { userId }, select: keyFields, orderBy: { createdAt: "asc" } });
  return records.map(({ counter, ...record }) => ({ ...record, counter: Number(counter) }));
}

/** A passkey of this host that is enough to sign in. */
export async function findPasskeyAlone(
  db: Queryable,
  host: string,
  id: string,
): Promise<(PasskeyKey & { userId: number }) | undefined> {
  const where = { id, host, signsInAlone: true };
  const found = await db.passkey.findFirst({ where, select: { ...keyFields, userId: true } });
  return found ? { ...found, counter: Number(found.counter) } : undefined;
}

/** Undefined if an account has the passkey already. */
export async function insertPasskey(
  tx: Queryable,
  { counter, ...passkey }: NewPasskey & { userId: number; name: string },
): Promise<Passkey | undefined> {
  const data = [{ ...passkey, counter: BigInt(counter) }];
  const [added] = await tx.passkey.createManyAndReturn({ data, skipDuplicates: true, select: shownFields });
  return added;
}

/** Number of a user's passkeys. */
export function countPasskeys(db: Queryable, userId: number): Promise<number> {
  return db.passkey.count({ where: { userId } });
}

/** What a passkey's answer says of its use. */
export interface PasskeyUse {
  id: string;
  counter: number;
  /** When the question was asked, if it answered alone. */
  answeredAt?: Date;
}

/** @returns false if it is gone, has counted as far already, or has answered this question or a later one */
export async function notePasskeyUse(
  db: Queryable,
  userId: number,
  { id, counter, answeredAt }: PasskeyUse,
): Promise<boolean> {
  // Many authenticators do not count, and always send 0.
  const before = counter === 0 ? { equals: 0 } : { lt: counter };
  const { count } = await db.passkey.updateMany({
    where: {
      ...{ userId, id, counter: before },
      ...(answeredAt && { OR: [{ answeredAt: null }, { answeredAt: { lt: answeredAt } }] }),
    },
    data: { counter, lastUsedAt: new Date(), ...(answeredAt && { answeredAt }) },
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
