import { Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../graphql/context.ts";
import { PageArgs, toPage } from "../../lib/page.ts";
import { Event } from "../events/event.type.ts";
import { loadUser } from "../users/user.service.ts";
import { User } from "../users/user.type.ts";
import { getHistory } from "./history-entry.service.ts";
import { HistoryEntry, HistoryPage } from "./history-entry.type.ts";

@Resolver(() => Event)
export class EventHistoryResolver {
  @FieldResolver(() => HistoryPage, { description: "What was done to the event, newest first." })
  history(@Root() event: Event, @Args(() => PageArgs) args: PageArgs, @Ctx() { db }: Context): HistoryPage {
    return getHistory(db, event.id, toPage(args));
  }
}

@Resolver(() => HistoryEntry)
export class HistoryEntryResolver {
  @FieldResolver(() => User, { nullable: true, description: "Who did it; null once the user is gone." })
  user(@Root() { userId }: HistoryEntry, @Ctx() context: Context): Promise<User | null> | null {
    return userId === null ? null : loadUser(context, userId);
  }
}
