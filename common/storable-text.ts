/** Removes what no database can store as text: the NUL character and lone surrogates. */
export function storableText(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, "");
}
