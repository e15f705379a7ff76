import { expect, it } from "vitest";
import { LatestEventDocument } from "../../../frontend/organizer/event/generated/event-here.ts";
import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import type { UpdateEventInput } from "../../../frontend/organizer/generated/schema-types.ts";
import { newEvent } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const dayOf = async (id: number) => (await admin.execute(LatestEventDocument, { id })).event.day;
const edit = async (id: number, input: UpdateEventInput) =>
  (await admin.execute(UpdateEventDocument, { id, input })).updateEvent.historyEntryId ?? 0;

it("reads the day of a new event from its date, unless it is given", async () => {
  expect(await dayOf(await newEvent(admin, { date: "June 12–14, 2027" }))).toBe("2027-06-14");
  expect(await dayOf(await newEvent(admin, { date: "June 12, 2027", day: "2027-06-13" }))).toBe("2027-06-13");
  expect(await dayOf(await newEvent(admin, { date: "June 12, 2027", day: "" }))).toBeNull();
  expect(await dayOf(await newEvent(admin, { date: "Next summer" }))).toBeNull();
  await expect(newEvent(admin, { day: "2027-02-29" })).rejects.toThrow("Please choose a valid date");
});

it("follows a date that changes, unless the day is given with it", async () => {
  const id = await newEvent(admin, { date: "June 12, 2027" });
  await edit(id, { date: "26. Juni 2027" });
  expect(await dayOf(id)).toBe("2027-06-26");
  await edit(id, { date: "Our big day", day: "2027-07-03" });
  expect(await dayOf(id)).toBe("2027-07-03");
  // The same date with another field, as REST clients send it.
  await edit(id, { date: "Our big day", location: "Rosewood House" });
  expect(await dayOf(id)).toBe("2027-07-03");
  await edit(id, { date: "Our great day" });
  expect(await dayOf(id)).toBeNull();
  await edit(id, { day: "2027-07-04" });
  expect(await dayOf(id)).toBe("2027-07-04");
  await expect(edit(id, { day: "July 4" })).rejects.toThrow("Please choose a valid date");
});
