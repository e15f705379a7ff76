import { afterEach, describe, expect, it, vi } from "vitest";
import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import { UpdateGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { SeatingDocument } from "../../testing/generated/operations.ts";
import { newGuestList, searchGuests } from "../../testing/guest-list-calls.ts";
import { callRest } from "../../testing/rest-call.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const rows = ["Anna Berg,1,x", "Ben Ost,1,", "Carl West,2,", "Dora Eich,Rose Garden,", "Emil Fuchs,,", "Finn Aber,,"];
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const eventWith = (lines: readonly string[]) => newGuestList(admin, ["Name,Table,Meal", ...lines]);
const eventId = await eventWith(rows);
afterEach(() => vi.useRealTimers());

const pathOf = (id: number) => `/api/events/${id}/guests`;
const searchByRest = (client: ApiClient, query: string, id = eventId) =>
  callRest(client, "GET", `${pathOf(id)}/search?q=${encodeURIComponent(query)}`);

async function listed(client: ApiClient, id = eventId, headers: Record<string, string> = {}) {
  const { status, body } = await callRest(client, "GET", pathOf(id), undefined, headers);
  return Array.isArray(body) ? body.map(({ name }) => name) : status;
}

async function seated(client: ApiClient, id = eventId, page: { offset?: number; limit?: number } = {}) {
  const { nodes, totalCount } = (await client.execute(SeatingDocument, { eventId: id, limit: 1000, ...page })).seating;
  return { names: nodes.map(({ name }) => name), totalCount };
}

const passOf = async (query: string, id = eventId) =>
  (await searchByRest(api.anonymous(), query, id)).headers.get("Seating-Pass") ?? "";
const listedWith = (pass: string, id = eventId) => listed(api.anonymous(), id, { "Seating-Pass": pass });

describe("the guest list", () => {
  it("is shown table by table, as searches find them, newest first, with names and tables alone", async () => {
    const stranger = await api.signInAsNewCustomer("searching");
    for (const client of [api.anonymous(), stranger]) {
      expect((await searchByRest(client, "emil")).headers.get("Seating-Pass")).toBeNull();
      expect(await listed(client)).toBe(404);
      await searchByRest(client, "anna");
      expect((await callRest(client, "GET", pathOf(eventId))).body).toEqual([
        { id: expect.any(Number), name: "Anna Berg", tableNumber: "1" },
        { id: expect.any(Number), name: "Ben Ost", tableNumber: "1" },
      ]);
      await searchGuests(client, eventId, "dora");
      expect(await listed(client)).toEqual(["Dora Eich", "Anna Berg", "Ben Ost"]);
      expect(await seated(client)).toEqual({ names: ["Dora Eich", "Anna Berg", "Ben Ost"], totalCount: 3 });
      expect(await seated(client, eventId, { offset: 1, limit: 1 })).toEqual({ names: ["Anna Berg"], totalCount: 3 });
    }
  });

  it("contains the matches that were returned, not those cut off, while they are at their tables", async () => {
    const lines = ["Anton", "Antje", "Anouk", "Andrea", "Anja"].map((name, i) => `${name} Berg,${i + 1},`);
    const id = await eventWith(lines);
    const guest = api.anonymous();
    const found = await searchGuests(guest, id, "an");
    expect(found).toHaveLength(3);
    const names = found.map(({ name }) => name);
    expect((await seated(guest, id)).names.toSorted()).toEqual(names.toSorted());
    const input = { name: names[0] ?? "", tableNumber: "9" };
    await admin.execute(UpdateGuestDocument, { eventId: id, id: found[0]?.id ?? 0, input });
    expect((await seated(guest, id)).names.toSorted()).toEqual(names.slice(1).toSorted());
  });

  it("stays visible to the organizer while tablemates are hidden", async () => {
    const id = await eventWith(rows);
    const pass = await passOf("anna", id);
    await admin.execute(UpdateEventDocument, { id, input: { showTablemates: false } });
    expect(await listedWith(pass, id)).toBe(404);
    expect(await passOf("anna", id)).toBe("");
    await admin.execute(UpdateEventDocument, { id, input: { showTablemates: true, isPublic: false } });
    expect(await listedWith(pass, id)).toBe(404);
    expect(await listed(admin, id)).toHaveLength(rows.length);
  });
});

describe("a seating pass", () => {
  it("is worthless when it is forged, or for another event", async () => {
    const pass = await passOf("anna");
    const [text = "", signature = ""] = pass.split(".");
    const forged = (await passOf("dora")).split(".")[0];
    expect(await listedWith(pass)).toEqual(["Anna Berg", "Ben Ost"]);
    for (const wrong of [`${forged}.${signature}`, text, `${text}.`, "x", ".", "%00"]) {
      expect(await listedWith(wrong)).toBe(404);
    }
    const other = await eventWith(rows);
    expect(await listedWith(pass, other)).toBe(404);
    const guest = api.anonymous();
    await searchByRest(guest, "anna");
    await searchByRest(guest, "dora", other);
    expect(await listed(guest, other)).toEqual(["Dora Eich"]);
    expect(await listed(guest)).toBe(404);
  });

  it("expires after a quarter of an hour, unless the caller keeps searching", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);
    const guest = api.anonymous();
    const pass = await passOf("anna");
    await searchByRest(guest, "anna");
    minutes(14);
    expect(await listedWith(pass)).toEqual(["Anna Berg", "Ben Ost"]);
    await searchByRest(guest, "anna");
    minutes(2);
    expect(await listedWith(pass)).toBe(404);
    expect(await listed(guest)).toEqual(["Anna Berg", "Ben Ost"]);
  });
});
