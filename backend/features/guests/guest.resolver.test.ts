import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiClient } from "../../testing/api-client.ts";
import {
  AddGuestDocument,
  CreateEventDocument,
  DeleteGuestDocument,
  EventDocument,
  SampleEventDocument,
  SearchGuestsDocument,
  UpdateGuestDocument,
} from "../../testing/generated/operations.ts";
import { startTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let admin: ApiClient;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signInAsAdmin();
});
afterAll(() => api.close());

const newEvent = async () => (await admin.execute(CreateEventDocument, { input: { name: "Gala" } })).createEvent.id;
const read = async (id: number) => (await admin.execute(EventDocument, { id })).event;
const add = async (eventId: number, name: string, additionalInfo: Record<string, unknown> = {}) =>
  (await admin.execute(AddGuestDocument, { eventId, input: { name, tableNumber: "1", additionalInfo } })).addGuest;

describe("a guest", () => {
  it("is added at the end, changed and removed, each with a history entry", async () => {
    const eventId = await newEvent();
    await add(eventId, "Ben Berg");
    const anna = await add(eventId, "  Anna   Berg ", { Meal: " Fish ", Notes: "" });
    expect(anna).toMatchObject({ name: "Anna Berg", tableNumber: "1", additionalInfo: { Meal: "Fish" } });

    const input = { name: "Anna Berger", tableNumber: "Rose" };
    const { updateGuest } = await admin.execute(UpdateGuestDocument, { eventId, id: anna.id, input });
    expect(updateGuest).toMatchObject({ ...input, additionalInfo: { Meal: "Fish" } });
    const cleared = { ...input, additionalInfo: {} };
    await admin.execute(UpdateGuestDocument, { eventId, id: anna.id, input: cleared });
    expect((await read(eventId)).guests.nodes).toMatchObject([{ name: "Ben Berg" }, cleared]);

    await admin.execute(DeleteGuestDocument, { eventId, id: anna.id });
    const event = await read(eventId);
    expect(event.guests.nodes).toMatchObject([{ name: "Ben Berg" }]);
    expect(event.history.nodes.map(({ action }) => action)).toEqual([...Array(5).fill("update_guests"), "create"]);
    expect(event.history.nodes[0]?.details).toEqual({ count: 1 });
  });

  it("is found by the very next search after each change", async () => {
    const eventId = await newEvent();
    const tables = async () =>
      (await api.anonymous().execute(SearchGuestsDocument, { eventId, query: "anna" })).searchGuests.map(
        ({ tableNumber }) => tableNumber,
      );
    const { id } = await add(eventId, "Anna Berg");
    expect(await tables()).toEqual(["1"]);
    await admin.execute(UpdateGuestDocument, { eventId, id, input: { name: "Anna Berg", tableNumber: "2" } });
    expect(await tables()).toEqual(["2"]);
    await admin.execute(DeleteGuestDocument, { eventId, id });
    expect(await tables()).toEqual([]);
  });

  it("may bear columns of any name, in the organiser's order", async () => {
    const eventId = await newEvent();
    const additionalInfo: Record<string, unknown> = JSON.parse(
      '{"Zebra":"1","__proto__":"2","constructor":"3","A":"4"}',
    );
    const guest = await add(eventId, "Anna Berg", additionalInfo);
    expect(Object.entries(guest.additionalInfo)).toEqual(Object.entries(additionalInfo));
    await add(eventId, "Ben Berg", { Zebra: "1", Between: "x" });
    expect((await read(eventId)).guestColumns).toEqual(["Zebra", "__proto__", "Between", "constructor", "A"]);
  });

  it.each([
    [{ name: " ", tableNumber: "1" }, "Name is required"],
    [{ name: "Anna", tableNumber: " " }, "Table number is required"],
    [{ name: "Anna", tableNumber: "1", additionalInfo: { Meal: 7 } }, "Additional information must be text"],
  ])("is refused as %j, and nothing changes", async (input, message) => {
    const eventId = await newEvent();
    expect(await admin.refusal(AddGuestDocument, { eventId, input })).toEqual({
      code: "BAD_INPUT",
      status: 400,
      message,
    });
    expect(await read(eventId)).toMatchObject({ guestCount: 0, history: { totalCount: 1 } });
  });

  it("is not changed on the basis of an older state", async () => {
    const eventId = await newEvent();
    const { id, updatedAt } = await add(eventId, "Anna Berg");
    const input = { name: "Anna Berg", tableNumber: "2", updatedAt };
    await admin.execute(UpdateGuestDocument, { eventId, id, input });
    expect(await admin.refusal(UpdateGuestDocument, { eventId, id, input })).toMatchObject({ code: "CONFLICT" });
    expect((await read(eventId)).history.totalCount).toBe(3);
  });

  it("belongs to one event only", async () => {
    const { id } = await add(await newEvent(), "Anna Berg");
    const eventId = await newEvent();
    const input = { name: "Anna Berg", tableNumber: "9" };
    expect(await admin.refusal(UpdateGuestDocument, { eventId, id, input })).toMatchObject({ status: 404 });
    expect(await admin.refusal(DeleteGuestDocument, { eventId, id })).toMatchObject({ status: 404 });
    expect((await read(eventId)).history.totalCount).toBe(1);
  });

  it("of the sample event stays as they are", async () => {
    const eventId = (await admin.execute(SampleEventDocument, {})).sampleEvent?.id ?? 0;
    const refusal = await admin.refusal(AddGuestDocument, { eventId, input: { name: "Anna", tableNumber: "1" } });
    expect(refusal.message).toBe("Sample events cannot be modified.");
  });
});
