/** Characters that no text of a guest list means and that the database refuses; tab and line breaks stay. */
const unwanted = /[^\P{Control}\t\n]/gu;
const loneSurrogate = /\p{Surrogate}/gu;
const suspicious = /[^\P{Control}\t\n]|\p{Surrogate}/u;

/** A cell's text as it is kept: trimmed, line breaks as LF, without control characters or halves of characters. */
export function tidyText(text: string): string {
  if (!suspicious.test(text)) return text.trim();
  return text.replace(/\r\n?/gu, "\n").replace(unwanted, "").replace(loneSurrogate, "\uFFFD").trim();
}

/** The text of a table cell. Tables are told apart by it, so a doubled blank must not make a second table. */
export function tableText(cell: string | undefined): string {
  return tidyText(cell ?? "")
    .replace(/\s+/gu, " ")
    .normalize("NFC");
}
