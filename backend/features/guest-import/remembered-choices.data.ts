import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { type MadeChoices, madeChoices } from "./guest-preview.ts";
import type { RememberedChoices } from "./list/model/guest-list.ts";

const maxShapes = 20;

/** What was chosen for earlier files of an event, the latest first. */
export async function findRememberedChoices(tx: Queryable, eventId: ListReadableEventId): Promise<RememberedChoices[]> {
  const rows = await tx.rememberedChoices.findMany({ where: { eventId }, orderBy: { usedAt: "desc" } });
  return rows.flatMap(({ shape, choices }) => {
    // A later version may have written what this one does not know.
    const read = madeChoices.safeParse(choices);
    return read.success ? [{ shape, ...read.data }] : [];
  });
}

/** Remembers what was chosen for files of a shape, or that nothing was. */
export async function rememberChoices(
  tx: Queryable,
  eventId: WritableEventId,
  shape: string,
  { mapping, answers, pointed }: MadeChoices,
): Promise<void> {
  if (mapping === null && answers.length === 0 && pointed === null) {
    await tx.rememberedChoices.deleteMany({ where: { eventId, shape } });
    return;
  }
  const choices = { mapping, answers, pointed };
  await tx.rememberedChoices.upsert({
    where: { eventId_shape: { eventId, shape } },
    create: { eventId, shape, choices },
    update: { choices, usedAt: new Date() },
  });
  await tx.$executeRaw`
    DELETE FROM remembered_choices WHERE event_id = ${eventId} AND shape NOT IN (
      SELECT shape FROM remembered_choices WHERE event_id = ${eventId} ORDER BY used_at DESC LIMIT ${maxShapes}
    )`;
}
