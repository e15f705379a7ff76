import { Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { PageArgs, toPage } from "../../lib/page.ts";
import { getHistory } from "../history/history-entry.service.ts";
import { HistoryPage } from "../history/history-entry.type.ts";
import type { Context } from "../users/context.type.ts";
import { Event } from "./event.type.ts";

@Resolver(() => Event)
export class EventHistoryResolver {
  @FieldResolver(() => HistoryPage, { description: "History of the event, newest first." })
  history(@Root() event: Event, @Args(() => PageArgs) args: PageArgs, @Ctx() { db }: Context): HistoryPage {
    return getHistory(db, event.id, toPage(args));
  }
}
