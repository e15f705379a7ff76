/** Refused by the database; tabs and line breaks stay. */
const unwanted = /[^\P{Control}\t\n]/gu;
const loneSurrogate = /\p{Surrogate}/gu;
const suspicious = /[^\P{Control}\t\n]|\p{Surrogate}/u;

/** Stored form: trimmed, line breaks as LF, without control characters or lone surrogates. */
export function tidyText(text: string): string {
  if (!suspicious.test(text)) return text.trim();
  return text.replace(/\r\n?/gu, "\n").replace(unwanted, "").replace(loneSurrogate, "\uFFFD").trim();
}

/** A table cell without doubled blanks, which would make it another table. */
export function tableText(cell: string | undefined): string {
  return tidyText(cell ?? "")
    .replace(/\s+/gu, " ")
    .normalize("NFC");
}
