import { createRequire } from "node:module";
import type { HanReadings } from "../../../../../common/guest-search/spelling/scripts/han.ts";
import { NameTables } from "./name-tables.ts";

const load = createRequire(import.meta.url);
const isSyllable = (sound: string) => /^[a-zü]+$/.test(sound);

/** Calls it once, and only if it is needed. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const simplifier = once(() => {
  const { Converter }: typeof import("opencc-js") = load("opencc-js/t2cn");
  return Converter({ from: "t", to: "cn" });
});
const mandarin = once((): typeof import("pinyin-pro") => load("pinyin-pro"));
const tables = once(() => new NameTables());

/** Han as read in Mandarin, Cantonese and Japanese. Its tables take about 12 MB, from the first name in Han on. */
export const hanReadings: HanReadings = {
  simplify: (text) => simplifier()(text),
  syllables: (character) =>
    (mandarin().polyphonic(character, { toneType: "none", type: "array" })[0] ?? []).filter(isSyllable),
  cantonese: (character) => tables().cantonese(character),
  japanese: (word) => tables().japanese(word),
  japaneseFamilies: (word) => tables().japaneseFamilies(word),
};
