const most = 50_000;

/** Reads each text once: tables, answers and headers repeat. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { value: T }>();
  return (text) => {
    const found = known.get(text) ?? { value: read(text) };
    if (known.size >= most) known.clear();
    known.set(text, found);
    return found.value;
  };
}
