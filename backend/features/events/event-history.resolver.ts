import { Arg, Args, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { toPage } from "../../lib/page.ts";
import { HistoryAuthor, maxHistoryAuthors } from "../history/history-author.type.ts";
import { getHistory, getHistoryAuthors, getHistoryEntry } from "../history/history-entry.service.ts";
import { HistoryEntry, HistoryPage } from "../history/history-entry.type.ts";
import { HistoryArgs, toHistoryFilter } from "../history/history-filter.input.ts";
import type { Context } from "../users/context.type.ts";
import { Event } from "./event.type.ts";

@Resolver(() => Event)
export class EventHistoryResolver {
  @limited({ takesTurn: true })
  @FieldResolver(() => HistoryPage, { description: "History of the event, newest first." })
  history(@Root() event: Event, @Args(() => HistoryArgs) args: HistoryArgs, @Ctx() { db }: Context): HistoryPage {
    return getHistory(db, event.id, toPage(args), toHistoryFilter(args));
  }

  @limited({ maxEntries: maxHistoryAuthors, takesTurn: true })
  @FieldResolver(() => [HistoryAuthor], {
    description:
      `Who did what is in the history, those of the newest entries first, at most ${maxHistoryAuthors}. Without users who were ` +
      "deleted and what the program did by itself.",
  })
  historyAuthors(@Root() event: Event, @Ctx() { db }: Context): Promise<HistoryAuthor[]> {
    return getHistoryAuthors(db, event.id);
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
