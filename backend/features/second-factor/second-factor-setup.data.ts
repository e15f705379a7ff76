import type { Queryable } from "../../database/client.ts";

/** What a user can set up. */
export type SetupKind = "app" | "passkey";

/** Replaces what a user had begun to set up. */
export async function saveSetup(
  db: Queryable,
  { userId, kind, content, seconds }: { userId: number; kind: SetupKind; content: string; seconds: number },
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO second_factor_setups (user_id, kind, content, expires_at)
    VALUES (${userId}, ${kind}, ${content}, now() + ${seconds}::int * interval '1 second')
    ON CONFLICT (user_id, kind) DO UPDATE SET content = excluded.content, expires_at = excluded.expires_at`;
}

/** Undefined if it has expired. */
export async function findSetup(db: Queryable, userId: number, kind: SetupKind): Promise<string | undefined> {
  const [found] = await db.$queryRaw<{ content: string }[]>`
    SELECT content FROM second_factor_setups WHERE user_id = ${userId} AND kind = ${kind} AND expires_at > now()`;
  return found?.content;
}

/** Takes it so that nobody else can; undefined if expired or gone. */
export async function takeSetup(db: Queryable, userId: number, kind: SetupKind): Promise<string | undefined> {
  const [taken] = await db.$queryRaw<{ content: string; isValid: boolean }[]>`
    DELETE FROM second_factor_setups WHERE user_id = ${userId} AND kind = ${kind}
    RETURNING content, expires_at > now() AS "isValid"`;
  return taken?.isValid ? taken.content : undefined;
}
