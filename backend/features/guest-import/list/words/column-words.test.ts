import { describe, expect, it } from "vitest";
import { wordsFor } from "./column-words.ts";
import { columnMeanings } from "./language-words.ts";
import { wordKey } from "./phrases.ts";

describe("the words of columns", () => {
  it("mean one thing each, except for those named here", () => {
    const meanings = new Map<string, Set<string>>();
    for (const meaning of columnMeanings) {
      if (meaning === "lastBesideFirst" || meaning === "firstBesideLast") continue;
      for (const word of wordsFor(meaning)) {
        const key = wordKey(word);
        meanings.set(key, (meanings.get(key) ?? new Set()).add(meaning));
      }
    }
    const shared = [...meanings]
      .filter(([, all]) => all.size > 1)
      .map(([key, all]) => `${key}: ${[...all].join(", ")}`);
    expect(shared).toEqual([]);
  });
});
