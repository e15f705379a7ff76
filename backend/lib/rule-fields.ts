import { type ClassType, Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { z } from "zod";

type Kind = "input" | "output";

/** Adds a schema's fields, which it alone checks, to a type of the graph. @throws Error for an unknown kind of rule */
export function addRuleFields(type: { prototype: object }, { shape }: z.ZodObject, kind: Kind = "input"): void {
  for (const [name, rule] of Object.entries(shape)) {
    const given = presentRule(rule);
    const description = aboutRule(rule).description ?? aboutRule(given).description ?? "";
    const returned = typeOf(given, kind);
    const preset = kind === "input" && rule instanceof z.ZodDefault ? rule.def.defaultValue : null;
    const absence = preset === null ? { nullable: given !== rule } : { defaultValue: preset };
    Field(() => returned, { description, ...absence })(type.prototype, name);
  }
}

/** The type of the graph with a schema's title, description and fields, for answers. */
export function objectTypeOf(schema: z.ZodObject): ClassType {
  return classOf(schema, "output");
}

/** As {@link objectTypeOf}, for arguments. Its name ends in "Input". */
export function inputTypeOf(schema: z.ZodObject): ClassType {
  return classOf(schema, "input");
}

const classes = new Map<string, ClassType>();

function classOf(schema: z.ZodObject, kind: Kind): ClassType {
  const { title, description = "" } = aboutRule(schema);
  const name = kind === "input" ? `${title}Input` : `${title}`;
  const known = classes.get(name);
  if (known !== undefined) return known;
  const made = class {};
  classes.set(name, made);
  (kind === "input" ? InputType : ObjectType)(name, { description })(made);
  addRuleFields(made, schema, kind);
  return made;
}

const enums = new Map<string, Record<string, string>>();

/** The enumeration of the graph with a schema's title, values and their descriptions: "firstName" is FIRST_NAME. */
function enumTypeOf(rule: z.ZodEnum): Record<string, string> {
  const { title = "", description = "", values } = aboutRule(rule);
  const known = enums.get(title);
  if (known !== undefined) return known;
  const texts = Object.entries(z.record(z.string(), z.string()).parse(values));
  const nameOf = (value: string) => value.replace(/[A-Z]/gu, "_$&").toUpperCase();
  const made = Object.fromEntries(texts.map(([value]) => [nameOf(value), value]));
  const valuesConfig = Object.fromEntries(texts.map(([value, text]) => [nameOf(value), { description: text }]));
  registerEnumType(made, { name: title, description, valuesConfig });
  enums.set(title, made);
  return made;
}

const aboutRule = (rule: z.core.$ZodType) => z.globalRegistry.get(rule) ?? {};

/** Without what it says about its absence. */
function presentRule(rule: z.core.$ZodType): z.core.$ZodType {
  const mayBeAbsent = rule instanceof z.ZodOptional || rule instanceof z.ZodDefault || rule instanceof z.ZodNullable;
  return mayBeAbsent ? presentRule(rule.unwrap()) : rule;
}

function typeOf(rule: z.core.$ZodType, kind: Kind): TypeOfField {
  if (rule instanceof z.ZodString) return String;
  if (rule instanceof z.ZodBoolean) return Boolean;
  if (rule instanceof z.ZodNumber) return Int;
  if (rule instanceof z.ZodEnum) return aboutRule(rule).title === undefined ? String : enumTypeOf(rule);
  if (rule instanceof z.ZodObject) return classOf(rule, kind);
  if (rule instanceof z.ZodPipe) return typeOf(rule.in, kind);
  if (rule instanceof z.ZodArray) return [typeOf(rule.element, kind)];
  throw new Error("Say what a field with such a rule is in the graph.");
}

type TypeOfField = ReturnType<NonNullable<Parameters<typeof Field>[0]>>;
