/** The properties of a JSON object as texts. Own properties only, so that a key may be any text: `__proto__` is just one. */
export function toTextMap(json: unknown): Record<string, string> {
  if (typeof json !== "object" || json === null) return {};
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, String(value)]));
}
