/** Whether two names are the same but for accents, case, signs and spaces. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
