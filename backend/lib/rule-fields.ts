import { GraphQLDateTime } from "graphql-scalars";
import { type ClassType, Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { z } from "zod";

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

type Fields = z.ZodRawShape;
type Fielded<Shape extends Fields> = ClassType<z.output<z.ZodObject<Shape>>>;

/** A type of the graph for answers. Its instances have the fields, which nothing checks. */
export function objectOf<Shape extends Fields>(name: string, description: string, fields: Shape): Fielded<Shape>;
export function objectOf(name: string, description: string, fields: Fields): ClassType {
  return classOf(name, z.object(fields).meta({ description }), "output");
}

/** As {@link objectOf}, for arguments. */
export function inputOf<Shape extends Fields>(name: string, description: string, fields: Shape): Fielded<Shape>;
export function inputOf(name: string, description: string, fields: Fields): ClassType {
  return classOf(name, z.object(fields).meta({ description }), "input");
}

/** The type of the graph with a schema's title, description and fields, for answers. */
export function objectTypeOf(schema: z.ZodObject): ClassType {
  return classOf(`${aboutRule(schema).title}`, schema, "output");
}

/** As {@link objectTypeOf}, for arguments. Its name ends in "Input". */
export function inputTypeOf(schema: z.ZodObject): ClassType {
  return classOf(`${aboutRule(schema).title}Input`, schema, "input");
}

const classes = new Map<string, ClassType>();

function classOf(name: string, schema: z.ZodObject, kind: Kind): ClassType {
  const known = classes.get(name);
  if (known !== undefined) return known;
  const made = class {};
  classes.set(name, made);
  // Simple resolvers, because nothing wraps what they read, and an answer can have thousands of them.
  const about = { description: aboutRule(schema).description ?? "", simpleResolvers: true };
  (kind === "input" ? InputType : ObjectType)(name, about)(made);
  addRuleFields(made, schema, kind);
  return made;
}

const typesOfRules = z.registry<{ type: TypeOfField }>();

/** A value of some type of the graph, which no rule checks. */
export const ofType = <Value>(type: TypeOfField) => z.custom<Value>().register(typesOfRules, { type });

const enums = new Map<string, Record<string, string>>();

/** The enumeration of the graph with a schema's title, values and their descriptions: "firstName" is FIRST_NAME. */
export function enumTypeOf(rule: z.ZodEnum): Record<string, string> {
  const { title = "", about, values } = aboutRule(rule);
  const known = enums.get(title);
  if (known !== undefined) return known;
  const texts = Object.entries(z.record(z.string(), z.string()).parse(values));
  const nameOf = (value: string) => value.replace(/[A-Z]/gu, "_$&").toUpperCase();
  const entries = texts.map(([value, text]) => [nameOf(value), value, text] as const);
  const made = registerEnum(title, `${about}`, entries);
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
  const own = typesOfRules.get(rule);
  if (own) return own.type;
  if (rule instanceof z.ZodDate) return GraphQLDateTime;
  if (rule instanceof z.ZodString) return String;
  if (rule instanceof z.ZodBoolean) return Boolean;
  if (rule instanceof z.ZodNumber) return Int;
  if (rule instanceof z.ZodEnum) return aboutRule(rule).title === undefined ? String : enumTypeOf(rule);
  if (rule instanceof z.ZodObject) return kind === "input" ? inputTypeOf(rule) : objectTypeOf(rule);
  if (rule instanceof z.ZodPipe) return typeOf(rule.in, kind);
  if (rule instanceof z.ZodArray) return [typeOf(rule.element, kind)];
  throw new Error("Say what a field with such a rule is in the graph.");
}

type TypeOfField = ReturnType<NonNullable<Parameters<typeof Field>[0]>>;
