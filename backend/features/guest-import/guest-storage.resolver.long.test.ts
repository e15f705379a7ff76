import { beforeEach, expect, it } from "vitest";
import { RestoreGuestListDocument } from "../../../frontend/features/guest-import/generated/restore-guest-list.ts";
import { newEvent, readHistory, uploadGuests } from "../../testing/guest-list-calls.ts";
import { storedGuests } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

let eventId: number;
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
// Stored uncompressed, so its length is its size.
await api.db.pool.query("ALTER TABLE guest_list_changes ALTER guests_before SET STORAGE EXTERNAL");
await api.db.pool.query("ALTER TABLE guest_list_changes ALTER sheet_before SET STORAGE EXTERNAL");
beforeEach(async () => {
  eventId = await newEvent(admin);
});

const megabytes = 1024 * 1024;

/** Returns the id of the history entry. */
const upload = async (name: string) => (await uploadGuests(admin, eventId, ["Name,Table", `${name},1`])).historyEntryId;
const restore = (historyEntryId: number) => admin.execute(RestoreGuestListDocument, { eventId, historyEntryId });
const names = async () => (await storedGuests(api.db, eventId)).map(({ name }) => name);

async function growLists(entries: readonly number[], size: number): Promise<void> {
  await api.db.pool.query(
    `UPDATE guest_list_changes SET guests_before = to_json(repeat('x', $2)), sheet_before = to_json(repeat('x', $2))
     WHERE history_entry_id = ANY ($1)`,
    [entries, size / 2],
  );
}

it("removes the oldest stored lists when an import or a restore exceeds an event's space, and says so", async () => {
  const entries: number[] = [];
  for (const name of ["Anna", "Ben", "Carla", "Dora", "Emil"]) entries.push(await upload(name));
  const [first = 0, second = 0, third = 0, fourth = 0] = entries;
  await growLists([first, second, third], 45 * megabytes);
  const fifth = await upload("Fritz");

  const history = await readHistory(admin, eventId);
  expect(history[0]).toMatchObject({ id: fifth, guestCountBefore: 1, details: { guestCount: 1, listsRemoved: 1 } });
  expect(history.find(({ id }) => id === first)).toMatchObject({ action: "upload_file", guestCountBefore: null });
  expect(await admin.refusal(RestoreGuestListDocument, { eventId, historyEntryId: first })).toMatchObject({
    code: "NOT_FOUND",
  });
  expect(history.find(({ id }) => id === second)?.guestCountBefore).toBe(1);

  await growLists([fourth], 40 * megabytes);
  await restore(fifth);
  expect(await names()).toEqual(["Emil"]);
  const [restored] = await readHistory(admin, eventId);
  expect(restored).toMatchObject({ action: "restore_guests", details: { entryId: fifth, listsRemoved: 1 } });
  await restore(restored?.id ?? 0);
  expect(await names()).toEqual(["Fritz"]);
  expect((await readHistory(admin, eventId))[0]?.details).not.toHaveProperty("listsRemoved");
});
