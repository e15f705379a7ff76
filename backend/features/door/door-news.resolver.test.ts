import { beforeEach, describe, expect, it } from "vitest";
import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { readNews } from "../../testing/door-calls.ts";
import { SearchAtDoorDocument } from "../../testing/generated/door-operations.ts";
import { DeleteGuestDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent } from "../../testing/guest-list-calls.ts";
import { joinAsHelper } from "../../testing/helper-calls.ts";
import { noteDetails } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
let eventId: number;
let anna: number;
let plusOne: number;
let door: ApiClient;

beforeEach(async () => {
  eventId = await newEvent(admin, { worksOffline: true });
  const both = { household: "The Kerns", doorNote: " Call  Ben ", otherNames: [" Annie", "née  Lind"] };
  const diet = { additionalInfo: { Diet: "Fish" }, details: both };
  anna = (await addGuest(admin, eventId, { name: "Anna Kern", tableNumber: "7", ...diet })).id;
  const details = { household: "The Kerns", guestOfId: anna };
  plusOne = (await addGuest(admin, eventId, { name: "Guest of Anna Kern", tableNumber: "7", details })).id;
  door = (await joinAsHelper(api, eventId, "door")).client;
});

describe("doorNews", () => {
  it("has what helpers at the door need of all guests, and no extra column", async () => {
    const news = await readNews(door, eventId);
    const both = { table: "7", household: "The Kerns" };
    expect(news).toMatchObject({ worksOffline: true, list: { tables: [{ label: "7", capacity: null }] } });
    expect(news.list).not.toHaveProperty("goneIds");
    expect(news.list?.guests).toEqual([
      { id: anna, name: "Anna Kern", ...both, note: "Call Ben", otherNames: "Annie; née Lind" },
      { id: plusOne, name: "Guest of Anna Kern", ...both, guestOf: anna },
    ]);
    expect(JSON.stringify(news)).not.toContain("Fish");
  });

  it("has only what changed since a version, and who is gone", async () => {
    const { listVersion } = await readNews(door, eventId);
    await noteDetails(admin, eventId, [plusOne], { attendance: "NO" });
    await admin.execute(DeleteGuestDocument, { eventId, id: anna });
    const list = { goneIds: [anna], guests: [{ id: plusOne, hasDeclined: true }] };
    expect(await readNews(door, eventId, { listSince: listVersion })).toMatchObject({ list });
  });

  it("has no guests unless the event works without a connection: they are found by name", async () => {
    await admin.execute(UpdateEventDocument, { id: eventId, input: { worksOffline: false } });
    for (const client of [door, admin]) {
      expect(await readNews(client, eventId)).toMatchObject({ worksOffline: false, list: { guests: [] } });
    }
    const { listVersion } = await readNews(door, eventId);
    await noteDetails(admin, eventId, [anna], { doorNote: "Call Cy" });
    await admin.execute(DeleteGuestDocument, { eventId, id: plusOne });
    expect((await readNews(door, eventId, { listSince: listVersion })).list).toMatchObject({
      guests: [],
      goneIds: [plusOne],
    });
    const found = (await door.execute(SearchAtDoorDocument, { eventId, query: "kern ann" })).searchAtDoor;
    expect(found).toMatchObject({ foundIds: [anna], guests: [{ id: anna, note: "Call Cy" }] });
  });
});
