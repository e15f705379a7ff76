import { expect, it } from "vitest";
import { AddGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { addGuest, newEvent } from "../../testing/guest-list-calls.ts";
import { joinAsHelper } from "../../testing/helper-calls.ts";
import { ownTestApi } from "../../testing/test-api.ts";

const api = await ownTestApi();
const admin = await api.signInAsAdmin();

it("refuses a helper's change when those of helpers fill half of the space", async () => {
  await api.db.pool.query("ALTER TABLE row_changes ALTER rows SET STORAGE EXTERNAL");
  const eventId = await newEvent(admin);
  const { client: editor } = await joinAsHelper(api, eventId, "editor");
  await addGuest(admin, eventId, { name: "Anna" });
  await addGuest(editor, eventId, { name: "Ben" });
  const grow = (listVersion: number) =>
    api.db.pool.query(
      "UPDATE row_changes SET rows = json_build_array(repeat('x', $3)) WHERE event_id = $1 AND list_version = $2",
      [eventId, listVersion, 26 * 1024 * 1024],
    );
  const version = async (listVersion: number) =>
    api.db.prisma.event.update({ where: { id: eventId }, data: { guestListVersion: listVersion } });
  await grow(1);
  // Sizes are added up with each twentieth small change.
  await version(19);
  await addGuest(editor, eventId, { name: "Carla" });
  await grow(2);
  await version(39);
  const input = { name: "Dora", tableNumber: "1", additionalInfo: {} };
  expect(await editor.refusal(AddGuestDocument, { eventId, input })).toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("could not be undone"),
  });
  await addGuest(admin, eventId, { name: "Emil" });
});
