import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Message } from "../../../../common/messages/message.ts";
import { limited } from "../../../lib/field-limits.ts";

export const SuggestionState = {
  WAITING: "waiting",
  SEARCHING: "searching",
  DONE: "done",
  IMPOSSIBLE: "impossible",
} as const;
export type SuggestionState = (typeof SuggestionState)[keyof typeof SuggestionState];

registerEnumType(SuggestionState, {
  name: "SuggestionState",
  description: "What a search for a plan does, or how it ended.",
  valuesConfig: {
    WAITING: { description: "It waits for others to end." },
    SEARCHING: { description: "It searches." },
    DONE: { description: "It has found a plan." },
    IMPOSSIBLE: { description: "There is no plan without a broken rule, and the reason is known." },
  },
});

// Simple resolvers: a plan has thousands of them.
@ObjectType({ description: "A guest whose table or seat number would change.", simpleResolvers: true })
export class SuggestedMove {
  @Field(() => Int, { description: "Id of the guest." })
  guestId!: number;

  @Field(() => String, { description: "Label of the table." })
  tableLabel!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Number of the seat, from 1; null without assignsChairs, or if none is left.",
  })
  seatNumber!: number | null;
}

@ObjectType({ description: "Rules that cannot all hold.", simpleResolvers: true })
export class SeatingContradiction {
  @Field(() => [String], { description: "What cannot hold, in sentences." })
  sentences!: string[];

  @Field(() => [String], { description: "What would suffice so that they can hold: any one of these. May be empty." })
  repairs!: string[];
}

@ObjectType({ description: "A search for a plan. Nothing is stored: seatGuests accepts the moves." })
export class SeatingSuggestion {
  @Field(() => SuggestionState, { description: "What the search does. It ends with DONE or IMPOSSIBLE." })
  state!: SuggestionState;

  @Field(() => Float, { description: "Seconds since the search began; 0 while it waits." })
  seconds!: number;

  @Field(() => Float, {
    nullable: true,
    description: "What the wishes add to the best plan so far; null if there is none.",
  })
  value!: number | null;

  @Field(() => Int, { description: "Number of guests who have a table and would sit at another one." })
  moveCount!: number;

  @Field(() => Int, { description: "Number of guests without a table who would get one." })
  seatedCount!: number;

  @Field(() => Int, {
    description: "How many rules the plan breaks: 0 unless the search ended without one that keeps all of them.",
  })
  brokenRules!: number;

  @Field(() => Int, { description: "Version of the guest list for which the plan is." })
  listVersion!: number;

  // Plain values: ten cost less than an object that is read.
  @limited({ maxEntries: 500 })
  @Field(() => [SuggestedMove], {
    description:
      "The best plan so far: guests who would sit at another table than today, and with assignsChairs those who would only change chairs.",
  })
  moves!: SuggestedMove[];

  contradictionTexts!: readonly { readonly sentences: readonly Message[]; readonly repairs: readonly Message[] }[];
}

@ObjectType({ description: "The best other table with room for a guest." })
export class SeatingAlternative {
  @Field(() => Int, { description: "Id of the table." })
  tableId!: number;

  @Field(() => Float, { description: "What the plan would lose, in wishes of medium priority." })
  cost!: number;

  @Field(() => String, { description: "The same as a sentence." })
  text!: string;
}

@ObjectType({ description: "Why a guest sits where they sit." })
export class SeatingReasons {
  @Field(() => [String], { description: "The strongest reasons as sentences, at most three." })
  reasons!: string[];

  @Field(() => SeatingAlternative, {
    nullable: true,
    description: "The best other table with room; null if there is none.",
  })
  alternative!: SeatingAlternative | null;
}
