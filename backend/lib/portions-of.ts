/** The items in portions of at most so many, in order. */
export function* portionsOf<Item>(items: readonly Item[], size: number): Generator<Item[], void> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
