import { describe, expect, it } from "vitest";
import { patternWindowMs, SearchPattern } from "./search-pattern.ts";

function searchInVain(pattern: SearchPattern, times: number, now: number): number {
  return Array.from({ length: times }, () => pattern.countInVain(now)).filter(Boolean).length;
}

describe("searching is", () => {
  it("unusual after more than 200 that find nobody, reported once, for ten minutes", () => {
    const pattern = new SearchPattern();
    expect(searchInVain(pattern, 200, 1_000)).toBe(0);
    expect(pattern.isUnusual(1_000)).toBe(false);
    expect(searchInVain(pattern, 1, 1_000)).toBe(1);
    expect(searchInVain(pattern, 4_800, 1_000)).toBe(0);
    expect(pattern.isUnusual(1_000)).toBe(true);
    expect(pattern.isUnusual(1_000 + patternWindowMs)).toBe(false);
  });

  it("usual for a crowd that finds itself with many typos", () => {
    const pattern = new SearchPattern();
    for (let guest = 0; guest < 300; guest += 1) {
      expect(searchInVain(pattern, 8, guest)).toBe(0);
      pattern.countFind(guest, guest);
    }
  });

  it("unusual for somebody who finds the same guest again and again", () => {
    const pattern = new SearchPattern();
    let noticed = 0;
    for (let i = 0; i < 300; i += 1) {
      pattern.countFind(7, i);
      noticed += searchInVain(pattern, 1, i);
    }
    expect(noticed).toBe(1);
  });
});
