import { z } from "zod";
import type { HistoryEntry } from "../history/history-entry.type.ts";
import type { PastChange } from "./stacks/undo-stacks.ts";

const ids = z.array(z.number()).catch([]);

/** What the stacks need to know about an entry. */
export function toPastChange({ id, action, details }: HistoryEntry): PastChange {
  const undoneId = action === "undo" ? Number(details.entryId) : undefined;
  return { id, action, undoneId, passedOver: ids.parse(details.passedOver) };
}
