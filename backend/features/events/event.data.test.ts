import { describe, expect, it } from "vitest";
import { EnsureMyEventDocument } from "../../../frontend/features/events/generated/events.ts";
import { EventChangedDocument } from "../../../frontend/features/guests/generated/guests.ts";
import { PublicEventDocument } from "../../testing/generated/guest-operations.ts";
import { CreateLinkedEventDocument, EventDocument, SeatingDocument } from "../../testing/generated/operations.ts";
import { newEvent, readEvent, readHistory, searchGuests, uploadGuests } from "../../testing/guest-list-calls.ts";
import { wholeEvent } from "../../testing/guest-lists.ts";
import { subscribe } from "../../testing/live-client.ts";
import { runProgram } from "../../testing/run-program.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { changeEventId } from "./event.data.ts";

const isHardToGuess = (id: number) => id >= 100_000_000 && id < 2 ** 31;

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

describe("the number of a new event", () => {
  it("cannot be guessed, even from its creator's other events", async () => {
    const customer = await api.signInAsNewCustomer("somebody");
    const ids = [(await customer.execute(EnsureMyEventDocument, {})).ensureMyEvent.id];
    for (let i = 0; i < 5; i += 1) ids.push(await newEvent(admin));
    expect(ids.filter(isHardToGuess)).toEqual(ids);
    const steps = ids.slice(1).map((id, i) => Math.abs(id - (ids[i] ?? 0)));
    expect(Math.min(...steps)).toBeGreaterThan(10);
  });
});

const giveNewId = (...args: string[]) =>
  runProgram(import.meta.url, "../../event-new-id", args, {
    env: { DATABASE_URL: api.databaseUrl, SESSION_SECRET: "a secret of the tests" },
  });

describe("npm run event:new-id", () => {
  it("moves an event with all its data to a new number, while the program runs", async () => {
    const { createEvent } = await admin.execute(CreateLinkedEventDocument, { input: { name: "Old" } });
    const { id: madeId, shortLink } = createEvent;
    // Old events were numbered in sequence.
    const id = (await changeEventId(api.db.prisma, madeId, () => 77)) ?? 0;
    await uploadGuests(admin, id, ["Name,Table", "Anna Berg,1", "Ben Ost,1"]);
    await uploadGuests(admin, id, ["Name,Table", "Anna Berg,1", "Carl West,1"]);
    const guest = api.anonymous();
    await searchGuests(guest, id, "anna");
    const organizer = subscribe(admin, EventChangedDocument, { eventId: id });
    await organizer.next();
    const before = await wholeEvent(api.db, id);
    const seenBefore = await readEvent(admin, id);
    const historyBefore = await readHistory(admin, id);

    const { code, stdout } = await giveNewId(String(id));
    expect(code).toBe(0);
    const newId = Number(/^Event 77 is now event (\d+)\./.exec(stdout)?.[1]);
    expect(isHardToGuess(newId)).toBe(true);
    const withNewId = JSON.parse(JSON.stringify(before).replaceAll(/"(id|eventId)":77\b/g, `"$1":${newId}`));
    expect(JSON.parse(JSON.stringify(await wholeEvent(api.db, newId)))).toEqual(withNewId);
    expect(await readEvent(admin, newId)).toEqual({ ...seenBefore, id: newId });
    expect(await readHistory(admin, newId)).toEqual(historyBefore);

    expect(await organizer.next()).toBeUndefined();
    expect(await admin.refusal(EventDocument, { id })).toMatchObject({ code: "NOT_FOUND" });
    expect(await guest.refusal(SeatingDocument, { eventId: id })).toMatchObject({ code: "NOT_FOUND" });
    const { publicEvent } = await guest.execute(PublicEventDocument, { shortLink });
    expect(publicEvent?.id).toBe(newId);
    expect(await searchGuests(guest, newId, "anna")).toMatchObject([{ tablemates: [{ name: "Carl West" }] }]);
  });
});
