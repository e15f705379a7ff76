import { describe, expect, it } from "vitest";
import type { GuestsInput } from "../../../frontend/generated/schema-types.ts";
import { DeleteGuestsOfVersionDocument, UpdateGuestsOfVersionDocument } from "../../testing/generated/operations.ts";
import { newEvent, undo } from "../../testing/guest-list-calls.ts";
import { insertGuests, storedGuests } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const update = (eventId: number, guestIds: number[], input: GuestsInput) =>
  admin.execute(UpdateGuestsOfVersionDocument, { eventId, guestIds, input });

describe("guests of a selection", () => {
  it("get no text beyond what a list can have", async () => {
    const eventId = await newEvent(admin);
    const guestIds = await insertGuests(api.db, eventId, 1000, { columns: 33, length: 1000 });
    const input = { column: "One more", value: "x".repeat(1000) };
    expect(await admin.refusal(UpdateGuestsOfVersionDocument, { eventId, guestIds, input })).toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringMatching(/^With this change the guest list would have 34,.* the limit is 33,554,432\./),
    });
  });

  it("are up to 10,000, found, changed, deleted and brought back", async () => {
    const eventId = await newEvent(admin);
    const all = await insertGuests(api.db, eventId, 10_001);
    const guestIds = all.slice(0, 10_000);
    await update(eventId, guestIds, { tableNumber: "Hall" });
    await update(eventId, guestIds, { column: "Bus", value: "Yes" });
    const { deleteGuests: deleted } = await admin.execute(DeleteGuestsOfVersionDocument, { eventId, guestIds });
    expect(await api.db.prisma.guest.count({ where: { eventId } })).toBe(1);
    await undo(admin, eventId, deleted.historyEntryId);
    const stored = await storedGuests(api.db, eventId);
    expect(stored.map(({ id }) => id)).toEqual(all);
    expect(stored[9999]).toMatchObject({ tableNumber: "Hall", info: '{ "Bus" : "Yes" }' });
  });
});
