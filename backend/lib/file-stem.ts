/**
 * A text as file systems accept it as the name of a file, without extension.
 *
 * @param otherwise what it is called if nothing is left
 */
export function fileStem(text: string, otherwise: string): string {
  const stem = text.replace(/[\p{Control}\\/:*?"<>|]+/gu, " ").replace(/\s+/gu, " ");
  return stem.replace(/^[. ]+|[. ]+$/gu, "") || otherwise;
}
