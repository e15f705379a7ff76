import { beforeEach, expect, it } from "vitest";
import { RestoreGuestListDocument } from "../../../frontend/features/guest-import/generated/restore-guest-list.ts";
import { UndoChangeDocument } from "../../../frontend/features/history/generated/history.ts";
import { inTransaction } from "../../database/transaction.ts";
import { UploadGuestsDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, uploadGuests } from "../../testing/guest-list-calls.ts";
import { csvFile, storedGuests, wholeEvent } from "../../testing/guest-lists.ts";
import { joinAsHelper } from "../../testing/helper-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { scopeOfNewEvent } from "../events/event-access.service.ts";
import { removeOldFiles } from "../uploads/uploaded-file.service.ts";
import { deleteOldKeptLists } from "./guest-list-change.data.ts";

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

it("never lets helpers replace so much that the list before could not be restored", async () => {
  await upload("Anna");
  const { client: editor } = await joinAsHelper(api, eventId, "editor");
  const replace = async (name: string) =>
    (await uploadGuests(editor, eventId, ["Name,Table", `${name},1`])).historyEntryId;
  const ofOwner = await replace("Ben");
  const second = await replace("Carla");
  await growLists([second], 48 * megabytes);
  const refused = {
    code: "CONFLICT",
    message: expect.stringContaining("Please ask the event’s owner"),
  };
  const variables = { eventId, file: csvFile(["Name,Table", "Dora,1"]) };
  expect(await editor.refusal(UploadGuestsDocument, variables)).toMatchObject(refused);
  expect(await editor.refusal(RestoreGuestListDocument, { eventId, historyEntryId: ofOwner })).toMatchObject(refused);
  expect(await editor.refusal(UndoChangeDocument, { eventId, historyEntryId: second })).toMatchObject(refused);
  await addGuest(editor, eventId, { name: "Emil" });
  await restore(ofOwner);
  expect(await names()).toEqual(["Anna"]);
});

it("keeps the newest file and the newest list, whatever their size, and those of other events", async () => {
  const otherId = eventId;
  await upload("Zoë");
  await upload("Yara");
  eventId = await newEvent(admin);
  for (const name of ["Anna", "Ben", "Carla"]) await upload(name);
  const newest = await wholeEvent(api.db, eventId);
  await inTransaction(api.db, async (tx) => {
    const id = scopeOfNewEvent({ id: eventId });
    expect(await deleteOldKeptLists(tx, id, 0)).toMatchObject({ removed: 2 });
    await removeOldFiles(tx, id, 0);
  });
  const { files, changes } = await wholeEvent(api.db, eventId);
  expect(files).toEqual(newest.files.slice(-1));
  expect(changes).toEqual(newest.changes.slice(-1));
  const other = await wholeEvent(api.db, otherId);
  expect([other.files.length, other.changes.length]).toEqual([2, 2]);
});
