import { z } from "zod";
import type { Message } from "../../../../common/messages/message.ts";
import { messageSchema } from "../../../lib/message-schema.ts";
import { type PlanRows, planRows } from "./plan-rows.ts";

/** The task of the process that searches for a plan. */
export interface SearchTask {
  rows: PlanRows;
  seconds: number;
  /** Another number begins elsewhere. */
  variant: number;
}

/** A plan as its changes: the same place in each list is about one guest. */
export interface FoundPlan {
  value: number;
  moveCount: number;
  seatedCount: number;
  /** 0 unless no plan was found that keeps all. */
  brokenRules: number;
  /** All who get another table, and if guests get chairs, all who get another chair. */
  guestIds: Int32Array;
  tableIds: Int32Array;
  /** 0 for a guest without a chair. */
  seatNumbers: Int32Array;
}

/** The best plan so far. */
export interface SearchProgress {
  plan: FoundPlan | null;
}

/** Rules that cannot all hold, and what would suffice so that they can; any one of the repairs does. */
export interface ContradictionText {
  sentences: Message[];
  repairs: Message[];
}

/** How the search ended. */
export type SearchResult =
  | { state: "done"; plan: FoundPlan }
  | { state: "impossible"; contradictions: ContradictionText[] };

export const searchTask: z.ZodType<SearchTask> = z.object({
  rows: planRows,
  seconds: z.number(),
  variant: z.number(),
});

const foundPlan = z.object({
  value: z.number(),
  moveCount: z.number(),
  seatedCount: z.number(),
  brokenRules: z.number(),
  guestIds: z.instanceof(Int32Array),
  tableIds: z.instanceof(Int32Array),
  seatNumbers: z.instanceof(Int32Array),
});

export const searchProgress: z.ZodType<SearchProgress> = z.object({ plan: foundPlan.nullable() });

export const searchResult: z.ZodType<SearchResult> = z.discriminatedUnion("state", [
  z.object({ state: z.literal("done"), plan: foundPlan }),
  z.object({
    state: z.literal("impossible"),
    contradictions: z.array(z.object({ sentences: z.array(messageSchema), repairs: z.array(messageSchema) })),
  }),
]);
