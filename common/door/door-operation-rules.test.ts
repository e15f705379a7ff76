import { describe, expect, it } from "vitest";
import { maxGuestNameLength } from "../limits.ts";
import { doorOperationSchema, maxDeviceLength } from "./door-operation-rules.ts";

const id = "019A2F00-0000-7000-8000-00000000000A";
const other = "019a2f00-0000-7000-8000-00000000000b";
const arrived = { id, device: "main", sequence: 1, kind: "ARRIVED", guestId: 4, at: "2026-06-20T19:00:00+02:00" };
const walkIn = { ...arrived, kind: "WALK_IN", guestId: null, walkInId: other, name: " Mo  Wirth " };

describe("doorOperationSchema", () => {
  it.each([
    ["nobody", { ...arrived, guestId: null }],
    ["a guest and a walk-in at once", { ...arrived, walkInId: other }],
    ["a walk-in without an id", { ...walkIn, walkInId: null }],
    ["a cancellation of nothing", { ...arrived, kind: "CANCELLED" }],
    ["a reseat without a table", { ...arrived, kind: "RESEATED" }],
    ["a name that is too long", { ...walkIn, name: "m".repeat(maxGuestNameLength + 1) }],
    ["a device that is too long", { ...arrived, device: "d".repeat(maxDeviceLength + 1) }],
    ["a time that no clock shows", { ...arrived, at: "0001-01-01T00:00:00Z" }],
  ])("refuses %s", (_what, operation) => {
    expect(doorOperationSchema.safeParse(operation).success).toBe(false);
  });
});
