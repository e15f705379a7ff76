import { expect, it } from "vitest";
import { AddGuestDocument } from "../../../frontend/features/guests/generated/add-guest.ts";
import { addGuest, newEvent } from "../../testing/guest-list-calls.ts";
import { joinAsHelper } from "../../testing/helper-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { deleteExcessRowChanges } from "./row-change.data.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

it("deletes the oldest records beyond a size, and never those of the change itself", async () => {
  const eventId = await newEvent(admin);
  for (const name of ["Anna", "Ben", "Carla", "Dora"]) await addGuest(admin, eventId, { name });
  const sizes = await api.db.prisma.$queryRaw<{ version: number; bytes: number }[]>`
    SELECT list_version AS version, sum(pg_column_size(rows) + pg_column_size(ids) + 200)::int AS bytes
    FROM row_changes WHERE event_id = ${eventId} GROUP BY 1 ORDER BY 1 DESC`;
  expect(sizes.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  const lastTwo = (sizes[0]?.bytes ?? 0) + (sizes[1]?.bytes ?? 0);
  const versions = async () => {
    const rows = await api.db.prisma.rowChange.findMany({ where: { eventId }, orderBy: { listVersion: "asc" } });
    return [...new Set(rows.map(({ listVersion }) => listVersion))];
  };
  await deleteExcessRowChanges(api.db.prisma, eventId, 4, lastTwo);
  expect(await versions()).toEqual([3, 4]);
  await deleteExcessRowChanges(api.db.prisma, eventId, 4, 10);
  expect(await versions()).toEqual([4]);
});

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
