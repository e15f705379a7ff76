import { printOptions } from "./print-options.ts";
import { graphName } from "./words.ts";

export const printVariables = printOptions
  .map(({ name, type }) => `$${name}: ${typeof type === "string" ? type : type.type}`)
  .join(", ");

export const printArguments = printOptions.map(({ name }) => `${name}: $${name}`).join(", ");

/** Choices for a print as the values of these variables. */
export function printVariableValues(options: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = printOptions.filter(({ name }) => (options[name] ?? null) !== null);
  return Object.fromEntries(
    given.map(({ name, type }) => [name, typeof type === "string" ? options[name] : graphName(type, options[name])]),
  );
}
