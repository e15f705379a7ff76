import { expect, it } from "vitest";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import { inTransaction } from "../../database/transaction.ts";
import { UploadGuestsDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, undo, uploadGuests } from "../../testing/guest-list-calls.ts";
import { csvFile, storedGuests, wholeEvent } from "../../testing/guest-lists.ts";
import { joinAsHelper } from "../../testing/helper-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { scopeOfNewEvent } from "../events/event-access.service.ts";
import { removeOldFiles } from "../uploads/uploaded-file.service.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
// Stored uncompressed, so its length is its size.
await api.db.pool.query("ALTER TABLE row_changes ALTER rows SET STORAGE EXTERNAL");

const megabytes = 1024 * 1024;

it("never lets helpers replace so much that the list before could not be brought back", async () => {
  const eventId = await newEvent(admin);
  const { historyEntryId } = await uploadGuests(admin, eventId, ["Name,Table", "Anna,1"]);
  const { client: editor } = await joinAsHelper(api, eventId, "editor");
  const replaced = await uploadGuests(editor, eventId, ["Name,Table", "Ben,1"]);
  await api.db.pool.query(
    `UPDATE row_changes SET rows = (rows::jsonb || to_jsonb(repeat('x', $2)))::json
     WHERE id = (SELECT max(id) FROM row_changes WHERE event_id = $1)`,
    [eventId, 26 * megabytes],
  );
  const refused = { code: "CONFLICT", message: expect.stringContaining("Please ask the event’s owner") };
  const variables = { eventId, file: csvFile(["Name,Table", "Dora,1"]) };
  expect(await editor.refusal(UploadGuestsDocument, variables)).toMatchObject(refused);
  const undone = { eventId, historyEntryId: replaced.historyEntryId };
  expect(await editor.refusal(UndoChangeDocument, undone)).toMatchObject({ code: expect.any(String) });
  await addGuest(editor, eventId, { name: "Emil" });
  expect(historyEntryId).toBeLessThan(replaced.historyEntryId);
});

it("forgets the oldest changes beyond an event's space, and says that they cannot be undone", async () => {
  const eventId = await newEvent(admin);
  const upload = async (name: string) =>
    (await uploadGuests(admin, eventId, ["Name,Table", `${name},1`])).historyEntryId;
  const [first, second] = [await upload("Anna"), await upload("Ben")];
  await api.db.pool.query(
    `UPDATE row_changes SET rows = to_json(repeat('x', $2)) WHERE event_id = $1 AND list_version = 1`,
    [eventId, 51 * megabytes],
  );
  const third = await upload("Carla");
  expect(await admin.refusal(UndoChangeDocument, { eventId, historyEntryId: first })).toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringContaining("no longer be undone"),
  });
  await undo(admin, eventId, third);
  await undo(admin, eventId, second);
  expect((await storedGuests(api.db, eventId)).map(({ name }) => name)).toEqual(["Anna"]);
});

it("keeps the newest file, whatever its size, and those of other events", async () => {
  const [eventId, otherId] = [await newEvent(admin), await newEvent(admin)];
  for (const id of [otherId, otherId, eventId, eventId]) {
    await uploadGuests(admin, id, ["Name,Table", `Anna ${crypto.randomUUID()},1`]);
  }
  const newest = await wholeEvent(api.db, eventId);
  await inTransaction(api.db, (tx) => removeOldFiles(tx, scopeOfNewEvent({ id: eventId }), 0));
  expect((await wholeEvent(api.db, eventId)).files).toEqual(newest.files.slice(-1));
  expect((await wholeEvent(api.db, otherId)).files).toHaveLength(2);
});
