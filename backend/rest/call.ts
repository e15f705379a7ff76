import {
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isNonNullType,
} from "graphql";
import { type Operation, readOperation } from "./operation.ts";
import type { Route } from "./route.ts";

/** A route of the table with its parsed operations. */
export interface Call {
  route: Route;
  operation: Operation;
  /** Runs when the operation is refused as 401, 403 or 404. */
  otherwise: Operation | undefined;
  /** Undefined without a JSON body. */
  body: GraphQLInputObjectType | undefined;
  takesFile: boolean;
  /** Whether GraphQL returns the list in pages. */
  isList: boolean;
  pathParameters: readonly Parameter[];
  queryParameters: readonly Parameter[];
  isChange: boolean;
}

/** A part of the URL that becomes a variable. */
export interface Parameter {
  name: string;
  type: GraphQLInputType;
  /** From the graph. */
  description: string | undefined;
  isId: boolean;
  isOptional: boolean;
}

const fromBody = new Set(["input", "file", "offset", "limit"]);

/** Parses a route of the table. @throws Error when it does not fit the schema */
export function readRoute(schema: GraphQLSchema, route: Route): Call {
  const operation = readOperation(schema, route);
  const { variables } = operation;
  const isFromBody = (name: string) => fromBody.has(name) || (route.bodyFields?.includes(name) ?? false);
  const named = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const parameters = [...variables]
    .filter(([name]) => !isFromBody(name))
    .map(([name, type]) => ({
      name,
      type,
      description: operation.descriptions.get(name),
      isId: named.includes(name) && getNullableType(type) === GraphQLInt,
      isOptional: !isNonNullType(type),
    }));
  const unused = named.find((name) => !variables.has(name));
  if (unused) throw new Error(`${route.path}: the operation has no variable $${unused}.`);
  return {
    route,
    operation,
    otherwise: route.otherwise && readOperation(schema, route.otherwise),
    body: bodyOf(route, variables),
    takesFile: variables.has("file"),
    isList: variables.has("limit"),
    pathParameters: parameters.filter(({ name }) => named.includes(name)),
    queryParameters: parameters.filter(({ name }) => !named.includes(name)),
    isChange: route.method !== "get",
  };
}

function bodyOf({ path, bodyFields }: Route, variables: Operation["variables"]): GraphQLInputObjectType | undefined {
  if (!bodyFields) {
    const type = variables.get("input");
    const input = type && getNamedType(type);
    return isInputObjectType(input) ? input : undefined;
  }
  const fields = bodyFields.map((name) => {
    const type = variables.get(name);
    if (!type) throw new Error(`${path}: the operation has no variable $${name}.`);
    return [name, { type }] as const;
  });
  const name = `${path.replaceAll(/[^A-Za-z]+(.?)/g, (_, first: string) => first.toUpperCase())}Body`;
  return new GraphQLInputObjectType({ name, fields: Object.fromEntries(fields) });
}
