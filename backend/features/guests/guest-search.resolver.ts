import { Arg, Args, Ctx, Int, Query, Resolver, Root, type SubscribeResolverData, Subscription } from "type-graphql";
import type { Context } from "../../graphql/context.ts";
import { PageArgs, toPage } from "../../lib/page.ts";
import { GuestMatch, TablematePage } from "./guest-match.type.ts";
import { getSeating, searchGuests, watchSearch } from "./guest-search.service.ts";

type SearchArgs = { eventId: number; query: string };

async function subscribeToSearch({ args, context }: SubscribeResolverData<unknown, SearchArgs, Context>) {
  const { viewer, searchLimit, clientAddress } = context;
  if (viewer.kind === "anonymous") await searchLimit.count(clientAddress);
  return watchSearch(context, args.eventId, args.query);
}

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
  ): Promise<readonly GuestMatch[]> {
    if (viewer.kind === "anonymous") await searchLimit.count(clientAddress);
    return searchGuests(db, viewer, eventId, query);
  }

  @Subscription(() => [GuestMatch], {
    description: "What searchGuests answers, now and again whenever it answers something else.",
    subscribe: subscribeToSearch,
  })
  guestSearch(
    @Arg("eventId", () => Int, { description: "Number of the event." }) _eventId: number,
    @Arg("query", () => String, { description: "A name, or a part of it." }) _query: string,
    @Root() matches: readonly GuestMatch[],
  ): readonly GuestMatch[] {
    return matches;
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
