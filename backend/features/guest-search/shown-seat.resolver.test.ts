import { printSchema } from "graphql";
import { expect, it } from "vitest";
import { buildGraph } from "../../graphql/schema.ts";
import { SearchGuestsDocument } from "../../testing/generated/guest-operations.ts";
import { EraseGuestCountingDocument, GuestFiguresDocument } from "../../testing/generated/operations.ts";
import { newGuestList, sampleEventId, searchGuests } from "../../testing/guest-list-calls.ts";
import { callRest } from "../../testing/rest-call.ts";
import { sharedTestApis } from "../../testing/test-api.ts";
import { writeShownSeats } from "./guest-search.service.ts";

const { here, elsewhere } = await sharedTestApis();
const admin = await here.signInAsAdmin();

const lines = ["Name,Table", "Anna Berg,7", "Anna Dorn,3", "Carl West,7", "Dora Lind,"];

async function lookedUp(eventId: number): Promise<number> {
  await Promise.all([writeShownSeats(here.db), writeShownSeats(elsewhere.db)]);
  return (await admin.execute(GuestFiguresDocument, { eventId })).event.lookedUpGuestCount;
}

it("counts each guest once whose table a guest's search has shown, on whichever machine, and nobody else", async () => {
  const eventId = await newGuestList(admin, lines);
  const search = (query: string, api = here) => searchGuests(api.anonymous(), eventId, query);
  const sampleId = await sampleEventId(admin);
  await searchGuests(admin, eventId, "carl");
  await search("dora lind");
  await searchGuests(here.anonymous(), sampleId, "zoe müller");
  expect([await lookedUp(eventId), await lookedUp(sampleId)]).toEqual([0, 0]);
  await search("carl");
  expect(await lookedUp(eventId)).toBe(1);
  await Promise.all([search("carl west"), search("carl", elsewhere), search("anna berg", elsewhere)]);
  expect(await lookedUp(eventId)).toBe(2);
  const [, dorn] = await search("anna");
  expect(await lookedUp(eventId)).toBe(2);
  const picking = { eventId, query: "anna", tablematesOf: dorn?.id ?? 0 };
  await here.anonymous().execute(SearchGuestsDocument, picking);
  expect(await lookedUp(eventId)).toBe(3);
});

it("forgets it with the guest, and no answer says of whom it is known", async () => {
  const eventId = await newGuestList(admin, lines);
  const [guest] = await searchGuests(admin, eventId, "carl");
  const guestId = guest?.id ?? 0;
  const everything = async () => (await callRest(admin, "GET", `/api/events/${eventId}/guests/${guestId}/record`)).body;
  const before = await everything();
  await searchGuests(here.anonymous(), eventId, "carl");
  expect(await lookedUp(eventId)).toBe(1);
  expect(await everything()).toEqual(before);
  const named = printSchema(buildGraph()).match(/^.*(looked ?up|shown ?seat).*:.*$/gim);
  expect(named?.map((line) => line.trim())).toEqual(["lookedUpGuestCount: Int!"]);

  await searchGuests(here.anonymous(), eventId, "carl");
  await admin.execute(EraseGuestCountingDocument, { eventId, guestId });
  expect(await lookedUp(eventId)).toBe(0);
  const { rows } = await here.db.pool.query("SELECT FROM shown_seats WHERE guest_id = $1", [guestId]);
  expect(rows).toEqual([]);
});
