import { registerEnumType } from "type-graphql";

/** Registers an enumeration whose values are their own names. */
export function registeredEnum<Name extends string>(
  name: string,
  description: string,
  valuesConfig: Readonly<Record<Name, { description: string }>>,
): Record<string, string> {
  const values = Object.fromEntries(Object.keys(valuesConfig).map((value) => [value, value]));
  registerEnumType(values, { name, description, valuesConfig });
  return values;
}
