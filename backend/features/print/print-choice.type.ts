import { registerEnumType } from "type-graphql";
import { type PrintKind as Kind, printKindWords } from "../../../common/print/print-kinds.ts";
import type { Words } from "../../../common/print/words.ts";

/** Words as an enum of the graph. */
export function enumOf({ type, description, rows }: Words): Record<string, string> {
  const values = Object.fromEntries(rows.map(([name, value]) => [name, value]));
  const valuesConfig = Object.fromEntries(rows.map(([name, , said]) => [name, { description: said }]));
  registerEnumType(values, { name: type, description, valuesConfig });
  return values;
}

export const PrintKind = enumOf(printKindWords);
export type PrintKind = Kind;
