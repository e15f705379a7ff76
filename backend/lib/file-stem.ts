/** A text as a file name without extension that file systems accept; `otherwise` if nothing is left of it. */
export function fileStem(text: string, otherwise: string): string {
  const stem = text.replace(/[\p{Control}\\/:*?"<>|]+/gu, " ").replace(/\s+/gu, " ");
  return stem.replace(/^[. ]+|[. ]+$/gu, "") || otherwise;
}
