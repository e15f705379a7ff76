import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import type { Context } from "../users/context.type.ts";
import { findGuestIds, mostFound } from "./find-guests.service.ts";

@Resolver()
export class FindGuestsResolver {
  @limited({ mostEntries: mostFound })
  @Authorized()
  @Query(() => [Int], {
    description:
      "Ids of the guests found by a typed name, best match first, for the owner and administrators: the guests whom " +
      "searchGuests finds, at most 1000.",
  })
  findGuests(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("query", () => String, { description: "A name or part of a name, at most 100 characters." }) query: string,
    @Ctx() context: Context,
  ): Promise<number[]> {
    return findGuestIds(context, eventId, query);
  }
}
