/** The properties of a JSON object as texts. Own properties only, so that any key is safe, even `__proto__`. */
export function toTextMap(json: unknown): Record<string, string> {
  if (typeof json !== "object" || json === null) return {};
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, String(value)]));
}
