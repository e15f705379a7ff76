import fc from "fast-check";
import { expect, it } from "vitest";
import { isDue, noticeDays, plannedRemoval } from "./planned-removal.ts";

const dayMs = 24 * 60 * 60 * 1000;
const event = { day: "2027-06-12", retentionDays: null, removalNoticedAt: null };
const at = (time: string) => new Date(time);

it("waits for 14 days after the notice when that comes late", () => {
  const late = at("2028-01-01T08:00:00Z");
  expect(plannedRemoval(event, 90, late)).toMatchObject({ on: "2028-01-15", isNoticed: false });
  const told = plannedRemoval({ ...event, removalNoticedAt: late }, 90, at("2028-01-10T08:00:00Z"));
  expect(told).toMatchObject({ on: "2028-01-15", isNoticed: true });
  const noticedInTheEvening = plannedRemoval({ ...event, removalNoticedAt: at("2028-01-01T20:00:00Z") }, 90, late);
  expect(noticedInTheEvening).toMatchObject({ on: "2028-01-16" });
});

it("begins on its day everywhere, never without a notice, and never within 14 days of it", () => {
  const anyTime = fc.date({ min: at("2027-01-01"), max: at("2029-12-31"), noInvalidDate: true });
  const retained = fc.record({
    day: fc.constant("2027-06-12"),
    retentionDays: fc.option(fc.integer({ min: 0, max: 400 })),
    removalNoticedAt: fc.option(anyTime),
  });
  fc.assert(
    fc.property(retained, fc.integer({ min: 0, max: 400 }), anyTime, (stored, usual, now) => {
      const plan = plannedRemoval(stored, usual, now);
      if (!plan || !isDue(plan, now)) return;
      const told = stored.removalNoticedAt;
      expect(told).not.toBeNull();
      expect(now.getTime() - (told?.getTime() ?? Number.NaN)).toBeGreaterThanOrEqual(noticeDays * dayMs);
      const isThatDayEverywhere = now.getTime() >= Date.parse(plan.on) + dayMs / 2;
      expect(isThatDayEverywhere).toBe(true);
    }),
  );
});
