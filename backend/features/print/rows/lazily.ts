/** Maps values one at a time, when they are needed. */
export function* lazily<From, To>(values: Iterable<From>, change: (value: From) => To): Generator<To, void> {
  for (const value of values) yield change(value);
}
