import { Arg, Args, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.ts";
import { PageArgs, toPage } from "../../lib/page.ts";
import { GuestMatch, TablematePage } from "./guest-match.type.ts";
import { getSeating, searchGuests } from "./guest-search.service.ts";

/** The whole of what anybody may ask about guests. */
@Resolver()
export class GuestSearchResolver {
  @Query(() => [GuestMatch], {
    description: "The guests whom a typed name finds, best match first: 2 to 100 characters, at most 10 matches.",
  })
  async searchGuests(
    @Arg("eventId", () => Int, { description: "Number of the event." }) eventId: number,
    @Arg("query", () => String, { description: "A name, or a part of it." }) query: string,
    @Ctx() { db, viewer, searchLimit, clientAddress }: Context,
  ): Promise<GuestMatch[]> {
    if (viewer.kind === "anonymous") await searchLimit.count(clientAddress);
    return searchGuests(db, viewer, eventId, query);
  }

  @Query(() => TablematePage, { description: "Who sits where, of an event that shows guests their tablemates." })
  async seating(
    @Arg("eventId", () => Int, { description: "Number of the event." }) eventId: number,
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { db, viewer, searchLimit, clientAddress }: Context,
  ): Promise<TablematePage> {
    if (viewer.kind === "anonymous") await searchLimit.count(clientAddress);
    return getSeating(db, viewer, eventId, toPage(args));
  }
}
