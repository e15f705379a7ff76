import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from "graphql";
import { z } from "zod";
import { onceFor } from "../lib/once-for.ts";
import { limitOperation } from "./limits.ts";
import { type Shape, shapeOf, toJson } from "./shape.ts";
import { requireWholeCharacters } from "./whole-characters.ts";

export const searchField = "searchGuests";

/** An operation that is a search and nothing else: its answer needs no execution. */
interface PlainSearch {
  name: string | undefined;
  definition: OperationDefinitionNode;
  node: FieldNode;
  shape: Shape;
}

const argumentsSchema = z.object({ eventId: z.number(), query: z.string(), tablematesOf: z.number().nullish() });

export interface SearchAsked {
  search: PlainSearch;
  eventId: number;
  text: string;
  tablematesOf: number | undefined;
}

/** Each field once, always and under its own name. */
function isPlain({ selections }: SelectionSetNode): boolean {
  const names = new Set(selections.map((node) => (node.kind === Kind.FIELD ? node.name.value : "")));
  return names.size === selections.length && selections.every(isPlainField);
}

function isPlainField(node: SelectionSetNode["selections"][number]): node is FieldNode {
  if (node.kind !== Kind.FIELD || node.alias || node.name.value.startsWith("__")) return false;
  return (node.directives ?? []).length === 0 && (node.selectionSet === undefined || isPlain(node.selectionSet));
}

/** Reads searches that need no execution, from valid documents of the schema. */
export class PlainSearches {
  readonly #schema: GraphQLSchema;
  /** Null for any other document. */
  readonly #searchIn = onceFor((document: DocumentNode) => this.#read(document));

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Undefined for all else, and for variables that are refused. */
  find(document: DocumentNode, variables: Record<string, unknown>, name: string | null): SearchAsked | undefined {
    const search = this.#searchIn(document);
    if (!search || (name !== null && name !== search.name)) return undefined;
    const field = this.#schema.getQueryType()?.getFields()[searchField];
    const { coerced } = getVariableValues(this.#schema, search.definition.variableDefinitions ?? [], variables);
    if (!field || !coerced) return undefined;
    try {
      requireWholeCharacters(variables);
      const { eventId, query, tablematesOf } = argumentsSchema.parse(getArgumentValues(field, search.node, coerced));
      return { search, eventId, text: query, tablematesOf: tablematesOf ?? undefined };
    } catch (refusal) {
      if (refusal instanceof GraphQLError) return undefined;
      throw refusal;
    }
  }

  #read(document: DocumentNode): PlainSearch | null {
    const [definition, another] = document.definitions;
    if (definition?.kind !== Kind.OPERATION_DEFINITION || another) return null;
    const { operation, selectionSet, name, directives = [] } = definition;
    const [node, ...others] = selectionSet.selections;
    if (operation !== OperationTypeNode.QUERY || directives.length > 0 || !isPlain(selectionSet)) return null;
    if (node?.kind !== Kind.FIELD || node.name.value !== searchField || others.length > 0) return null;
    const root = this.#schema.getQueryType();
    if (!root || !this.#isSmall(document, definition)) return null;
    return { name: name?.value, definition, node, shape: shapeOf(document, root, selectionSet) };
  }

  // No variable makes the answer larger: a search takes no page.
  #isSmall(document: DocumentNode, definition: OperationDefinitionNode): boolean {
    try {
      const { searches, points, takesTurn } = limitOperation(this.#schema, document, definition, {});
      return searches === 1 && points === 0 && !takesTurn;
    } catch (refusal) {
      if (refusal instanceof GraphQLError) return false;
      throw refusal;
    }
  }
}

/** What a search found, as execution would answer it. */
export function dataOf({ shape }: PlainSearch, matches: readonly object[]): unknown {
  return toJson({ [searchField]: matches }, shape);
}
