import { describe, expect, it } from "vitest";
import { certaintyOf } from "./contact.ts";

const minute = 60_000;
const never = Number.NEGATIVE_INFINITY;
const loss = { since: 120 * minute, informedSince: 0 };
const soon = loss.since + 1_000;

const memory = (changes: object = {}) => ({
  readAt: loss.since - 5 * minute,
  askedAt: loss.since - 5 * minute,
  announcedAt: never,
  isPublic: true,
  ...changes,
});

describe("what is in memory while the database is away", () => {
  it("is given for half an hour, if somebody asked for it in the last hour", () => {
    expect(certaintyOf(memory(), loss, soon)).toBe("certain");
    expect(certaintyOf(memory(), loss, loss.since + 30 * minute)).toBe("certain");
    expect(certaintyOf(memory(), loss, loss.since + 30 * minute + 1)).toBe("unknown");
    expect(certaintyOf(memory({ askedAt: loss.since - 60 * minute }), loss, soon)).toBe("certain");
    expect(certaintyOf(memory({ askedAt: loss.since - 60 * minute - 1 }), loss, soon)).toBe("unknown");
  });

  it("is not given if a change was announced that it may lack", () => {
    const { readAt } = memory();
    expect(certaintyOf(memory({ announcedAt: readAt }), loss, soon)).toBe("unknown");
    expect(certaintyOf(memory({ announcedAt: readAt - 1 }), loss, soon)).toBe("certain");
  });

  it("waits for the database if the event was changed just before", () => {
    const times = { readAt: loss.since - 1_000, announcedAt: loss.since - 2_000 };
    expect(certaintyOf(memory(times), loss, soon)).toBe("probable");
    expect(certaintyOf(memory({ ...times, announcedAt: loss.since - 10_000 }), loss, soon)).toBe("certain");
  });

  it("is given without having heard of every change since only for a public event that was not just changed", () => {
    const uninformed = { ...loss, informedSince: Number.POSITIVE_INFINITY };
    expect(certaintyOf(memory(), uninformed, soon)).toBe("certain");
    expect(certaintyOf(memory({ isPublic: false }), uninformed, soon)).toBe("unknown");
    expect(certaintyOf(memory({ isPublic: false }), loss, soon)).toBe("certain");
    const times = { readAt: loss.since - 1_000, announcedAt: loss.since - 2_000 };
    expect(certaintyOf(memory(times), uninformed, soon)).toBe("unknown");
  });
});
