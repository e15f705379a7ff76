import { z } from "zod";
import type { Message } from "../../../../common/messages/message.ts";
import { messageSchema } from "../../../lib/message-schema.ts";
import { type PlanRows, planRows } from "./plan-rows.ts";

/** The task of the process that says why a guest sits where they sit. */
export interface ReasonsTask {
  rows: PlanRows;
  /** A guest who takes part and has a table. */
  guestId: number;
}

/** Why a guest sits where they sit. */
export interface ReasonsResult {
  reasons: Message[];
  /** The best other table, if there is one. */
  alternative: {
    tableId: number;
    /** Whose place they would take, who would take theirs. */
    exchangedWithId: number | null;
    /** In wishes of medium priority. */
    cost: number;
    sentences: Message[];
  } | null;
}

export const reasonsTask: z.ZodType<ReasonsTask> = z.object({ rows: planRows, guestId: z.number() });

export const reasonsProgress: z.ZodType<never> = z.never();

const sentences = z.array(messageSchema);

export const reasonsResult: z.ZodType<ReasonsResult> = z.object({
  reasons: sentences,
  alternative: z
    .object({ tableId: z.number(), exchangedWithId: z.number().nullable(), cost: z.number(), sentences })
    .nullable(),
});
