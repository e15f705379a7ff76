import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLError,
  type InlineFragmentNode,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { message, type PlainKey } from "../../common/messages/message.ts";
import { declareLimit } from "../lib/declared-limits.ts";
import { DomainError } from "../lib/domain-error.ts";
import { toRequestError } from "./format-error.ts";

// Our operations have at most 42 fields, 3 aliases, 6 spreads and 35 repetitions; introspection 230 fields, 15 levels.
/** A fragment's fields count at every spread. */
const maxFields = 600;
const maxAliases = 20;
const maxDepth = 16;
const maxSpreads = 60;
/** Pairs of fields for the same place in the answer; GraphQL's validation rules compare the fields of each pair. */
const maxRepetitions = 400;

declareLimit({
  what: "Requests: shape of a document",
  counts: "each text, once",
  limit:
    `${maxFields} fields, ${maxAliases} aliases, ${maxSpreads} fragments, ${maxDepth} levels, ` +
    `${maxRepetitions} pairs of fields in one place`,
  beyond: "400",
});

/** Answered with status 400. */
export function operationRefusal(reason: PlainKey): GraphQLError {
  return toRequestError(new DomainError("BAD_INPUT", message(reason)));
}

/** Stops measuring as soon as the document is too large, so that measuring is cheap as well. */
class Tape {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  #fields = 0;
  #aliases = 0;
  #spreads = 0;
  #repetitions = 0;

  constructor(definitions: readonly DefinitionNode[]) {
    const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  /** `siblings`: how often each name occurs at this place so far. */
  add({ selections }: SelectionSetNode, depth: number, siblings = new Map<string, number>()): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) this.#addField(selection, depth, siblings);
      else this.#addFragment(selection, depth, siblings);
    }
  }

  #addFragment(selection: InlineFragmentNode | FragmentSpreadNode, depth: number, siblings: Map<string, number>): void {
    this.#spreads += 1;
    if (this.#spreads > maxSpreads) throw operationRefusal("refusals.tooManyFragments");
    const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
    const fragment = isSpread ? this.#fragments.get(selection.name.value) : selection;
    if (fragment) this.add(fragment.selectionSet, depth, siblings);
  }

  #addField({ alias, name, selectionSet }: FieldNode, depth: number, siblings: Map<string, number>): void {
    this.#fields += 1;
    if (alias) this.#aliases += 1;
    const answerName = (alias ?? name).value;
    const before = siblings.get(answerName) ?? 0;
    siblings.set(answerName, before + 1);
    this.#repetitions += before;
    if (this.#fields > maxFields) throw operationRefusal("refusals.tooManyFields");
    if (this.#aliases > maxAliases) throw operationRefusal("refusals.tooManyAliases");
    if (this.#repetitions > maxRepetitions) throw operationRefusal("refusals.tooManyRepetitions");
    if (depth > maxDepth) throw operationRefusal("refusals.nestedTooDeeply");
    if (selectionSet) this.add(selectionSet, depth + 1);
  }
}

/** Refuses large or repetitive documents by their text, before slow validation. @throws GraphQLError with status 400 */
export function limitShape({ definitions }: DocumentNode): void {
  const tape = new Tape(definitions);
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION) {
      tape.add(definition.selectionSet, 1);
    }
  }
}
