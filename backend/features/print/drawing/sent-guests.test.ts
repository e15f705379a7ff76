import fc from "fast-check";
import { expect, it } from "vitest";
import { inPortions } from "../../../lib/in-portions.ts";
import type { PrintGuest } from "../pages/print-facts.ts";
import { receiveGuests, sendGuests } from "./sent-guests.ts";

const text = fc.oneof(fc.string(), fc.constantFrom("\n", "\u2028", "__proto__", "日本", '"'));
const guest: fc.Arbitrary<PrintGuest> = fc.record({
  ...{ id: fc.nat(), name: text, table: text, seat: fc.option(fc.nat()), household: text, guestOf: text },
  ...{ isChild: fc.boolean(), needsAccess: fc.boolean(), info: fc.dictionary(text, text) },
});

it("brings any guests to the process that prints", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(guest, { maxLength: 250, size: "max" }), async (guests) => {
      const received = receiveGuests(await inPortions(sendGuests(guests)));
      expect(JSON.stringify(received)).toBe(JSON.stringify(guests));
    }),
    { numRuns: 20 },
  );
});
