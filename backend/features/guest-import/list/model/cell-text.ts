/** Characters that mean nothing in a guest list and that the database refuses; tabs and line breaks stay. */
const unwanted = /[^\P{Control}\t\n]/gu;
const loneSurrogate = /\p{Surrogate}/gu;
const suspicious = /[^\P{Control}\t\n]|\p{Surrogate}/u;

/** A cell's text in stored form: trimmed, line breaks as LF, without control characters or lone surrogates. */
export function tidyText(text: string): string {
  if (!suspicious.test(text)) return text.trim();
  return text.replace(/\r\n?/gu, "\n").replace(unwanted, "").replace(loneSurrogate, "\uFFFD").trim();
}

/** The text of a table cell. It identifies the table, so a doubled blank must not create a second one. */
export function tableText(cell: string | undefined): string {
  return tidyText(cell ?? "")
    .replace(/\s+/gu, " ")
    .normalize("NFC");
}
