import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Query,
  Resolver,
  Root,
  type SubscribeResolverData,
  Subscription,
} from "type-graphql";
import { limited } from "../../../lib/field-limits.ts";
import type { TaskReport } from "../../../lib/live-task.ts";
import type { Context } from "../../users/context.type.ts";
import { organizers } from "../../users/organizers.type.ts";
import { SeatMoveInput } from "../seating.input.ts";
import { explainSeat } from "./seating-reasons.service.ts";
import { SuggestSeatingInput } from "./seating-suggestion.input.ts";
import { suggestionOf, suggestSeating } from "./seating-suggestion.service.ts";
import { SeatingContradiction, SeatingReasons, SeatingSuggestion } from "./seating-suggestion.type.ts";

interface SuggestArgs {
  eventId: number;
  input: SuggestSeatingInput;
}

const eventIdArg = { description: "Id of the event." };

@Resolver(() => SeatingSuggestion)
export class SeatingSuggestionResolver {
  @Authorized(organizers)
  @Subscription(() => SeatingSuggestion, {
    description:
      "Searches for a plan as long as the subscription lasts, and reports the best so far at most 4 times a second. Of an event, " +
      "one search at a time, with at most 5000 guests who take part and 500 tables.",
    subscribe: ({ args, context }: SubscribeResolverData<unknown, SuggestArgs, Context>) =>
      suggestSeating(context, args.eventId, args.input),
  })
  suggestSeating(
    @Arg("eventId", () => Int, eventIdArg) _eventId: number,
    @Arg("input", () => SuggestSeatingInput, { description: "How to search." }) _input: SuggestSeatingInput,
    @Root() report: TaskReport<SeatingSuggestion>,
  ): SeatingSuggestion {
    return suggestionOf(report);
  }

  @limited({ maxEntries: 100 })
  @FieldResolver(() => [SeatingContradiction], {
    description: "With IMPOSSIBLE, which rules cannot hold, and what would repair that.",
  })
  contradictions(
    @Root() { contradictionTexts }: SeatingSuggestion,
    @Ctx() { language }: Context,
  ): SeatingContradiction[] {
    return contradictionTexts.map(({ sentences, repairs }) => ({
      sentences: sentences.map((sentence) => language.say(sentence)),
      repairs: repairs.map((repair) => language.say(repair)),
    }));
  }

  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Query(() => SeatingReasons, { description: "Why a guest sits where they sit, or would sit after some moves." })
  seatingReasons(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("guestId", () => Int, { description: "Id of the guest." }) guestId: number,
    @Arg("moves", () => [SeatMoveInput], {
      defaultValue: [],
      description: "Moves to assume, such as a suggested plan's.",
    })
    moves: SeatMoveInput[],
    @Ctx() context: Context,
  ): Promise<SeatingReasons> {
    return explainSeat(context, eventId, guestId, moves);
  }
}
