import { expect, it } from "vitest";
import { HistoryChangesDocument } from "../../testing/generated/operations.ts";
import { newEvent, uploadGuests } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const history = async (eventId: number) =>
  (await admin.execute(HistoryChangesDocument, { eventId, most: 3 })).event.history.nodes;

it("counts many changes without comparing them, and reads none of very many", async () => {
  const eventId = await newEvent(admin);
  const listOf = (count: number) => ["Name,Table", ...Array.from({ length: count }, (_, i) => `Guest ${i},${i % 300}`)];
  await uploadGuests(admin, eventId, listOf(2500));
  const [some] = await history(eventId);
  expect(some).toMatchObject({ changeCount: 2500, isUndoable: true });
  expect(some?.changes.map(({ isAdded }) => isAdded)).toEqual([true, true, true]);
  await uploadGuests(admin, eventId, listOf(13_000));
  expect((await history(eventId))[0]).toMatchObject({ changeCount: 10_500, changes: [], isUndoable: true });
});
