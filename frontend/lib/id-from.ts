/** Largest number that the server takes for an id. */
const largestId = 2 ** 31 - 1;

/** The id that a part of an address says; undefined when it is none. */
export function idFrom(text: string | null | undefined): number | undefined {
  const id = Number(text ?? 0);
  return Number.isInteger(id) && id > 0 && id <= largestId ? id : undefined;
}
