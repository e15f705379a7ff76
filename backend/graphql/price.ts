import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  GraphQLInt,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  valueFromAST,
  valueFromASTUntyped,
} from "graphql";
import { message, type PlainKey } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";
import { limitsOf } from "../lib/field-limits.ts";
import { maxPageSize } from "../lib/page.ts";

// Our operations have at most 42 fields and 3 aliases; introspection has 230 fields and 15 levels.
/** A fragment's fields count at every spread. */
const maxFields = 600;
const maxAliases = 20;
const maxDepth = 16;
/** Objects in the answer, by the limits of its pages. */
const maxObjects = 3000;
const defaultListSize = 10;
/** Some thousand objects, however much is requested. */
const objectsOfIntrospection = 1000;
const pointsOfIntrospection = 200;

type Variables = Record<string, unknown>;

interface Place {
  /** Undefined inside introspection, which graphql-js limits itself. */
  type: GraphQLNamedType | undefined;
  depth: number;
  objects: number;
  lists: number;
  /** For the lists directly below, if a page argument sets it. */
  listSize: number;
}

type Field = GraphQLField<unknown, unknown>;

/** The work that an operation may cause. */
export interface Price {
  searches: number;
  /** What it counts as, without its searches, which are counted when they run. */
  points: number;
  readsSchema: boolean;
  takesTurn: boolean;
  /** Entries of the longest list in the answer, of one object, by the limits of its pages. */
  longestList: number;
}

const refuse = (reason: PlainKey) => {
  throw new DomainError("BAD_INPUT", message(reason));
};

/** Stops as soon as the operation is too large, so that measuring is cheap as well. */
class Meter {
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;
  readonly #variables: Variables;
  readonly price: Price = { searches: 0, points: 0, readsSchema: false, takesTurn: false, longestList: 0 };
  #fields = 0;
  #aliases = 0;
  #objects = 0;

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Variables) {
    this.#schema = schema;
    this.#document = document;
    this.#variables = variables;
  }

  add({ selections }: SelectionSetNode, place: Place): void {
    for (const selection of selections) {
      this.#fields += 1;
      if (this.#fields > maxFields) refuse("refusals.tooManyFields");
      if (selection.kind === Kind.FIELD) this.#addField(selection, place);
      else this.#addFragment(selection, place);
    }
  }

  #addFragment(selection: Exclude<SelectionNode, FieldNode>, place: Place): void {
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? this.#fragment(selection.name.value) : selection;
    if (!fragment) return;
    const on = fragment.typeCondition?.name.value;
    const type = on === undefined || place.type === undefined ? place.type : this.#schema.getType(on);
    this.add(fragment.selectionSet, { ...place, type });
  }

  #fragment(name: string) {
    const [found] = this.#document.definitions.filter(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    return found?.kind === Kind.FRAGMENT_DEFINITION ? found : undefined;
  }

  #addField(node: FieldNode, place: Place): void {
    const { type, depth, objects, lists } = place;
    if (node.alias) this.#aliases += 1;
    if (this.#aliases > maxAliases) refuse("refusals.tooManyAliases");
    if (depth > maxDepth) refuse("refusals.nestedTooDeeply");
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (depth === 1) this.#addRoot(node, field);
    this.price.takesTurn ||= field !== undefined && (limitsOf(field.extensions).takesTurn ?? false);
    const count = field ? this.#entriesOf(node, field, place) : objects;
    this.#objects += objectsOf(node, field, count);
    if (this.#objects > maxObjects) refuse("refusals.operationTooCostly");
    if (!node.selectionSet) return;
    this.add(node.selectionSet, {
      type: field && getNamedType(field.type),
      depth: depth + 1,
      objects: count,
      lists: field && isList(field) ? objects : lists,
      listSize: field ? this.#pageSizeOf(node, field) : defaultListSize,
    });
  }

  #addRoot(node: FieldNode, field: Field | undefined): void {
    const { isSearch = false, countsItself = isSearch, takesTurn = !isSearch } = limitsOf(field?.extensions ?? {});
    const readsSchema = isIntrospection(node);
    this.price.readsSchema ||= readsSchema;
    this.price.takesTurn ||= takesTurn && (field !== undefined || readsSchema);
    if (isSearch) this.price.searches += 1;
    if (!countsItself) this.price.points += readsSchema ? pointsOfIntrospection : 1;
  }

  /** In total for a list field, or the number of objects for other fields. */
  #entriesOf(node: FieldNode, field: Field, { objects, lists, listSize }: Place): number {
    if (!isList(field)) return objects;
    const ownSize = limitArgument(field) ? this.#pageSizeOf(node, field) : listSize;
    const { maxEntries = ownSize, maxInAll } = limitsOf(field.extensions);
    this.price.longestList = Math.max(this.price.longestList, maxInAll ?? maxEntries);
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

function objectsOf(node: FieldNode, field: Field | undefined, count: number): number {
  if (!field) return isIntrospection(node) ? objectsOfIntrospection : 0;
  return isCompositeType(getNamedType(field.type)) || isList(field) ? count : 0;
}

function withDefaults({ variableDefinitions = [] }: OperationDefinitionNode, given: Variables): Variables {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...given };
}

/** Measures a valid operation before it runs. @throws DomainError BAD_INPUT for too large a one */
export function priceOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Price {
  const meter = new Meter(schema, document, withDefaults(operation, variables));
  const type = schema.getRootType(operation.operation) ?? undefined;
  meter.add(operation.selectionSet, { type, depth: 1, objects: 1, lists: 1, listSize: defaultListSize });
  return meter.price;
}
