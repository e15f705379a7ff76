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
import { DomainError } from "../lib/domain-error.ts";
import { toRequestError } from "./format-error.ts";

// Our own operations have 42 fields, 3 aliases, 6 spreads and 35 repetitions at most. What reads the whole schema goes
// furthest: 230 fields, 15 levels deep.
/** Fields, with each fragment put in where it is spread. */
const maxFields = 600;
const maxAliases = 20;
const maxDepth = 16;
/** Fragments, each counted wherever it is spread. */
const maxSpreads = 60;
/** Pairs of fields that would stand at the same place of the answer; the rules of GraphQL compare the fields of each pair. */
const maxRepetitions = 400;

/** The error of an operation that is refused for what it asks, answered with status 400. */
export function operationRefusal(reason: PlainKey): GraphQLError {
  return toRequestError(new DomainError("BAD_INPUT", message(reason)));
}

/** Adds up the text of a document, and refuses as soon as it is too much: measuring is no work either. */
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

  /** @param siblings how often each name stands at this place of the answer so far. */
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

/**
 * Refuses a document that is longer, deeper or more repetitive than any screen's, by its text alone: before the rules of
 * GraphQL are applied, which take the square of some of these.
 *
 * @throws GraphQLError that is answered with status 400
 */
export function limitShape({ definitions }: DocumentNode): void {
  const tape = new Tape(definitions);
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION) {
      tape.add(definition.selectionSet, 1);
    }
  }
}
