import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { toPage } from "../../lib/page.ts";
import type { Context } from "../users/context.type.ts";
import { loadUser, loadUserName } from "../users/user.service.ts";
import { User } from "../users/user.type.ts";
import { countChanges, loadChanges, loadStanding } from "./history-change.service.ts";
import { HistoryChange } from "./history-change.type.ts";
import { HistoryEntry } from "./history-entry.type.ts";

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

  @FieldResolver(() => [HistoryChange], {
    description:
      "The first things that it changed. Empty for changes of more than 10,000 rows, and for what is no longer recorded, " +
      "because of the newer changes of the event.",
  })
  changes(
    @Root() entry: HistoryEntry,
    @Arg("limit", () => Int, { defaultValue: 3, description: "Maximum number of changes." }) limit: number,
    @Ctx() context: Context,
  ): Promise<HistoryChange[]> {
    return loadChanges(context, entry, toPage({ offset: 0, limit }).limit);
  }

  @FieldResolver(() => Int, { description: "How many guests, tables, or fields of the event it changed." })
  changeCount(@Root() entry: HistoryEntry, @Ctx() context: Context): Promise<number> {
    return countChanges(context, entry);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether undoChange can undo it. Later changes of the same things may still stand in the way.",
  })
  async isUndoable(@Root() entry: HistoryEntry, @Ctx() context: Context): Promise<boolean> {
    return (await loadStanding(context, entry)).isUndoable;
  }

  @FieldResolver(() => Boolean, { description: "Whether it has been undone, and not made again since." })
  async isUndone(@Root() entry: HistoryEntry, @Ctx() context: Context): Promise<boolean> {
    return (await loadStanding(context, entry)).isUndone;
  }
}
