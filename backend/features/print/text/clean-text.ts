const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text in composed form on one line, without control characters other than direction controls. */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(/[\t-\r\u0085\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]/gu, " ")
    .replace(/[\p{Control}\u00ad\u200b\u2060\ufeff\p{Noncharacter_Code_Point}]/gu, "")
    .replace(/ {2,}/g, " ")
    .normalize("NFC")
    .replace(/^ | $/g, "");
}

/** A text that is ordered by itself, so that a name in Arabic does not move the figures around it. */
export const isolated = (text: string): string => (text === "" ? "" : `\u2068${text}\u2069`);

/** A text without the characters that only order it. */
export function withoutDirectionControls(text: string): string {
  return text.replace(directionControls, "");
}
