import { describe, expect, it } from "vitest";
import { UpdateEventDocument } from "../../../frontend/features/events/generated/update-event.ts";
import { UndoChangeDocument } from "../../../frontend/features/history/generated/undo-change.ts";
import {
  EventHistoryDocument,
  type EventHistoryQueryVariables,
} from "../../../frontend/routes/generated/event-history.ts";
import { CreateTableDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, uploadGuests } from "../../testing/guest-list-calls.ts";
import { joinAsHelper } from "../../testing/helper-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

type Wanted = Partial<Omit<EventHistoryQueryVariables, "eventId">>;

const read = async (eventId: number, wanted: Wanted = {}) =>
  (await admin.execute(EventHistoryDocument, { eventId, offset: 0, limit: 20, ...wanted })).event;
const actions = async (eventId: number, wanted: Wanted = {}) =>
  (await read(eventId, wanted)).history.nodes.map(({ action }) => action);
const authorId = async (eventId: number, name: string) =>
  (await read(eventId)).historyAuthors.find((author) => author.name === name)?.id ?? "";

/** An event that an administrator made and two editors changed. */
async function sharedEvent() {
  const eventId = await newEvent(admin);
  const { client: carla } = await joinAsHelper(api, eventId, "editor", "Carla Eich");
  const { client: dora } = await joinAsHelper(api, eventId, "editor", "Dora Fels");
  await uploadGuests(admin, eventId, ["Name,Table", "Anna Berg,1"]);
  await addGuest(carla, eventId, { name: "Ben Dorn" });
  const { historyEntryId } = await addGuest(dora, eventId, { name: "Emil Falk" });
  await carla.execute(CreateTableDocument, { eventId, input: { label: "Head" } });
  await carla.execute(UpdateEventDocument, { id: eventId, input: { location: "Pier Nine" } });
  await dora.execute(UndoChangeDocument, { eventId, historyEntryId: historyEntryId ?? 0 });
  return { eventId };
}

describe("a history", () => {
  it("is filtered by kind", async () => {
    const { eventId } = await sharedEvent();
    expect(await actions(eventId, { kind: "GUESTS" })).toEqual(["update_guests", "update_guests"]);
    expect(await actions(eventId, { kind: "TABLES" })).toEqual(["update_tables"]);
    expect(await actions(eventId, { kind: "EVENT" })).toEqual(["update", "create"]);
    expect(await actions(eventId, { kind: "IMPORTS" })).toEqual(["upload_file"]);
    expect(await actions(eventId, { kind: "UNDO" })).toEqual(["undo"]);
    expect(await actions(eventId, { kind: "WISHES" })).toEqual([]);
    expect(await actions(eventId, { kind: "HELPERS" })).toEqual([]);
    expect(await actions(eventId, { kind: null, authorId: null })).toHaveLength(7);
  });

  it("is filtered by author, and by both", async () => {
    const { eventId } = await sharedEvent();
    const [carla, dora] = [await authorId(eventId, "Carla Eich"), await authorId(eventId, "Dora Fels")];
    expect(await actions(eventId, { authorId: carla })).toEqual(["update", "update_tables", "update_guests"]);
    expect(await actions(eventId, { authorId: dora })).toEqual(["undo", "update_guests"]);
    expect(await actions(eventId, { authorId: dora, kind: "GUESTS" })).toEqual(["update_guests"]);
    expect(await actions(eventId, { authorId: await authorId(eventId, "Administrator") })).toHaveLength(2);
    expect(await actions(eventId, { authorId: "user-2147483647" })).toEqual([]);
  });
});

describe("the authors of a history", () => {
  it("are those of its entries, of the newest ones first", async () => {
    const { eventId } = await sharedEvent();
    await addGuest(admin, await newEvent(admin), { name: "Somebody else’s guest" });
    const names = (await read(eventId)).historyAuthors.map(({ name }) => name);
    expect(names).toEqual(["Dora Fels", "Carla Eich", "Administrator"]);
  });
});
