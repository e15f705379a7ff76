import { z } from "zod";
import { UndoChangeDocument } from "../../../frontend/features/history/generated/undo-change.ts";
import { type ApiClient, ApiRefusal } from "../api-client.ts";
import { BoardDocument, HistoryChangesDocument, TablesDocument } from "../generated/operations.ts";
import { getRest, rowsIn } from "../rest-call.ts";

/** What an installation answered about its event, and its guests after each change that was undone. */
export const releaseFactsSchema = z.object({
  answers: z.record(z.string(), z.unknown()),
  undone: z.array(z.object({ action: z.string(), guests: z.array(z.string()) })),
});

export type ReleaseFacts = z.infer<typeof releaseFactsSchema>;

export const releaseAdmin = { username: "admin", password: "correct horse" };

/** The newest event of an installation. */
export async function findReleaseEvent(admin: ApiClient): Promise<number> {
  const [event] = rowsIn(await getRest(admin, "/api/events"));
  return z.object({ id: z.number() }).parse(event).id;
}

/** Users, guests, tables, history and door. Changes nothing. */
export async function readAnswers(admin: ApiClient, eventId: number): Promise<ReleaseFacts["answers"]> {
  const answers: ReleaseFacts["answers"] = {};
  const event = `/api/events/${eventId}`;
  const paths = ["/api/users", event, `${event}/guests`, `${event}/guests.csv`, `${event}/history`];
  for (const path of paths) answers[path] = await getRest(admin, path);
  answers.door = withoutToken(await getRest(admin, `${event}/door`));
  return { ...answers, tables: (await admin.execute(TablesDocument, { eventId })).tables };
}

/** A device's right to hand in what it recorded is another one each time. */
function withoutToken(door: unknown): unknown {
  const { handInToken: _, ...rest } = z.looseObject({ handInToken: z.string() }).parse(door);
  return rest;
}

/** Undoes one change after the other, the newest first, except those that later changes stand in the way of. */
export async function undoEverything(admin: ApiClient, eventId: number): Promise<ReleaseFacts["undone"]> {
  const { event } = await admin.execute(HistoryChangesDocument, { eventId, limit: 100 });
  const undone: ReleaseFacts["undone"] = [];
  for (const { id, action } of event.history.nodes.filter(({ isUndoable, isUndone }) => isUndoable && !isUndone)) {
    if (action === "undo" || !(await isUndoPossible(admin, eventId, id))) continue;
    undone.push({ action, guests: await describeGuests(admin, eventId) });
  }
  return undone;
}

async function isUndoPossible(admin: ApiClient, eventId: number, historyEntryId: number): Promise<boolean> {
  try {
    await admin.execute(UndoChangeDocument, { eventId, historyEntryId });
    return true;
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === "CONFLICT") return false;
    throw error;
  }
}

async function describeGuests(admin: ApiClient, eventId: number): Promise<string[]> {
  const { event } = await admin.execute(BoardDocument, { eventId });
  return event.guests.nodes.map(({ name, tableNumber, seatNumber }) => `${name}: ${tableNumber}, ${seatNumber ?? "-"}`);
}
