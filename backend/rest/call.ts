import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLEnumType,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  type SelectionSetNode,
  validate,
} from "graphql";
import type { Context } from "../features/users/context.type.ts";
import type { DomainError } from "../lib/domain-error.ts";
import { isRecord } from "../lib/record.ts";
import { fragments } from "./fragments.ts";

interface Download {
  filename: string;
  content: AsyncGenerator<Uint8Array, void>;
}

/** Parameters of a call by their names, enums as their values. */
export type Given = Record<string, unknown>;

/** One call of the REST API, which a field of the graph answers. */
export interface Route {
  method: "get" | "post" | "put" | "delete";
  path: string;
  summary: string;
  /**
   * The way from the root of the graph to what is sent, and what is selected of it: "event.history.nodes { ...HistoryEntry }".
   * Arguments of the fields are parameters in the path, or those that `query` names; `input` is the JSON body, `file` a
   * multipart file; `offset` and `limit` page through a list. The argument `eventId` is `{id}` in a path.
   */
  answer: string;
  /** For callers whom `answer` refuses as 401, 403 or 404: what they may see who do not manage the event. */
  otherwise?: string;
  /** Answers instead of the graph's execution, as searches come in crowds: with the same list while it is unchanged. */
  find?: (context: Context, given: Given) => Promise<readonly object[]>;
  /** Answers with a file that is made while it is sent, and never in memory as a whole. */
  stream?: (context: Context, given: Given) => Promise<Download>;
  /** 200 if omitted; 204 sends no answer. */
  status?: 200 | 201 | 204;
  /** Arguments that are parameters of the query. */
  query?: readonly string[];
  /** Names of parameters, if not those of the arguments. */
  names?: Readonly<Record<string, string>>;
  /** Arguments that are the same for every caller. */
  constants?: Readonly<Record<string, string>>;
  /** Arguments that are fields of the JSON body. */
  bodyFields?: readonly string[];
  /** Whether anybody may call it; otherwise the caller must be signed in. */
  isOpen?: true;
  /** Whether its answer sets the seating pass, or depends on the caller's pass. */
  seatingPass?: "given" | "read";
  /** Entries of a list read at once, so that other requests have a turn in between; 500 if omitted. */
  pageSize?: number;
  /** 5 MB if omitted. */
  maxFileBytes?: number;
  /** MIME type of a file: the graph returns its name and its bytes in Base64. */
  download?: string;
  /** Whether browsers may keep the answer for their user, as it never changes. */
  isKept?: true;
  /** When the answer is null. */
  missing?: DomainError;
  /** In addition to those that follow from its form. */
  refusals?: readonly number[];
  /** As {"message": …}, for the two calls whose callers expect it; the others send plain text. */
  refusalsAs?: "json";
}

/** A part of the URL that becomes an argument. */
export interface Parameter {
  name: string;
  type: GraphQLInputType;
  /** From the graph. */
  description: string | undefined;
  isId: boolean;
  isOptional: boolean;
}

/** An operation of the graph that answers a call. */
export interface Operation {
  text: string;
  /** Arguments by the names of their variables. */
  variables: ReadonlyMap<string, GraphQLArgument>;
  /** Names of fields. */
  way: readonly string[];
  shape: Shape;
  pick(data: unknown): unknown;
}

/** A route of the table with its operations. */
export interface Call {
  route: Route;
  operation: Operation;
  otherwise: Operation | undefined;
  /** Undefined without a JSON body. */
  body: GraphQLInputObjectType | undefined;
  takesFile: boolean;
  /** Whether the graph returns the list in pages. */
  isList: boolean;
  pathParameters: readonly Parameter[];
  queryParameters: readonly Parameter[];
  isChange: boolean;
}

const ofEveryRoute = ["input", "file", "offset", "limit"];

/** Reads a route of the table. @throws Error when it does not fit the schema */
export function readRoute(schema: GraphQLSchema, route: Route): Call {
  const { path, query = [], names = {} } = route;
  const operation = readOperation(schema, route, route.answer);
  const { variables } = operation;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const parameterOf = (name: string): Parameter => {
    const argument = variables.get(name);
    if (!argument) throw new Error(`${path}: there is no argument for ${name}.`);
    const { type, description } = argument;
    const isId = inPath.includes(name) && getNullableType(type) === GraphQLInt;
    return { name, type, description: description ?? undefined, isId, isOptional: !isRequiredArgument(argument) };
  };
  return {
    route,
    operation,
    otherwise: route.otherwise === undefined ? undefined : readOperation(schema, route, route.otherwise),
    body: bodyOf(route, variables),
    takesFile: variables.has("file"),
    isList: variables.has("limit"),
    pathParameters: inPath.map(parameterOf),
    queryParameters: query.map((argument) => parameterOf(names[argument] ?? argument)),
    isChange: route.method !== "get",
  };
}

function readOperation(schema: GraphQLSchema, route: Route, answer: string): Operation {
  const { path, names = {}, constants = {}, query = [], bodyFields = [] } = route;
  const [, dotted = "", selection = ""] = /^([\w.]+)(.*)$/s.exec(answer) ?? [];
  const way = dotted.split(".");
  const isAsked = (argument: string) =>
    [...ofEveryRoute, ...query, ...bodyFields].includes(argument) || path.includes(`{${nameOf(argument)}}`);
  const nameOf = (argument: string) => names[argument] ?? (argument === "eventId" ? "id" : argument);
  const kind = route.method === "get" ? "query" : "mutation";
  const variables = new Map<string, GraphQLArgument>();
  let type: unknown = kind === "query" ? schema.getQueryType() : schema.getMutationType();
  const fields = way.map((name) => {
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    if (!field) throw new Error(`${path}: the graph has no ${dotted}.`);
    type = getNamedType(field.type);
    const given = field.args.flatMap((argument) => {
      if (Object.hasOwn(constants, argument.name)) return [`${argument.name}: ${constants[argument.name]}`];
      if (!isAsked(argument.name)) return [];
      variables.set(nameOf(argument.name), argument);
      return [`${argument.name}: $${nameOf(argument.name)}`];
    });
    return given.length === 0 ? name : `${name}(${given.join(", ")})`;
  });
  const declared = [...variables].map(([name, argument]) => `$${name}: ${typeOfVariable(argument)}`).join(", ");
  const head = declared === "" ? kind : `${kind} (${declared})`;
  const body = `${fields.join(" { ")} ${selection} ${"}".repeat(fields.length)}`;
  const text = complete(`${head} { ${body}`);
  return { text, variables, way, ...readAnswer(schema, text, way) };
}

/** Of what has a default, null is none. */
const typeOfVariable = (argument: GraphQLArgument) =>
  isNonNullType(argument.type) && !isRequiredArgument(argument) ? argument.type.ofType : argument.type;

/** With the fragments that it spreads. */
function complete(text: string): string {
  const needed = new Set<string>();
  const need = (within: string): void => {
    for (const [, name = ""] of within.matchAll(/\.\.\.(\w+)/g)) {
      if (needed.has(name)) continue;
      needed.add(name);
      need(fragments[name] ?? "");
    }
  };
  need(text);
  return [text, ...[...needed].map((name) => `fragment ${name} ${fragments[name]}`)].join("\n");
}

function readAnswer(schema: GraphQLSchema, text: string, way: readonly string[]): Pick<Operation, "shape" | "pick"> {
  const document = parse(text);
  const [mistake] = validate(schema, document);
  if (mistake) throw mistake;
  const definition = getOperationAST(document);
  const root = definition && schema.getRootType(definition.operation);
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const byName: Fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  const shape = way.reduce<Shape | undefined>(
    (at, name) => (at?.kind === "object" ? at.fields.find((field) => field.name === name)?.shape : undefined),
    root ? objectShape(root, definition.selectionSet, byName) : undefined,
  );
  if (!shape) throw new Error(`Not one operation that answers ${way.join(".")}: ${text}`);
  const valueAt = (data: unknown) =>
    way.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), data);
  return { shape, pick: (data) => toJson(valueAt(data), shape) };
}

function bodyOf(
  { path, bodyFields }: Route,
  variables: ReadonlyMap<string, GraphQLArgument>,
): GraphQLInputObjectType | undefined {
  if (!bodyFields) {
    const argument = variables.get("input");
    const input = argument && getNamedType(argument.type);
    return isInputObjectType(input) ? input : undefined;
  }
  const fields = bodyFields.flatMap((name) => {
    const type = variables.get(name)?.type;
    return type ? [[name, { type }] as const] : [];
  });
  const name = `${path.replaceAll(/[^A-Za-z]+(.?)/g, (_, first: string) => first.toUpperCase())}Body`;
  return new GraphQLInputObjectType({ name, fields: Object.fromEntries(fields) });
}

/** The selected part of a type. */
export type Shape = { isNullable: boolean } & (
  | { kind: "leaf"; type: GraphQLScalarType | GraphQLEnumType }
  | { kind: "list"; of: Shape }
  /** `name` is that of the fragment if it selects nothing else. */
  | { kind: "object"; name: string | undefined; fields: readonly ShapeField[] }
);

interface ShapeField {
  name: string;
  description: string | undefined;
  shape: Shape;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function typeShape(type: GraphQLOutputType, selectionSet: SelectionSetNode | undefined, fragments: Fragments): Shape {
  if (isNonNullType(type)) return { ...typeShape(type.ofType, selectionSet, fragments), isNullable: false };
  if (isListType(type)) return { kind: "list", of: typeShape(type.ofType, selectionSet, fragments), isNullable: true };
  if (isLeafType(type)) return { kind: "leaf", type, isNullable: true };
  if (isObjectType(type) && selectionSet) return objectShape(type, selectionSet, fragments);
  throw new Error(`REST operations cannot answer ${type}.`);
}

function objectShape(type: GraphQLObjectType, selectionSet: SelectionSetNode, fragments: Fragments): Shape {
  const [first, ...others] = selectionSet.selections;
  const isOneFragment = first?.kind === Kind.FRAGMENT_SPREAD && others.length === 0;
  const fields = fieldsOf(selectionSet, fragments).map((node) => fieldShape(type, node, fragments));
  return { kind: "object", name: isOneFragment ? first.name.value : undefined, fields, isNullable: true };
}

function fieldsOf({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    return fragment ? fieldsOf(fragment.selectionSet, fragments) : [];
  });
}

function fieldShape(type: GraphQLObjectType, node: FieldNode, fragments: Fragments): ShapeField {
  const field = type.getFields()[node.name.value];
  if (!field) throw new Error(`${type} has no field ${node.name.value}.`);
  const name = node.alias?.value ?? node.name.value;
  return {
    name,
    description: field.description ?? undefined,
    shape: typeShape(field.type, node.selectionSet, fragments),
  };
}

/** A part of an answer in REST form: the fields of the shape, in its order, with enum values. */
function toJson(value: unknown, shape: Shape): unknown {
  if (value === null || value === undefined) return null;
  if (shape.kind === "list") return Array.isArray(value) ? value.map((entry) => toJson(entry, shape.of)) : null;
  if (shape.kind === "object") {
    if (!isRecord(value)) return null;
    return Object.fromEntries(shape.fields.map((field) => [field.name, toJson(value[field.name], field.shape)]));
  }
  return isEnumType(shape.type) ? shape.type.parseValue(value) : value;
}
