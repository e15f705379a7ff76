import type { Messages } from "@lingui/core";

/** Text, or a number that is counted or formatted for the reader. */
export type ValueKind = "text" | "number";

/** The values of each compiled message. @throws Error when a message uses a value in two ways */
export function valueKinds(messages: Messages): Map<string, Map<string, ValueKind>> {
  return new Map(Object.entries(messages).map(([key, compiled]) => [key, kindsIn(key, compiled)]));
}

const kindOf: Readonly<Record<string, ValueKind>> = {
  plural: "number",
  selectordinal: "number",
  number: "number",
  select: "text",
};

function kindsIn(key: string, compiled: unknown): Map<string, ValueKind> {
  const kinds = new Map<string, ValueKind>();
  for (const [name, format] of placeholders(compiled)) {
    const kind = format === undefined ? "text" : kindOf[format];
    if (kind === undefined) throw new Error(`${key} formats {${name}} as ${format}, which no message does.`);
    if ((kinds.get(name) ?? kind) !== kind) throw new Error(`${key} uses {${name}} as text and as a number.`);
    kinds.set(name, kind);
  }
  return kinds;
}

function placeholders(compiled: unknown): [name: string, format: string | undefined][] {
  if (!Array.isArray(compiled)) return [];
  return compiled
    .filter(Array.isArray)
    .flatMap(([name, format, cases]) => [
      [String(name), format === undefined ? undefined : String(format)],
      ...(typeof cases === "object" && cases !== null ? Object.values(cases).flatMap(placeholders) : []),
    ]);
}
