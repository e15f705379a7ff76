const maxKnown = 50_000;

/** Reads each text once, as long as there are not too many: tables and answers repeat, and readings ask again. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { value: T }>();
  return (text) => {
    const found = known.get(text) ?? { value: read(text) };
    if (known.size >= maxKnown) known.clear();
    known.set(text, found);
    return found.value;
  };
}
