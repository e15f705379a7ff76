import { z } from "zod";
import type { Message } from "../../../../common/messages/message.ts";
import { messageSchema } from "../../../lib/message-schema.ts";
import { type PlanRows, planRows } from "./plan-rows.ts";

/** Task of the process that explains a seat. */
export interface ReasonsTask {
  rows: PlanRows;
  guestId: number;
}

/** Why a guest sits where they sit. */
export interface ReasonsResult {
  reasons: Message[];
  alternative: {
    tableId: number;
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
  alternative: z.object({ tableId: z.number(), cost: z.number(), sentences }).nullable(),
});
