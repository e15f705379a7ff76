import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { DoorSnapshotDocument } from "../../testing/generated/door-operations.ts";
import { newEvent, uploadGuests } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

it("a snapshot of 5,000 guests is at most 150 kB compressed", async () => {
  const eventId = await newEvent(admin, { worksOffline: true });
  const lines = Array.from({ length: 5000 }, (_, index) => {
    const number = (index * 7919) % 5000;
    const name = `${String.fromCharCode(65 + (number % 26))}${number.toString(36)}a Person${(number * 31).toString(36)}`;
    return `${name},${index % 500},Household ${Math.floor(index / 2)}`;
  });
  await uploadGuests(admin, eventId, ["Name,Table,Household", ...lines]);
  const { doorSnapshot: whole } = await admin.execute(DoorSnapshotDocument, { eventId, since: null });
  expect(whole.guests.ids.length).toBeGreaterThanOrEqual(4900);
  expect(gzipSync(JSON.stringify(whole)).length).toBeLessThan(150_000);
});
