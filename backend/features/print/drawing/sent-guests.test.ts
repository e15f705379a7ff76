import fc from "fast-check";
import { expect, it } from "vitest";
import type { PrintGuest } from "../pages/print-facts.ts";
import { receiveGuests, sendGuests } from "./sent-guests.ts";

const text = fc.oneof(fc.string(), fc.constantFrom("\n", "\u2028", "__proto__", "日本", '"'));
const guest: fc.Arbitrary<PrintGuest> = fc.record({
  ...{ id: fc.nat(), name: text, table: text, seat: fc.option(fc.nat()), household: text, guestOf: text },
  ...{ isChild: fc.boolean(), needsAccess: fc.boolean(), info: fc.dictionary(text, text) },
});

function sent(guests: readonly PrintGuest[]): Buffer {
  const sending = sendGuests(guests);
  for (;;) {
    const step = sending.next();
    if (step.done) return step.value;
  }
}

it("brings any guests to the process that prints", () => {
  fc.assert(
    fc.property(fc.array(guest, { maxLength: 250, size: "max" }), (guests) => {
      const received = receiveGuests(sent(guests));
      expect(JSON.stringify(received)).toBe(JSON.stringify(guests));
    }),
    { numRuns: 20 },
  );
});
