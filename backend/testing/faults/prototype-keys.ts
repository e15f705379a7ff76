const prototypes = { Object, Array, Function, String, Number, Boolean, Map, Set, Promise, Error };

/** What objects inherit from the language. A file must never add to them. */
export function prototypeKeys(): string {
  return Object.entries(prototypes)
    .map(([name, { prototype }]) => `${name}: ${Reflect.ownKeys(prototype).map(String).join(" ")}`)
    .join("\n");
}
