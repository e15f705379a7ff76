import { Args, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { findHistoryPage } from "../../event-data/history.ts";
import { limited } from "../../lib/field-limits.ts";
import { PageArgs, toPage } from "../../lib/page.ts";
import { Event } from "../events/event.type.ts";
import type { Context } from "../users/context.type.ts";
import { loadUser, loadUserName } from "../users/user.service.ts";
import { User } from "../users/user.type.ts";
import { describeEntry } from "./history-change.service.ts";
import { HistoryChange, HistoryEntry, HistoryPage, maxChangesOfEntry } from "./history-entry.type.ts";

@Resolver(() => Event)
export class EventHistoryResolver {
  @limited({ takesTurn: true })
  @FieldResolver(() => HistoryPage, { description: "History of the event, newest first." })
  history(@Root() event: Event, @Args(() => PageArgs) page: PageArgs, @Ctx() { db }: Context): HistoryPage {
    return findHistoryPage(db.prisma, event.id, toPage(page));
  }
}

@Resolver(() => HistoryEntry)
export class HistoryEntryResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: "The user who did it; null if the user was deleted, if no user did it, and for helpers.",
  })
  user(@Root() { userId }: HistoryEntry, @Ctx() context: Context): Promise<User | null> | null {
    return userId === null ? null : loadUser(context, userId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Name of the author: at that time, for helpers; null for users, but helpers get the name of the user.",
  })
  authorName(
    @Root() { userId, authorName }: HistoryEntry,
    @Ctx() context: Context,
  ): Promise<string | null> | string | null {
    return userId !== null && context.viewer.kind === "helper" ? loadUserName(context, userId) : authorName;
  }

  @limited({ maxEntries: maxChangesOfEntry })
  @FieldResolver(() => [HistoryChange], {
    description:
      `The first ${maxChangesOfEntry} things that it changed. Empty for changes of more than 10,000 rows, and for what is no ` +
      "longer recorded, because of the newer changes of the event.",
  })
  async changes(@Root() entry: HistoryEntry, @Ctx() context: Context): Promise<HistoryChange[]> {
    return (await describeEntry(context, entry)).changes;
  }

  @FieldResolver(() => Int, { description: "How many guests, tables and so on it changed." })
  async changeCount(@Root() entry: HistoryEntry, @Ctx() context: Context): Promise<number> {
    return (await describeEntry(context, entry)).count;
  }

  @FieldResolver(() => Boolean, {
    description: "Whether undoChange can undo it. Later changes of the same things may still stand in the way.",
  })
  async isUndoable(@Root() entry: HistoryEntry, @Ctx() context: Context): Promise<boolean> {
    return (await describeEntry(context, entry)).isUndoable;
  }

  @FieldResolver(() => Boolean, { description: "Whether it has been undone, and not made again since." })
  async isUndone(@Root() entry: HistoryEntry, @Ctx() context: Context): Promise<boolean> {
    return (await describeEntry(context, entry)).isUndone;
  }
}
