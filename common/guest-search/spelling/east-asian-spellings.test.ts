import { describe, expect, it } from "vitest";
import { otherKoreanSpellings, otherUsualSpellings } from "./east-asian-spellings.ts";

describe("another spelling of", () => {
  it.each([
    ["hyeonu", "hyunwoo"],
    ["eunkyung", "eungyeong"],
    ["jooyun", "juyeon"],
    ["seong", "sung"],
  ])("the Korean name %s is %s", (one, other) => {
    expect(otherKoreanSpellings(one)).toContain(other);
  });

  it.each([
    ["yi", "lee"],
    ["goh", "ko"],
    ["titose", "chitose"],
    ["hachio", "hatio"],
    ["fujii", "huzii"],
  ])("%s is %s", (one, other) => {
    expect(otherUsualSpellings(one)).toContain(other);
  });

  it.each(["smith", "x", "", "christopher"])("%s: none", (word) => {
    expect([...otherKoreanSpellings(word), ...otherUsualSpellings(word)]).toEqual([]);
  });
});
