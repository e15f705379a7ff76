const value = /\$\{[^}]*\}/;
const namedKey = new RegExp(`["'\`]([\\w-]+\\.(?:[\\w.-]|${value.source})+)["'\`]`, "g");

/** Messages that sources use, by key or by a template that matches the key. */
export function usedMessages(keys: readonly string[], sources: readonly string[]): string[] {
  const named = new Set(sources.flatMap((source) => [...source.matchAll(namedKey)].map(([, name = ""]) => name)));
  const templates = [...named].filter((name) => value.test(name)).map(patternOf);
  return keys.filter((key) => named.has(key) || templates.some((template) => template.test(key)));
}

function patternOf(template: string): RegExp {
  const fixed = template.split(value).map((text) => text.replaceAll(".", "\\."));
  return new RegExp(`^${fixed.join("[\\w-]+")}$`);
}
