import { Field } from "type-graphql";
import { z } from "zod";

/** Adds a schema's fields, which it alone checks, to an input type. @throws Error for an unknown kind of rule */
export function addRuleFields(input: { prototype: object }, { shape }: z.ZodObject): void {
  for (const [name, rule] of Object.entries(shape)) {
    const given = rule instanceof z.ZodOptional || rule instanceof z.ZodDefault ? rule.unwrap() : rule;
    const description = z.globalRegistry.get(rule)?.description ?? z.globalRegistry.get(given)?.description ?? "";
    const type = typeOf(given);
    const absence = rule instanceof z.ZodDefault ? { defaultValue: rule.def.defaultValue } : {};
    Field(() => type, { description, ...absence, nullable: rule instanceof z.ZodOptional })(input.prototype, name);
  }
}

function typeOf(rule: z.core.$ZodType) {
  if (rule instanceof z.ZodString) return String;
  if (rule instanceof z.ZodBoolean) return Boolean;
  if (rule instanceof z.ZodArray) return [String];
  throw new Error("Say what an input field with such a rule is in the graph.");
}
