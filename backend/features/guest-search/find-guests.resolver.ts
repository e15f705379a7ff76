import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/organizers.type.ts";
import { findGuestIds, maxFound } from "./list-search.service.ts";

@Resolver()
export class FindGuestsResolver {
  @limited({ maxEntries: maxFound })
  @Authorized(organizers)
  @Query(() => [Int], {
    description:
      "Ids of the guests whom a search of the list finds, at most 1000, for the owner and administrators: those of " +
      "Event.guests, in that order.",
  })
  findGuests(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("query", () => String, { description: "What to search for, as for Event.guests." }) query: string,
    @Ctx() { db, viewer }: Context,
  ): Promise<number[]> {
    return findGuestIds(db, viewer, eventId, query);
  }
}
