import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildGuestIndex } from "../../../../../common/guest-search/index/guest-index.ts";
import { findGuests } from "../../../../../common/guest-search/matching/find-guests.ts";
import { foldedForms } from "../../../../../common/guest-search/spelling/fold.ts";
import { hanReadings, spellCantonese } from "./han-readings.ts";

const others = ["Peter Strand", "Olga Wirth", "李小龙"];

async function find(name: string, query: string) {
  const guests = [...others, name].map((own, id) => ({ id, name: own, tableNumber: "1", info: "" }));
  const index = await buildGuestIndex(guests, () => Promise.resolve(), hanReadings);
  const found = findGuests(index, query, 5);
  return { names: found.guests.map((guest) => guest.name), isCertain: found.isCertain };
}

describe("a name in Han is found by", () => {
  it.each([
    ["赵雪琴", "Zhao Xueqin"],
    ["赵雪琴", "Zhao Xue Qin"],
    ["赵雪琴", "Chao Hsueh-chin"],
    ["赵雪琴", "趙雪琴"],
    ["欧阳娜", "Ouyang Na"],
    ["Zhang Wei", "张伟"],
    ["陳大文", "Chan Tai Man"],
    ["Tai-man Chan", "陳大文"],
    ["佐藤太郎", "Taro Sato"],
    ["佐藤 太郎", "さとう たろう"],
    ["長谷川裕子", "Yuko Hasegawa"],
  ])("%s: %s", async (name, query) => {
    expect(await find(name, query)).toEqual({ names: [name], isCertain: true });
  });

  it.each([
    ["赵雪琴", "Zhao Meili"],
    ["赵雪琴", "赵雪芹"],
    ["骆纹智", "陸紋智"],
    ["张伟", "Zhang"],
  ])("%s, but nobody is greeted for %s", async (name, query) => {
    const { names, isCertain } = await find(name, query);
    expect(names.length === 0 || (isCertain && query === "Zhang")).toBe(true);
  });
});

it("reads any character, or none of it", () => {
  for (const character of ["㐀", "龘", "𠀀", "々"]) expect(foldedForms(character, hanReadings)[0]).toBe(character);
});

it("takes no two names in Han for one, however alike they sound", async () => {
  const name = fc.string({ unit: fc.constantFrom(..."赵趙林王雪学琴芹勤文闻"), minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(name, name, async (listed, typed) => {
      fc.pre(hanReadings.simplify(listed) !== hanReadings.simplify(typed));
      expect((await find(listed, typed)).names).not.toContain(listed);
    }),
    { seed: 20261127, numRuns: 60 },
  );
});

const spellings = { can: "chan", zoeng: "cheung", gwok: "kwok", jyun: "yuen", syut: "suet", zi: "tsz", ng: "ng" };
it.each(Object.entries(spellings))("spells Cantonese %s as %s", (jyutping, spelling) => {
  expect(spellCantonese(jyutping)).toContain(spelling);
});

it("spells nothing else", () => expect(["", "qu", "xyz"].map(spellCantonese)).toEqual([[], [], []]));
