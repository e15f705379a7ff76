import type { Queryable } from "../../database/client.ts";

/** Number of unused codes. */
export function countRecoveryCodes(db: Queryable, userId: number): Promise<number> {
  return db.recoveryCode.count({ where: { userId } });
}

/** Replaces all codes of a user. */
export async function replaceRecoveryCodes(tx: Queryable, userId: number, hashes: readonly string[]): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx.recoveryCode.createMany({ data: hashes.map((codeHash) => ({ userId, codeHash })) });
}

/** @returns false if there is no such unused code */
export async function takeRecoveryCode(db: Queryable, userId: number, codeHash: string): Promise<boolean> {
  const { count } = await db.recoveryCode.deleteMany({ where: { userId, codeHash } });
  return count > 0;
}

/** Removes all of a user's codes. */
export async function deleteRecoveryCodes(tx: Queryable, userId: number): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
}
