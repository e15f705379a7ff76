import { describe, expect, it } from "vitest";
import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import { UpdateGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import {
  addGuest,
  newEvent,
  newGuestList,
  previewGuests,
  searchGuests,
  uploadGuests,
} from "../../testing/guest-list-calls.ts";
import { csvFile } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const guest = api.anonymous();

const seen = async (eventId: number, query = "anna") =>
  Object.keys((await searchGuests(guest, eventId, query))[0]?.additionalInfo ?? {});
const hide = (eventId: number, hiddenColumns: string[]) =>
  admin.execute(UpdateEventDocument, { id: eventId, input: { hiddenColumns } });
const addAnna = async (eventId: number, additionalInfo: Record<string, string>) =>
  (await addGuest(admin, eventId, { name: "Anna", additionalInfo })).id;
const changeAnna = (eventId: number, id: number, additionalInfo: Record<string, string>) =>
  admin.execute(UpdateGuestDocument, { eventId, id, input: { name: "Anna", tableNumber: "1", additionalInfo } });
const detailsOf = (id: number) => api.db.prisma.event.findUniqueOrThrow({ where: { id } });

const withPhone = ["Name,Table,Meal,Phone", "Anna,1,Vegan,555 0100"];
const howToShow = 'You can change this under "What Guests See" in Event Details.';

it("hiding a column hides it however its name is written", async () => {
  const eventId = await newEvent(admin);
  const id = await addAnna(eventId, { "outfit ": "black", "OUTFIT:": "white", Meal: "Vegan" });
  expect(await seen(eventId)).toEqual(["outfit", "OUTFIT:", "Meal"]);
  await hide(eventId, ["Öutfit"]);
  expect(await seen(eventId)).toEqual(["Meal"]);
  await changeAnna(eventId, id, { Outfit: "black", Meal: "Vegan" });
  expect(await seen(eventId)).toEqual(["Meal"]);
});

describe("a column that looks private", () => {
  it("starts hidden, and the preview and each import say so, until the organizer chooses otherwise", async () => {
    const eventId = await newEvent(admin);
    const warnings = [`"Phone" looks private, so guests do not see it. ${howToShow}`];
    expect(await previewGuests(admin, { eventId, file: csvFile(withPhone) })).toMatchObject({ warnings });
    expect((await detailsOf(eventId)).hiddenColumns).toEqual([]);
    for (const _ of [1, 2]) expect(await uploadGuests(admin, eventId, withPhone)).toMatchObject({ warnings });
    expect(await seen(eventId)).toEqual(["Meal"]);
    expect((await detailsOf(eventId)).hiddenColumns).toEqual(["Phone"]);
    await hide(eventId, []);
    expect(await uploadGuests(admin, eventId, ["Name,Table,Meal", "Anna,1,Vegan"])).toMatchObject({ warnings: [] });
    const shouted = withPhone.map((line) => line.replace("Phone", "PHONE"));
    expect(await uploadGuests(admin, eventId, shouted)).toMatchObject({ warnings: [] });
    expect(await seen(eventId)).toEqual(["Meal", "PHONE"]);
  });

  it("starts hidden when a file is merged or a guest is added or changed", async () => {
    const eventId = await newEvent(admin);
    const id = await addAnna(eventId, { Meal: "Vegan", "E-Mail": "a@b", Side: "Bride" });
    expect(await seen(eventId)).toEqual(["Meal", "Side"]);
    const { updatedAt } = await detailsOf(eventId);
    await changeAnna(eventId, id, { Meal: "Vegan", Geburtstag: "1 May" });
    expect(await seen(eventId)).toEqual(["Meal"]);
    // A form that was opened before does not show them again.
    const input = { hiddenColumns: ["Side"], updatedAt: updatedAt.toISOString() };
    expect(await admin.refusal(UpdateEventDocument, { id: eventId, input })).toMatchObject({ code: "CONFLICT" });
    const { warnings } = await uploadGuests(admin, eventId, ["Name,Table,Straße,Prix", "Anna,1,Weg 1,9 €"], {
      mode: "MERGE",
    });
    expect(warnings).toEqual([`"Straße" and "Prix" look private, so guests do not see them. ${howToShow}`]);
    expect(await seen(eventId)).toEqual(["Meal"]);
  });
});

describe("a new column of an event that hides some", () => {
  it("starts hidden, whichever change adds it; existing columns keep their visibility", async () => {
    const eventId = await newGuestList(admin, ["Name,Table,Meal,Side", "Anna,1,Vegan,Bride"]);
    await hide(eventId, ["Side"]);
    const lines = ["Name,Table,Meal,Side,Song,Bus", "Anna,1,Vegan,Bride,Waltz,7"];
    expect(await uploadGuests(admin, eventId, lines)).toMatchObject({
      warnings: [`"Song" and "Bus" are new. Because other columns are hidden, guests do not see them. ${howToShow}`],
    });
    expect(await seen(eventId)).toEqual(["Meal"]);
    await addGuest(admin, eventId, { name: "Ben Berg", additionalInfo: { Meal: "Fish", Hotel: "Ritz" } });
    expect(await seen(eventId, "ben berg")).toEqual(["Meal"]);
    expect((await detailsOf(eventId)).hiddenColumns).toEqual(["Side", "Song", "Bus", "Hotel"]);
    await hide(eventId, ["Side"]);
    await uploadGuests(admin, eventId, lines);
    expect(await seen(eventId)).toEqual(["Meal", "Song", "Bus"]);
  });

  it("is not one from a restored list: guests see the columns that they saw before", async () => {
    const eventId = await newGuestList(admin, ["Name,Table,Meal,Song,Phone", "Anna,1,Vegan,Waltz,555 0100"]);
    const { historyEntryId } = await uploadGuests(admin, eventId, ["Name,Table,Side", "Anna,1,Bride"]);
    expect(await seen(eventId)).toEqual([]);
    await admin.execute(UndoChangeDocument, { eventId, historyEntryId });
    expect(await seen(eventId)).toEqual(["Meal", "Song"]);
  });

  it("is also hidden when it is added concurrently with others", async () => {
    const eventId = await newEvent(admin);
    await addAnna(eventId, { Meal: "Vegan" });
    await hide(eventId, ["Side"]);
    const columns = Array.from({ length: 8 }, (_, i) => `Column ${i}`);
    await Promise.all(
      columns.map((column) => addGuest(admin, eventId, { name: "Ben", additionalInfo: { [column]: "x" } })),
    );
    expect(new Set((await detailsOf(eventId)).hiddenColumns)).toEqual(new Set(["Side", ...columns]));
  });
});

it("hides a column even from a search that started before the change that adds it", async () => {
  const eventId = await newEvent(admin);
  await addAnna(eventId, { Meal: "Vegan" });
  const change = await api.db.pool.connect();
  // Like a change, except that readers of guests wait for its end.
  await change.query("BEGIN");
  await change.query("LOCK TABLE guests IN ACCESS EXCLUSIVE MODE");
  for (const update of [
    `guests SET additional_info = '{"Meal": "Vegan", "Phone": "1"}' WHERE event_id = $1`,
    "events SET guest_list_version = guest_list_version + 1, hidden_columns = '{Phone}' WHERE id = $1",
  ]) {
    await change.query(`UPDATE ${update}`, [eventId]);
  }
  const found = seen(eventId);
  const waiting =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%JOIN guests%'";
  await expect.poll(async () => (await api.db.pool.query(waiting)).rowCount).toBeGreaterThan(0);
  await change.query("COMMIT");
  change.release();
  expect(await found).toEqual(["Meal"]);
});
