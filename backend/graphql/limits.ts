import type { ApolloServerPlugin } from "@apollo/server";
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  GraphQLError,
  type GraphQLField,
  GraphQLInt,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  type InlineFragmentNode,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  valueFromAST,
  valueFromASTUntyped,
} from "graphql";
import { maxPageSize } from "../lib/page.ts";
import type { Context } from "./context.ts";

// The deepest that tools ask for is the introspection of types within types; our own operations go half as deep.
const maxDepth = 16;
const maxAliases = 20;
/** Words and signs of an operation. */
export const maxTokens = 2000;
/** Fields with each fragment put in where it is spread. */
const maxFields = 600;
/** Objects that the answer may hold, by the limits of its pages. */
const maxCost = 3000;
/** Entries that a list is taken to hold that has no limit of its own. */
const usualListSize = 10;
/** What reading the schema costs: some thousand objects, whatever of it is asked. */
const introspectionCost = 1000;

type Variables = Record<string, unknown>;

/** Where in an operation a selection stands. */
interface Place {
  /** Undefined inside the introspection, which graphql-js limits by itself. */
  type: GraphQLNamedType | undefined;
  depth: number;
  /** How many objects the selection is answered for. */
  objects: number;
  /** Entries of the lists right below, where a page says how many it holds. */
  listSize: number;
}

/** Adds up what an operation asks for; refuses as soon as it is too much, so that measuring is no work either. */
class Meter {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Variables;
  #fields = 0;
  #aliases = 0;
  #cost = 0;

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Variables) {
    this.#schema = schema;
    this.#variables = variables;
    const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  add({ selections }: SelectionSetNode, place: Place): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) this.#addField(selection, place);
      else this.#addFragment(selection, place);
    }
  }

  #addFragment(selection: InlineFragmentNode | FragmentSpreadNode, place: Place): void {
    const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
    const fragment = isSpread ? this.#fragments.get(selection.name.value) : selection;
    if (!fragment) return;
    const on = fragment.typeCondition?.name.value;
    const isIntrospection = place.type === undefined;
    const type = on === undefined || isIntrospection ? place.type : this.#schema.getType(on);
    this.add(fragment.selectionSet, { ...place, type });
  }

  #addField(node: FieldNode, { type, depth, objects, listSize }: Place): void {
    this.#fields += 1;
    if (node.alias) this.#aliases += 1;
    if (this.#fields > maxFields) throw refusal("The operation asks for too many fields.");
    if (this.#aliases > maxAliases) throw refusal("The operation has too many aliases.");
    if (depth > maxDepth) throw refusal("The operation is nested too deeply.");

    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    const count = field ? objects * entriesOf(field, listSize) : objects;
    this.#cost += this.#costOf(node, field, count);
    if (this.#cost > maxCost) throw refusal("The operation asks for too much at once. Please ask for smaller pages.");

    if (!node.selectionSet) return;
    this.add(node.selectionSet, {
      type: field && getNamedType(field.type),
      depth: depth + 1,
      objects: count,
      listSize: field ? this.#pageSizeOf(node, field) : usualListSize,
    });
  }

  #costOf(node: FieldNode, field: GraphQLField<unknown, unknown> | undefined, count: number): number {
    if (!field) return node.name.value === "__schema" || node.name.value === "__type" ? introspectionCost : 0;
    return isCompositeType(getNamedType(field.type)) || isListType(getNullableType(field.type)) ? count : 0;
  }

  // The size of the page that is asked for. What is no number, or too large, is refused later.
  #pageSizeOf(node: FieldNode, { args }: GraphQLField<unknown, unknown>): number {
    const limit = args.find(({ name }) => name === "limit");
    if (!limit) return usualListSize;
    const given = node.arguments?.find(({ name }) => name.value === "limit");
    const asked = given ? valueFromAST(given.value, GraphQLInt, this.#variables) : undefined;
    const size = asked ?? limit.defaultValue;
    return typeof size === "number" && size >= 0 && size <= maxPageSize ? size : maxPageSize;
  }
}

function entriesOf({ type }: GraphQLField<unknown, unknown>, listSize: number): number {
  return isListType(getNullableType(type)) ? listSize : 1;
}

function refusal(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", http: { status: 400 } } });
}

function withDefaults({ variableDefinitions = [] }: OperationDefinitionNode, given: Variables): Variables {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...given };
}

/**
 * Refuses an operation that is deeper, longer or costs more than any screen's. Messages do not tell the limits.
 *
 * @throws GraphQLError that is answered with status 400
 */
export function limitOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): void {
  const meter = new Meter(schema, document, withDefaults(operation, variables));
  const type = schema.getRootType(operation.operation) ?? undefined;
  meter.add(operation.selectionSet, { type, depth: 1, objects: 1, listSize: usualListSize });
}

/** Applies {@link limitOperation} to every operation that is valid, before it runs. */
export const operationLimits: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ schema, document, operation, request }) {
      if (operation?.operation === OperationTypeNode.SUBSCRIPTION) {
        throw refusal("Subscriptions are served over WebSocket, at this address.");
      }
      if (operation) limitOperation(schema, document, operation, request.variables ?? {});
    },
  }),
};
