import {
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getOperationAST,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  validate,
} from "graphql";
import { type Shape, shapeAt, shapeOf, toJson } from "../graphql/shape.ts";
import { isRecord } from "../lib/record.ts";
import type { Question } from "./route.ts";

/** A question of the table, parsed and checked against the schema. */
export interface Operation {
  text: string;
  variables: ReadonlyMap<string, GraphQLInputType>;
  /** Descriptions in the graph of the variables that are arguments of its field. */
  descriptions: ReadonlyMap<string, string>;
  shape: Shape;
  pick(data: unknown): unknown;
}

/** Parses a question of the table. @throws Error when it does not fit the schema, before the first call */
export function readOperation(schema: GraphQLSchema, { operation: text, answer }: Question): Operation {
  const document = parse(text);
  const [mistake] = validate(schema, document);
  if (mistake) throw mistake;
  const definition = getOperationAST(document);
  const root = definition && schema.getRootType(definition.operation);
  if (!root) throw new Error(`Not one operation: ${text}`);
  const variables = (definition.variableDefinitions ?? []).map(({ variable, type }): [string, GraphQLInputType] => {
    const inputType = typeFromAST(schema, type);
    if (!isInputType(inputType)) throw new Error(`$${variable.name.value} is of no type.`);
    return [variable.name.value, inputType];
  });
  const way = answer.split(".");
  const shape = shapeAt(shapeOf(document, root, definition.selectionSet), way);
  const pick = (data: unknown) => toJson(valueAt(data, way), shape);
  const descriptions = new Map(descriptionsOf(root, definition));
  return { text, variables: new Map(variables), descriptions, shape, pick };
}

function descriptionsOf(root: GraphQLObjectType, { selectionSet }: OperationDefinitionNode): [string, string][] {
  return selectionSet.selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return [];
    const described = new Map(root.getFields()[selection.name.value]?.args.map((arg) => [arg.name, arg.description]));
    return (selection.arguments ?? []).flatMap(({ name, value }): [string, string][] => {
      const description = described.get(name.value);
      return value.kind === Kind.VARIABLE && description ? [[value.name.value, description]] : [];
    });
  });
}

function valueAt(data: unknown, way: readonly string[]): unknown {
  return way.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), data);
}
