import { expect, it } from "vitest";
import {
  UpdateEventDocument,
  type UpdateEventMutationVariables,
} from "../../../frontend/features/events/generated/events.ts";
import { newEvent, readHistory, undo, uploadGuests } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

type Changes = UpdateEventMutationVariables["input"];

async function edit(eventId: number, input: Changes): Promise<number> {
  return (await admin.execute(UpdateEventDocument, { id: eventId, input })).updateEvent.historyEntryId ?? 0;
}

async function fieldsOf(eventId: number) {
  const {
    updatedAt: _,
    guestListVersion: __,
    ...event
  } = await api.db.prisma.event.findUniqueOrThrow({ where: { id: eventId } });
  return event;
}

it.each<[string, Changes]>([
  ["details", { name: "Gala 2", date: "June 12, 2027", showTablemates: false, guestLanguages: ["de"] }],
  ["a theme", { theme: { primaryColor: "#123456", fontFamily: "Lato, sans-serif" } }],
  ["a guest code", { guestCode: "rosewood" }],
  ["hidden columns", { hiddenColumns: ["Meal"] }],
])("undoes %s, redoes it and undoes it again", async (_, input) => {
  const eventId = await newEvent(admin);
  const before = await fieldsOf(eventId);
  const entry = await edit(eventId, input);
  const after = await fieldsOf(eventId);
  expect(after).not.toEqual(before);
  const undone = await undo(admin, eventId, entry);
  expect(await fieldsOf(eventId)).toEqual(before);
  const redone = await undo(admin, eventId, undone.historyEntryId);
  expect(await fieldsOf(eventId)).toEqual(after);
  await undo(admin, eventId, redone.historyEntryId);
  expect(await fieldsOf(eventId)).toEqual(before);
  expect((await readHistory(admin, eventId)).slice(1, 3)).toMatchObject([
    { action: "undo", details: { entryId: undone.historyEntryId, undone: "undo" } },
    { action: "undo", details: { entryId: entry, undone: "update" } },
  ]);
});

it("keeps later changes of other fields, and refuses when a field was changed again, with who did it", async () => {
  const eventId = await newEvent(admin);
  const first = await edit(eventId, { name: "First", location: "Hall" });
  await edit(eventId, { greeting: "Welcome" });
  const second = await edit(eventId, { name: "Second" });
  await expect(undo(admin, eventId, first)).rejects.toMatchObject({
    code: "CONFLICT",
    message:
      "This cannot be undone because of later changes. Administrator changed the name a moment ago. Undo those first.",
  });
  expect(await fieldsOf(eventId)).toMatchObject({ name: "Second", location: "Hall" });
  await undo(admin, eventId, second);
  await undo(admin, eventId, first);
  expect(await fieldsOf(eventId)).toMatchObject({ location: "", greeting: "Welcome" });
});

it("keeps columns that an import has hidden since", async () => {
  const eventId = await newEvent(admin);
  const entry = await edit(eventId, { hiddenColumns: ["Meal"] });
  await uploadGuests(admin, eventId, ["Name,Table,Meal,Phone", "Anna,1,Fish,1234"]);
  await undo(admin, eventId, entry);
  expect((await fieldsOf(eventId)).hiddenColumns).toEqual(["Phone"]);
});
