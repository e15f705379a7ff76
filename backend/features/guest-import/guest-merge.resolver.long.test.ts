import { expect, it } from "vitest";
import { maxGuestsPerEvent } from "../../../common/limits.ts";
import { newEvent, previewGuests } from "../../testing/guest-list-calls.ts";
import { csvFile, insertGuests } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

it("a file with one guest too many for the event is refused, with the numbers", async () => {
  const eventId = await newEvent(admin);
  await insertGuests(api.db, eventId, maxGuestsPerEvent);
  const file = csvFile(["Name,Table", "Anna Berg,1"]);
  expect(await previewGuests(admin, { eventId, file, mode: "MERGE" })).toMatchObject({
    problem: "With this file the event would have 20,001 guests; the limit is 20,000.",
  });
});
