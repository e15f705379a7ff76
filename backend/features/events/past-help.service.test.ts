import { expect, it } from "vitest";
import { LatestEventDocument } from "../../../frontend/organizer/event/generated/event-here.ts";
import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import { EventHelpersDocument } from "../../../frontend/organizer/features/helpers/generated/helpers.ts";
import { MyHelpDocument } from "../../../frontend/organizer/features/helpers/generated/my-help.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import type { UpdateEventInput } from "../../../frontend/organizer/generated/schema-types.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { newEvent } from "../../testing/guest-list-calls.ts";
import { joinAsHelper, makeHelper } from "../../testing/helper-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const dayMs = 24 * 60 * 60 * 1000;
const refused = { code: "FORBIDDEN", message: "Only the event’s owner or an administrator can change its day." };

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const dayOf = async (id: number) => (await admin.execute(LatestEventDocument, { id })).event.day;
const edit = async (client: ApiClient, id: number, input: UpdateEventInput) =>
  (await client.execute(UpdateEventDocument, { id, input })).updateEvent.historyEntryId ?? 0;

it("lets editors change the date, and not the day, which does not follow it, nor by undoing or redoing", async () => {
  const id = await newEvent(admin, { date: "June 12, 2027" });
  const { client: editor } = await joinAsHelper(api, id, "editor");
  expect(await editor.refusal(UpdateEventDocument, { id, input: { day: "", date: "Soon" } })).toMatchObject(refused);
  await edit(editor, id, { date: "January 1, 2199" });
  await edit(editor, id, { date: "Saturday, June 12", day: "2027-06-12" });
  expect(await dayOf(id)).toBe("2027-06-12");

  const moved = await edit(admin, id, { day: "2027-06-19" });
  expect(await editor.refusal(UndoChangeDocument, { eventId: id, historyEntryId: moved })).toMatchObject(refused);
  const { undoChange } = await admin.execute(UndoChangeDocument, { eventId: id, historyEntryId: moved });
  const undone = { eventId: id, historyEntryId: undoChange.historyEntryId };
  expect(await editor.refusal(UndoChangeDocument, undone)).toMatchObject(refused);
  expect(await dayOf(id)).toBe("2027-06-12");
});

it("brings nobody back whose help had ended by itself when the event gets another day", async () => {
  const today = new Date(Math.floor(Date.now() / dayMs) * dayMs);
  const nineDaysAgo = new Date(today.getTime() - 9 * dayMs).toISOString().slice(0, 10);
  const id = await newEvent(admin, { date: "", day: nineDaysAgo });
  const [past, tidying] = [await joinAsHelper(api, id, "editor"), await joinAsHelper(api, id, "door")];
  const invited = await makeHelper(api, id, "viewer");
  const createdAt = new Date(today.getTime() - 20 * dayMs);
  await api.db.prisma.helper.updateMany({ where: { id: { in: [past.id, invited.id] } }, data: { createdAt } });

  await edit(admin, id, { day: "2199-01-01" });
  const helpers = async () =>
    (await admin.execute(EventHelpersDocument, { eventId: id })).event.helpers.map((one) => one.id);
  expect(await helpers()).toEqual([tidying.id]);
  expect((await past.client.execute(MyHelpDocument, {})).myHelp).toBeNull();
  expect((await tidying.client.execute(MyHelpDocument, {})).myHelp).not.toBeNull();
  expect(await api.db.prisma.session.count({ where: { helperId: past.id } })).toBe(0);
  expect(await api.db.prisma.helper.count({ where: { eventId: id, linkHash: { not: null } } })).toBe(0);

  const movedBack = await edit(admin, id, { day: nineDaysAgo });
  await api.db.prisma.helper.update({ where: { id: tidying.id }, data: { createdAt } });
  await admin.execute(UndoChangeDocument, { eventId: id, historyEntryId: movedBack });
  expect(await helpers()).toEqual([]);
});
