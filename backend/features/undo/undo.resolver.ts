import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import { Event } from "../events/event.type.ts";
import { HistoryEntry } from "../history/history-entry.type.ts";
import { ListChange } from "../tables/list-change.type.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/viewer.type.ts";
import { getOwnUndo, undoChange } from "./undo.service.ts";

@Resolver()
export class UndoResolver {
  @Authorized(organizers)
  @Mutation(() => ListChange, {
    description:
      "Undoes a change of an event's guests, tables, floor plan or wishes, also an import, of its details or its theme, or an " +
      "undo, for as long as it is recorded. Refused with CONFLICT, which names them, if later changes stand in the way.",
  })
  undoChange(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("historyEntryId", () => Int, { description: "Id of the change's history entry." }) historyEntryId: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    return undoChange(db, viewer, eventId, historyEntryId);
  }
}

@Resolver(() => Event)
export class EventUndoResolver {
  @FieldResolver(() => HistoryEntry, {
    nullable: true,
    description:
      "The viewer's last change that they have not undone; its id is for undoChange. Imports are not offered.",
  })
  async undo(@Root() event: Event, @Ctx() context: Context): Promise<HistoryEntry | null> {
    return (await getOwnUndo(context, event)).undo;
  }

  @FieldResolver(() => HistoryEntry, {
    nullable: true,
    description: "The viewer's last undo, if nothing came after it; undoing its id does the change again.",
  })
  async redo(@Root() event: Event, @Ctx() context: Context): Promise<HistoryEntry | null> {
    return (await getOwnUndo(context, event)).redo;
  }
}
