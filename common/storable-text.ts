/** Text without what no database can keep as text: the NUL character and halves of surrogate pairs. */
export function storableText(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, "");
}
