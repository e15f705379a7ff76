import { z } from "zod";
import type { AppLanguage } from "../app-languages.ts";
import type { PrintKind } from "./print-kinds.ts";
import type { Words } from "./words.ts";

/** What the choices for a print depend on. */
export interface PrintDefaults {
  /** Of the reader. */
  language: AppLanguage;
  /** The list's extra columns. */
  columns: readonly string[];
}

/** All there is to an option but its rule. */
export interface OptionFacts<Value = unknown> {
  /** Its type in the graph. */
  type: "Boolean" | "Int" | "Float" | "String" | "[String!]" | Words;
  /** What the description of the API says of it. */
  description: string;
  /** The kinds that use it; the others ignore it. All if omitted. */
  kinds?: readonly PrintKind[];
  /** What is chosen unless the caller chooses something else. */
  defaultFor: (kind: PrintKind, known: PrintDefaults) => Value;
}

const factsByRule = new WeakMap<z.ZodType, OptionFacts>();

/** The rule of an option, which has the facts from now on. */
export function option<Rule extends z.ZodType>(rule: Rule, facts: OptionFacts<z.output<Rule>>): Rule {
  factsByRule.set(rule, facts);
  return rule;
}

/** The rule of an option that is on or off. */
export const flag = (facts: Omit<OptionFacts<boolean>, "type">) => option(z.boolean(), { ...facts, type: "Boolean" });

/**
 * The facts of an option.
 *
 * @throws Error when its rule is not from {@link option}.
 */
export function factsOf(rule: z.ZodType): OptionFacts {
  const facts = factsByRule.get(rule);
  if (!facts) throw new Error("An option without facts.");
  return facts;
}
