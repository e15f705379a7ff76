import type { Queryable } from "../../database/client.ts";

/** Ids of enabled administrators, locked until the transaction ends. */
export async function lockAdministrators(tx: Queryable): Promise<ReadonlySet<number>> {
  const rows = await tx.$queryRaw<{ id: number; isEnabled: boolean }[]>`
    SELECT id, disabled_at IS NULL AS "isEnabled" FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`;
  return new Set(rows.filter(({ isEnabled }) => isEnabled).map(({ id }) => id));
}

/** @returns whether that is new */
export async function saveDisabled(tx: Queryable, id: number, isDisabled: boolean): Promise<boolean> {
  const where = { id, disabledAt: isDisabled ? null : { not: null } };
  const { count } = await tx.user.updateMany({ where, data: { disabledAt: isDisabled ? new Date() : null } });
  return count > 0;
}

/** Makes an administrator's events another's. */
export async function giveEvents(tx: Queryable, ownerId: number, newOwnerId: number): Promise<void> {
  await tx.event.updateMany({ where: { ownerId }, data: { ownerId: newOwnerId } });
}
