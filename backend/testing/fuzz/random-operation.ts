import fc from "fast-check";
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from "graphql";
import { anyJson, anyText, type Known, valueFor } from "./hostile-values.ts";

export interface RandomOperation {
  query: string;
  variables: Record<string, unknown>;
}

interface Given {
  argument: GraphQLArgument;
  value: unknown;
  /** Written into the query instead of sent as a variable. */
  isLiteral: boolean;
}

interface Asked {
  name: string;
  given: Given[];
  /** Undefined for a leaf. */
  below: Asked[] | undefined;
}

const maxDepth = 4;
type Field = GraphQLField<unknown, unknown>;

function askedField(field: Field, known: Known, depth: number): fc.Arbitrary<Asked> {
  const type = getNamedType(field.type);
  return fc.record({
    name: fc.constant(field.name),
    given: fc.tuple(...field.args.map((argument) => givenArgument(argument, known))).map((all) => all.filter(isThere)),
    below: isObjectType(type) ? askedFields(type, known, depth + 1) : fc.constant(undefined),
  });
}

const isThere = <T>(value: T | undefined): value is T => value !== undefined;

function givenArgument(argument: GraphQLArgument, known: Known): fc.Arbitrary<Given | undefined> {
  const given = fc.record({
    argument: fc.constant(argument),
    value: valueFor(argument.type, known),
    isLiteral: fc.integer({ min: 1, max: 6 }).map((die) => die === 1),
  });
  return fc.option(given, { nil: undefined, freq: argument.defaultValue === undefined ? 30 : 2 });
}

function askedFields(type: GraphQLObjectType, known: Known, depth: number): fc.Arbitrary<Asked[]> {
  const fields = Object.values(type.getFields()).filter(
    (field) => depth < maxDepth || !isObjectType(getNamedType(field.type)),
  );
  const options = fields.map((field) => fc.option(askedField(field, known, depth), { nil: undefined, freq: 1 }));
  const nothing: Asked = { name: "__typename", given: [], below: undefined };
  return fc.tuple(...options).map((all) => [nothing, ...all.filter(isThere)]);
}

// A key that is no name makes a query that does not parse, which is a request like any other.
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value).map(([key, entry]) => `${key}: ${literal(entry)}`)}}`;
}

class Writer {
  readonly variables = new Map<string, Given>();

  write(asked: readonly Asked[]): string {
    return asked.map((field) => this.#writeField(field)).join(" ");
  }

  #writeField({ name, given, below }: Asked): string {
    const values = given.map((each) => `${each.argument.name}: ${this.#writeValue(each)}`);
    const list = values.length > 0 ? `(${values.join(", ")})` : "";
    return `${name}${list}${below ? ` { ${this.write(below)} }` : ""}`;
  }

  #writeValue(given: Given): string {
    if (given.isLiteral) return literal(given.value);
    const name = `v${this.variables.size}`;
    this.variables.set(name, given);
    return `$${name}`;
  }
}

function toOperation(kind: string, asked: readonly Asked[]): RandomOperation {
  const writer = new Writer();
  const fields = asked.map((field, i) => `a${i}: ${writer.write([field])}`);
  const variables = [...writer.variables];
  const definitions = variables.map(([name, { argument }]) => `$${name}: ${argument.type}`);
  const list = definitions.length > 0 ? `(${definitions.join(", ")})` : "";
  return {
    query: `${kind} ${list} { ${fields.join(" ")} }`,
    variables: Object.fromEntries(variables.map(([name, { value }]) => [name, value])),
  };
}

/** One to three fields that the schema allows, with unexpected values. */
export function randomOperation(schema: GraphQLSchema, known: Known): fc.Arbitrary<RandomOperation> {
  const kinds = [schema.getQueryType(), schema.getMutationType()].filter((type) => type !== null && type !== undefined);
  return fc.oneof(
    ...kinds.map((type) => {
      const fields = Object.values(type.getFields()).map((field) => askedField(field, known, 0));
      return fc
        .array(fc.oneof(...fields), { minLength: 1, maxLength: 3 })
        .map((asked) => toOperation(type.name.toLowerCase(), asked));
    }),
  );
}

/** Most of them break the rules for multipart requests. */
export function randomMultipart(schema: GraphQLSchema, known: Known): fc.Arbitrary<RequestInit> {
  const upload = "mutation ($id: Int!, $file: Upload!) { uploadGuestFile(eventId: $id, file: $file) { guestCount } }";
  const operations = fc.oneof(
    fc.constantFrom(...known.ids).map((id) => JSON.stringify({ query: upload, variables: { id, file: null } })),
    randomOperation(schema, known).map((operation) => JSON.stringify(operation)),
    anyJson.map((value) => JSON.stringify(value)),
  );
  const map = fc.oneof(
    fc.constantFrom(
      '{"0":["variables.file"]}',
      '{"0":["__proto__.x"]}',
      '{"0":["query.length"]}',
      "{}",
      "[",
      '{"0":[]}',
    ),
    anyJson.map((value) => JSON.stringify(value)),
  );
  return fc.tuple(operations, map, anyText(known)).map(([first, second, content]) => {
    const form = new FormData();
    form.set("operations", first);
    form.set("map", second);
    form.set("0", new File([`Name,Table\n${content},1\n`], "guests.csv"));
    return { method: "POST", headers: { "Apollo-Require-Preflight": "true" }, body: form };
  });
}
