import { describe, expect, it } from "vitest";
import { UpdateGuestsOfVersionDocument } from "../../testing/generated/operations.ts";
import { newEvent } from "../../testing/guest-list-calls.ts";
import { insertGuests } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

describe("guests of a selection", () => {
  it("get no text beyond what a list can have", async () => {
    const eventId = await newEvent(admin);
    const guestIds = await insertGuests(api.db, eventId, 1000, { columns: 16, length: 1000 });
    const input = { column: "One more", value: "x".repeat(1000) };
    expect(await admin.refusal(UpdateGuestsOfVersionDocument, { eventId, guestIds, input })).toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringMatching(/^With this change the guest list would have 17,.* the limit is 16,777,216\./),
    });
  });
});
