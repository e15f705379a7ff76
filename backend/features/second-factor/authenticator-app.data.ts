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

/** @returns whether the user had an app */
export async function deleteApp(tx: Queryable, userId: number): Promise<boolean> {
  const { count } = await tx.authenticatorApp.deleteMany({ where: { userId } });
  return count > 0;
}
