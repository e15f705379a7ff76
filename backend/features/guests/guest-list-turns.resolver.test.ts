import { expect, it } from "vitest";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import { newEvent, previewGuests, uploadGuests } from "../../testing/guest-list-calls.ts";
import { csvFile } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const list = ["Name,Table", "Anna Berg,1"];

async function isWaited(): Promise<boolean> {
  const { rows } = await api.db.pool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

it("runs one task per account at a time, lets few wait, and lets other accounts run theirs", async () => {
  const [blocked, otherId] = [await newEvent(admin), await newEvent(admin)];
  const restoreOf = async (eventId: number) => {
    const { historyEntryId } = await uploadGuests(admin, eventId, list);
    return () => admin.execute(UndoChangeDocument, { eventId, historyEntryId });
  };
  // Uploads from the screen also wait for a turn among all operations.
  const restoreBlocked = await restoreOf(blocked);
  await uploadGuests(admin, otherId, list);
  const customer = await api.signInAsNewCustomer("other");
  const ownId = await newEvent(customer);
  const blocker = await api.db.pool.connect();
  await blocker.query("BEGIN");
  await blocker.query("SELECT FROM events WHERE id = $1 FOR UPDATE", [blocked]);
  const first = restoreBlocked();
  await expect.poll(isWaited).toBe(true);

  const done: number[] = [];
  const download = () => admin.fetch(`/api/events/${otherId}/guests.csv`);
  const wishes = [
    previewGuests(admin, { eventId: otherId, file: csvFile(list) }),
    ...[1, 2, 3, 4, 5].map(async () => expect((await download()).ok).toBe(true)),
  ].map((wish) => wish.then(() => done.push(1)).catch(() => "turned away"));
  expect(await Promise.race(wishes)).toBe("turned away");
  const refused = await download();
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "10"]);
  expect(await refused.text()).toBe(
    "Several of your guest lists are still being processed. Please wait until they are done.",
  );
  expect((await uploadGuests(customer, ownId, list)).guestCount).toBe(1);
  expect((await customer.fetch(`/api/events/${ownId}/guests.xlsx`)).status).toBe(200);

  expect(done).toEqual([]);
  await blocker.query("COMMIT");
  blocker.release();
  await first;
  expect((await Promise.all(wishes)).sort()).toEqual([1, 2, 3, 4, 5, "turned away"]);
});
