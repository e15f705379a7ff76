import { Arg, Args, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { PageArgs, toPage } from "../../lib/page.ts";
import { getHistory, getHistoryEntry } from "../history/history-entry.service.ts";
import { HistoryEntry, HistoryPage } from "../history/history-entry.type.ts";
import type { Context } from "../users/context.type.ts";
import { Event } from "./event.type.ts";

@Resolver(() => Event)
export class EventHistoryResolver {
  @limited({ takesTurn: true })
  @FieldResolver(() => HistoryPage, { description: "History of the event, newest first." })
  history(@Root() event: Event, @Args(() => PageArgs) page: PageArgs, @Ctx() { db }: Context): HistoryPage {
    return getHistory(db, event.id, toPage(page));
  }

  @FieldResolver(() => HistoryEntry, {
    nullable: true,
    description: "One entry of the history; null if there is none.",
  })
  historyEntry(
    @Root() event: Event,
    @Arg("id", () => Int, { description: "Id of the entry." }) id: number,
    @Ctx() { db }: Context,
  ): Promise<HistoryEntry | null> {
    return getHistoryEntry(db, event.id, id);
  }
}
