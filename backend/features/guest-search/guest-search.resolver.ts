import {
  Arg,
  Args,
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
import { maxSearchMatches } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { limited } from "../../lib/field-limits.ts";
import { onceFor } from "../../lib/once-for.ts";
import { PageArgs, toPage } from "../../lib/page.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/viewer.type.ts";
import { GuestMatch, type Tablemate, TablematePage } from "./guest-match.type.ts";
import { getSeating, type LiveAnswer, searchGuests, watchSearch } from "./guest-search.service.ts";
import { findGuestIds, maxFound } from "./list-search.service.ts";

interface SearchArgs {
  eventId: number;
  query: string;
  tablematesOf?: number | null;
}

const tablematesOfDescription =
  "Id of the match to return tablemates for, if it is not the best one. The owner and administrators get tablemates with every match.";

function subscribeToSearch({ args, context }: SubscribeResolverData<unknown, SearchArgs, Context>) {
  const query = { text: args.query, tablematesOf: args.tablematesOf ?? undefined };
  return watchSearch(context, args.eventId, query);
}

const bytesOf = onceFor((field: object) => Buffer.byteLength(JSON.stringify(field)));

/** A search that finds ten guests with every column full uses half of it. */
const maxBytes = 1_000_000;
/** Of an answer's long fields so far: the operation alone does not show how long the texts are that it requests. */
const answerOf = onceFor((_context: Context) => ({ bytes: 0 }));

/** @throws DomainError TOO_LARGE when the answer is too large */
function count(context: Context, bytes: number): void {
  const answer = answerOf(context);
  answer.bytes += bytes;
  if (answer.bytes > maxBytes) throw new DomainError("TOO_LARGE", message("refusals.answerTooLarge"));
}

/** Long fields, which count towards the answer's size. */
@Resolver(() => GuestMatch)
export class GuestMatchResolver {
  @FieldResolver()
  additionalInfo(@Root() { additionalInfo }: GuestMatch, @Ctx() context: Context): Record<string, string> {
    count(context, bytesOf(additionalInfo));
    return additionalInfo;
  }

  @FieldResolver()
  tablemates(@Root() { tablemates }: GuestMatch, @Ctx() context: Context): Tablemate[] {
    count(context, bytesOf(tablemates));
    return tablemates;
  }
}

@Resolver()
export class GuestSearchResolver {
  @limited({ maxEntries: maxSearchMatches, isSearch: true })
  @Query(() => [GuestMatch], {
    description:
      "The guests found by a typed name, best match first: 2 to 100 characters, at most 10 matches. Guests get at most 3 matches for two letters and 5 for three. The response carries a pass for the tables in it, valid for 15 minutes, as a cookie (fyt.seating, over TLS __Host-fyt.seating) and as the header Seating-Pass. With the pass, seating returns those tables.",
  })
  async searchGuests(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("query", () => String, { description: "A name or part of a name." }) query: string,
    @Arg("tablematesOf", () => Int, { nullable: true, description: tablematesOfDescription })
    tablematesOf: number | null | undefined,
    @Ctx() context: Context,
  ): Promise<readonly GuestMatch[]> {
    return searchGuests(context, eventId, { text: query, tablematesOf: tablematesOf ?? undefined });
  }

  @limited({ maxEntries: maxSearchMatches, isSearch: true })
  @Subscription(() => [GuestMatch], {
    description: "The result of searchGuests, now and whenever it changes. It carries no pass.",
    subscribe: subscribeToSearch,
  })
  guestSearch(
    @Arg("eventId", () => Int, { description: "Id of the event." }) _eventId: number,
    @Arg("query", () => String, { description: "A name or part of a name." }) _query: string,
    @Arg("tablematesOf", () => Int, { nullable: true, description: tablematesOfDescription })
    _tablematesOf: number | null | undefined,
    @Root() { matches }: LiveAnswer,
    @Ctx() context: Context,
  ): readonly GuestMatch[] {
    answerOf(context).bytes = 0;
    return matches;
  }

  @limited({ isSearch: true })
  @Query(() => TablematePage, {
    description:
      "Who sits where, for an event that shows guests their tablemates. The owner and administrators get everybody. Guests get the tables that their own searches found, by the pass in those answers (the cookie, or the header Seating-Pass); without a pass for the event, NOT_FOUND.",
  })
  async seating(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() context: Context,
  ): Promise<TablematePage> {
    return getSeating(context, eventId, toPage(args));
  }

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
