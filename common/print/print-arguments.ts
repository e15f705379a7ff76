import { type PrintOptions, printOptions } from "./print-options.ts";
import { flatOptions } from "./print-rules.ts";
import { graphName } from "./words.ts";

export const printVariables = printOptions
  .map(({ name, type }) => `$${name}: ${typeof type === "string" ? type : type.type}`)
  .join(", ");

export const printArguments = printOptions.map(({ name }) => `${name}: $${name}`).join(", ");

/** Choices for a print as the values of these variables. */
export function printVariableValues(options: PrintOptions): Record<string, unknown> {
  const given = flatOptions(options);
  const graphValue = ({ name, type }: (typeof printOptions)[number]) =>
    typeof type === "string" ? given[name] : graphName(type, given[name]);
  return Object.fromEntries(printOptions.map((option) => [option.name, graphValue(option)]));
}
