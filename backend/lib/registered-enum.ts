import { registerEnumType } from "type-graphql";

type Entry = readonly [name: string, value: string, description: string];

/** Registers an enumeration of the graph. Returns its values by their names in the graph. */
export function registerEnum(name: string, description: string, entries: readonly Entry[]): Record<string, string> {
  const values = Object.fromEntries(entries.map(([entry, value]) => [entry, value]));
  const valuesConfig = Object.fromEntries(entries.map(([entry, , about]) => [entry, { description: about }]));
  registerEnumType(values, { name, description, valuesConfig });
  return values;
}

/** As {@link registerEnum}, with values that are their own names, each with its description. */
export const registeredEnum = (name: string, description: string, values: Readonly<Record<string, string>>) =>
  registerEnum(
    name,
    description,
    Object.entries(values).map(([value, about]) => [value, value, about]),
  );
