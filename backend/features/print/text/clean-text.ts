const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text as it can be set: in composed form, on one line, with single spaces between words, without control characters. Unpaired
 * surrogates become the replacement character. Direction controls stay, as they take part in ordering the text.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(/[\t-\r\u0085\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]/gu, " ")
    .replace(/[\p{Control}\u00ad\u200b\u2060\ufeff\p{Noncharacter_Code_Point}]/gu, "")
    .replace(/ {2,}/g, " ")
    .normalize("NFC")
    .replace(/^ | $/g, "");
}

/** A text without the characters that only order it. */
export function withoutDirectionControls(text: string): string {
  return text.replace(directionControls, "");
}
