import type { ApolloServerPlugin } from "@apollo/server";
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
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
import { message } from "../../common/messages/message.ts";
import type { Context } from "../features/users/context.type.ts";
import { declareLimit, formatCount } from "../lib/declared-limits.ts";
import { DomainError } from "../lib/domain-error.ts";
import { type FieldLimits, limitsOf } from "../lib/field-limits.ts";
import { maxPageSize } from "../lib/page.ts";
import { operationRefusal } from "./document-shape.ts";
import { toDomainError, toRequestError } from "./format-error.ts";
import { takeTurn } from "./operation-turns.ts";

/** Objects in the answer, by the limits of its pages. */
const maxCost = 3000;
const defaultListSize = 10;
/** Some thousand objects, however much is requested. */
const introspectionCost = 1000;
/** In an anonymous caller's operation. A screen sends one. */
const maxSearches = 3;
/** For an anonymous caller's budget, in operations. */
const pointsOfIntrospection = 200;

declareLimit({
  what: "Requests: objects in the answer to an operation, by the limits of its pages",
  counts: "each request",
  limit: `${formatCount(maxCost)}; reading the schema counts as ${formatCount(introspectionCost)}`,
  beyond: "400",
});
declareLimit({
  what: "Requests: reading the schema, of callers who are not signed in",
  counts: "each request",
  limit: `counts as ${pointsOfIntrospection} operations`,
  beyond: "as operations",
});
declareLimit({
  what: "Requests: searches in an operation",
  counts: "each request of callers who are not signed in",
  limit: String(maxSearches),
  beyond: "400",
});

type Variables = Record<string, unknown>;

interface Place {
  /** Undefined inside introspection, which graphql-js limits itself. */
  type: GraphQLNamedType | undefined;
  isRoot: boolean;
  objects: number;
  lists: number;
  /** For the lists directly below, if a page argument sets it. */
  listSize: number;
}

type Field = GraphQLField<unknown, unknown>;

/** The work that an operation may cause. */
export interface OperationSize {
  searches: number;
  /** For an anonymous caller's budget, without its searches, which are counted when they run. */
  points: number;
  takesTurn: boolean;
}

/** Stops as soon as the answer is too large, so that measuring is cheap as well. */
class Meter {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Variables;
  readonly #size: OperationSize = { searches: 0, points: 0, takesTurn: false };
  #cost = 0;

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Variables) {
    this.#schema = schema;
    this.#variables = variables;
    const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  get size(): OperationSize {
    return this.#size;
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

  #addField(node: FieldNode, place: Place): void {
    const { type } = place;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    const limits = field ? limitsOf(field.extensions) : {};
    if (place.isRoot) this.#countRoot(node, limits);
    const { takesTurn = place.isRoot && field !== undefined && !limits.isSearch } = limits;
    this.#size.takesTurn ||= takesTurn;
    const count = field ? this.#entriesOf(node, field, place) : place.objects;
    this.#cost += costOf(node, field, count);
    if (this.#cost > maxCost) {
      throw operationRefusal("refusals.operationTooCostly");
    }
    if (!node.selectionSet) return;
    this.add(node.selectionSet, {
      type: field && getNamedType(field.type),
      isRoot: false,
      objects: count,
      lists: field && isList(field) ? place.objects : place.lists,
      listSize: field ? this.#pageSizeOf(node, field) : defaultListSize,
    });
  }

  #countRoot(node: FieldNode, { isSearch = false, countsItself = isSearch }: FieldLimits): void {
    if (isSearch) this.#size.searches += 1;
    if (!countsItself) this.#size.points += isIntrospection(node) ? pointsOfIntrospection : 1;
  }

  /** In total for a list field, or the number of objects for other fields. */
  #entriesOf(node: FieldNode, field: Field, { objects, lists, listSize }: Place): number {
    if (!isList(field)) return objects;
    const ownSize = limitArgument(field) ? this.#pageSizeOf(node, field) : listSize;
    const { maxEntries = ownSize, maxInAll } = limitsOf(field.extensions);
    return maxInAll === undefined ? objects * maxEntries : lists * maxInAll;
  }

  // The requested page size. Invalid values are refused later.
  #pageSizeOf(node: FieldNode, field: Field): number {
    const limit = limitArgument(field);
    if (!limit) return defaultListSize;
    const given = node.arguments?.find(({ name }) => name.value === "limit");
    const asked = given ? valueFromAST(given.value, GraphQLInt, this.#variables) : undefined;
    const size = asked ?? limit.defaultValue;
    return typeof size === "number" && size >= 0 && size <= maxPageSize ? size : maxPageSize;
  }
}

const isList = ({ type }: Field) => isListType(getNullableType(type));
const limitArgument = ({ args }: Field) => args.find(({ name }) => name === "limit");
const isIntrospection = ({ name }: FieldNode) => name.value === "__schema" || name.value === "__type";

function costOf(node: FieldNode, field: Field | undefined, count: number): number {
  if (!field) return isIntrospection(node) ? introspectionCost : 0;
  return isCompositeType(getNamedType(field.type)) || isList(field) ? count : 0;
}

function withDefaults({ variableDefinitions = [] }: OperationDefinitionNode, given: Variables): Variables {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...given };
}

/** Refuses too large an operation; returns its cost for an anonymous budget. @throws GraphQLError, with status 400 */
export function limitOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): OperationSize {
  const meter = new Meter(schema, document, withDefaults(operation, variables));
  const type = schema.getRootType(operation.operation) ?? undefined;
  meter.add(operation.selectionSet, { type, isRoot: true, objects: 1, lists: 1, listSize: defaultListSize });
  return meter.size;
}

/** Charges an anonymous caller. @throws DomainError BAD_INPUT for too many searches; RATE_LIMITED for the network */
export function chargeOperation(
  { viewer, operationLimit, clientAddress }: Context,
  { searches, points }: OperationSize,
): void {
  if (viewer.kind !== "anonymous") return;
  if (searches > maxSearches) throw new DomainError("BAD_INPUT", message("refusals.tooManySearches"));
  if (points > 0) operationLimit.count(clientAddress, points);
}

/** Limits and charges each valid operation before it runs; signed-in callers [take turns]({@link takeTurn}). */
export const operationLimits: ApolloServerPlugin<Context> = {
  requestDidStart: async () => {
    let endTurn: (() => void) | undefined;
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION) {
          throw operationRefusal("refusals.subscriptionByRequest");
        }
        if (!operation) return;
        const size = limitOperation(schema, document, operation, request.variables ?? {});
        try {
          chargeOperation(contextValue, size);
          if (size.takesTurn) endTurn = await takeTurn(contextValue);
          // Also if another check refuses the operation meanwhile, or Apollo Server fails.
          if (endTurn) contextValue.whenOver(endTurn);
        } catch (error) {
          throw toRequestError(toDomainError(error, contextValue.log));
        }
      },
      async willSendResponse() {
        endTurn?.();
      },
    };
  },
};
