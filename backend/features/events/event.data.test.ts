import { describe, expect, it } from "vitest";
import { EnsureMyEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import { newEvent } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

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
