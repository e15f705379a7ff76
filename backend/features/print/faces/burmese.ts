const consonant =
  "[\\u1000-\\u1021\\u1023-\\u102a\\u103f\\u1050-\\u1055\\u105a-\\u105d\\u1061\\u1065\\u1066\\u106e-\\u1070\\u1075-\\u1081\\u108e]";
const syllable = new RegExp(
  `((?:[\\u1004\\u101b\\u105a]\\u103a\\u1039)?)(${consonant})((?:\\u1039${consonant})*)([\\u102b-\\u1038\\u103a-\\u103e\\u1056-\\u1060\\u1062-\\u1064\\u1067-\\u106d\\u1071-\\u1074\\u1082-\\u108d\\u108f]*)`,
  "gu",
);

/** Features that form the letters of Myanmar from such an order. */
export const burmeseFeatures = ["rphf", "pref", "blwf", "pstf", "pres", "abvs", "blws", "psts"];

export const isBurmese = (text: string): boolean => /[\u1000-\u109f]/u.test(text);

/**
 * Letters in the order in which they are drawn, which the library leaves to programs for this script: the vowel E and
 * the medial Ra before their consonant, and the small Nga (kinzi) after it.
 */
export function inDrawnOrder(text: string): string {
  return text.replace(syllable, (_, kinzi: string, base: string, stacked: string, signs: string) => {
    const before = ["\u1031", "\u103c"].map((sign) =>
      Array.from(signs)
        .filter((one) => one === sign)
        .join(""),
    );
    return before.join("") + base + kinzi + stacked + signs.replace(/[\u1031\u103c]/gu, "");
  });
}
