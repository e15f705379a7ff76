import { z } from "zod";
import type { AppLanguage } from "../app-languages.ts";
import type { PrintKind } from "./print-kinds.ts";
import type { Words } from "./words.ts";

export const defaultTimeZone = "UTC";

export interface PrintDefaults {
  language: AppLanguage;
  columns: readonly string[];
  /** UTC if omitted. */
  timeZone?: string;
}

export interface OptionFacts<Value = unknown> {
  type: "Boolean" | "Int" | "Float" | "String" | "[String!]" | Words;
  description: string;
  /** Kinds that use it; all if omitted. */
  kinds?: readonly PrintKind[];
  defaultFor: (kind: PrintKind, known: PrintDefaults) => Value;
}

const factsByRule = new WeakMap<z.ZodType, OptionFacts>();

export function option<Rule extends z.ZodType>(rule: Rule, facts: OptionFacts<z.output<Rule>>): Rule {
  factsByRule.set(rule, facts);
  return rule;
}

export const flag = (facts: Omit<OptionFacts<boolean>, "type">) => option(z.boolean(), { ...facts, type: "Boolean" });

/** The facts of an option. @throws Error when its rule is not from {@link option} */
export function factsOf(rule: z.ZodType): OptionFacts {
  const facts = factsByRule.get(rule);
  if (!facts) throw new Error("An option without facts.");
  return facts;
}
