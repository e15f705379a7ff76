import type { PlanGuest, PlanOptions, PlanRows, PlanTable } from "../seating/problem/plan-rows.ts";
import type { Wish } from "../wishes/wish.ts";

export const planOptions: PlanOptions = {
  ...{ keep: "NOTHING", seatsPerTable: null, splitHouseholds: false, assignsChairs: false },
};

export const planGuest = (id: number, facts: Partial<PlanGuest> = {}): PlanGuest => ({
  ...{ id, name: `Guest ${id}`, tableNumber: "", seatNumber: null, household: "", guestOfId: null },
  ...{ isLocked: false, isChild: false, needsAccess: false, additionalInfo: {} },
  ...facts,
});

export const planTable = (label: string, facts: Partial<PlanTable> = {}): PlanTable => ({
  ...{
    id: 100 + Number(label),
    label,
    capacity: 8,
    isLocked: false,
    isAccessible: true,
    x: null,
    y: null,
    rotation: 0,
  },
  ...{ shape: "ROUND", width: null, depth: null },
  ...facts,
});

export const planWish = (kind: Wish["kind"], facts: Partial<Wish> = {}): Wish => ({
  ...{ id: 7, kind, priority: "MEDIUM", guestIds: [], column: "" },
  ...{ value: "", fixtureId: null, tableIds: [], minimum: null },
  ...facts,
});

/** Two tables and nothing else. */
export const planRows = (facts: Partial<PlanRows>): PlanRows => ({
  ...{
    guests: [],
    tables: [planTable("1"), planTable("2")],
    fixtures: [],
    wishes: [],
    takenSeats: [],
    options: planOptions,
  },
  ...facts,
});
