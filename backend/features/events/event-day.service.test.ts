import { expect, it } from "vitest";
import { LatestEventDocument } from "../../../frontend/organizer/event/generated/event-here.ts";
import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import type { UpdateEventInput } from "../../../frontend/organizer/generated/schema-types.ts";
import { newEvent } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const dayOf = async (id: number) => (await admin.execute(LatestEventDocument, { id })).event.day;
const edit = (id: number, input: UpdateEventInput) => admin.execute(UpdateEventDocument, { id, input });

it("reads the day of an event from its date, and follows it, unless the day is given", async () => {
  expect(await dayOf(await newEvent(admin, { date: "June 12, 2027", day: "2027-06-13" }))).toBe("2027-06-13");
  expect(await dayOf(await newEvent(admin, { date: "June 12, 2027", day: "" }))).toBeNull();
  await expect(newEvent(admin, { day: "2027-02-29" })).rejects.toThrow("Please choose a valid date");
  const id = await newEvent(admin, { date: "June 12–14, 2027" });
  expect(await dayOf(id)).toBe("2027-06-14");
  for (const [input, day] of [
    [{ date: "26. Juni 2027" }, "2027-06-26"],
    [{ date: "Our big day", day: "2027-07-03" }, "2027-07-03"],
    // The same date with another field, as REST clients send it.
    [{ date: "Our big day", location: "Rosewood House" }, "2027-07-03"],
    [{ date: "Our great day" }, null],
    [{ day: "2027-07-04" }, "2027-07-04"],
  ] as const) {
    await edit(id, input);
    expect(await dayOf(id)).toBe(day);
  }
  await expect(edit(id, { day: "July 4" })).rejects.toThrow("Please choose a valid date");
});
