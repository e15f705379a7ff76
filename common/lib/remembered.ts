/** Reads each text once, for texts that repeat. `most` bounds the texts it knows; beyond, it starts anew. */
export function remembered<Value>(read: (text: string) => Value, most = 50_000): (text: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.value;
    const value = read(text);
    if (known.size >= most) known.clear();
    known.set(text, { value });
    return value;
  };
}
