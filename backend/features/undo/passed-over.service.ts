import { message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { readListChange } from "../history/history-entry.service.ts";

/** Later changes that an undo leaves as they are. */
export interface PassedOver {
  /** Versions of the list that they made. */
  listVersions: number[];
  /** Fields of the event that they changed. */
  fields: string[];
  /** For the history. */
  details: { passedOver?: number[]; passedOverActions?: string[]; passedOverAt?: string[] };
}

/** More than anybody looks at before choosing. */
const maxPassedOver = 50;

/** Reads changes to pass over. @throws DomainError NOT_FOUND; BAD_INPUT if not later than the undone one, or too many */
export async function readPassedOver(
  tx: Queryable,
  id: WritableEventId,
  undoneId: number,
  entryIds: readonly number[],
): Promise<PassedOver> {
  const ids = [...new Set(entryIds)].sort((one, other) => one - other);
  if (ids.length > maxPassedOver || ids.some((one) => one <= undoneId)) {
    throw new DomainError("BAD_INPUT", message("refusals.onlyLaterPassedOver", { maximum: maxPassedOver }));
  }
  if (ids.length === 0) return { listVersions: [], fields: [], details: {} };
  const entries = await Promise.all(ids.map((one) => requireEntry(tx, id, one)));
  return {
    listVersions: entries.flatMap(({ listVersion }) => listVersion ?? []),
    fields: entries.flatMap(({ changes }) => changes?.map(({ field }) => field) ?? []),
    details: {
      passedOver: ids,
      passedOverActions: entries.map(({ action }) => action),
      passedOverAt: entries.map(({ createdAt }) => createdAt.toISOString()),
    },
  };
}

async function requireEntry(tx: Queryable, id: WritableEventId, entryId: number) {
  const entry = await readListChange(tx, id, entryId);
  if (!entry) throw new DomainError("NOT_FOUND", message("refusals.changeNotFound"));
  return entry;
}
