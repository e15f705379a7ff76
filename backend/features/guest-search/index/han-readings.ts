import { Converter } from "opencc-js/t2cn";
import { polyphonic } from "pinyin-pro";
import type { HanReadings } from "../../../../common/guest-search/spelling/scripts/han.ts";

const toSimplified = Converter({ from: "t", to: "cn" });
const isSyllable = (sound: string) => /^[a-zü]+$/.test(sound);

/** Han as read in Mandarin. Its tables take about 14 MB, once per process. */
export const hanReadings: HanReadings = {
  simplify: toSimplified,
  syllables: (character) => (polyphonic(character, { toneType: "none", type: "array" })[0] ?? []).filter(isSyllable),
};
