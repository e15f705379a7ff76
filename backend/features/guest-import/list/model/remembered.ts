/** Reads each text once: tables and answers repeat. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { value: T }>();
  return (text) => {
    const found = known.get(text) ?? { value: read(text) };
    known.set(text, found);
    return found.value;
  };
}
