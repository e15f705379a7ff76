import type { Queryable } from "../../database/client.ts";

/** The encrypted secret of a user's app; undefined if they have none. */
export async function findAppSecret(db: Queryable, userId: number): Promise<string | undefined> {
  const record = await db.authenticatorApp.findUnique({ where: { userId }, select: { secret: true } });
  return record?.secret;
}

/** Replaces a user's app. `lastStep` is the step of the code that proved it. */
export async function saveApp(
  tx: Queryable,
  { userId, ...app }: { userId: number; secret: string; lastStep: number },
): Promise<void> {
  await tx.authenticatorApp.upsert({ where: { userId }, create: { userId, ...app }, update: app });
}

/** Uses up the code of a step. @returns false if it, or a later one, was used before */
export async function takeStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const { count } = await db.authenticatorApp.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count > 0;
}

/** Removes a user's app with its recovery codes. @returns whether there was one */
export async function deleteApp(tx: Queryable, userId: number): Promise<boolean> {
  const { count } = await tx.authenticatorApp.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  return count > 0;
}

/** Replaces the app's secret, encrypted, that a user had begun to set up. */
export async function saveSetup(db: Queryable, userId: number, secret: string, seconds: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO second_factor_setups (user_id, content, expires_at)
    VALUES (${userId}, ${secret}, now() + ${seconds}::int * interval '1 second')
    ON CONFLICT (user_id) DO UPDATE SET content = excluded.content, expires_at = excluded.expires_at`;
}

/** Undefined if it has expired. */
export async function findSetup(db: Queryable, userId: number): Promise<string | undefined> {
  const [found] = await db.$queryRaw<{ content: string }[]>`
    SELECT content FROM second_factor_setups WHERE user_id = ${userId} AND expires_at > now()`;
  return found?.content;
}

/** Takes it so that nobody else can. @returns whether it still was this one */
export async function takeSetup(tx: Queryable, userId: number, secret: string): Promise<boolean> {
  const { count } = await tx.secondFactorSetup.deleteMany({ where: { userId, content: secret } });
  return count > 0;
}

/** Number of unused codes. */
export function countRecoveryCodes(db: Queryable, userId: number): Promise<number> {
  return db.recoveryCode.count({ where: { userId } });
}

/** Replaces all codes of a user. */
export async function replaceRecoveryCodes(tx: Queryable, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: hashes.map((codeHash) => ({ userId, codeHash })) });
}

/** @returns false if there is no such unused code */
export async function takeRecoveryCode(db: Queryable, userId: number, codeHash: string): Promise<boolean> {
  const { count } = await db.recoveryCode.deleteMany({ where: { userId, codeHash } });
  return count > 0;
}
