import { correctedTime, type DoorOperation, type DoorReason } from "../../common/door/door-operation.ts";
import type { ListCard } from "../parts.ts";
import type { DoorAnswer, DoorCard, DoorCardSide, DoorPerson, PersonKey } from "./door-state.ts";
import type { FactSet } from "./fact-set.ts";

/** A card before the people are known. */
export interface CardFacts {
  id: string;
  reason: DoorCard["reason"];
  key: PersonKey | undefined;
  operationIds: readonly string[];
}

/** These follow from the facts alone. The others are the server's to find. */
const foldedReasons: ReadonlySet<DoorReason> = new Set(["TWO_DOORS", "TWO_TABLES", "TWO_NAMES"]);

/**
 * What needs a look: contradictions among all facts known here about people of the list (`present`; undefined where none is), what
 * the server found, and what it could not read.
 */
export function findCards(
  facts: FactSet,
  present: ReadonlyMap<PersonKey, DoorPerson> | undefined,
  listCards: readonly ListCard[],
  setAside: readonly DoorOperation[],
): CardFacts[] {
  const folded = [...facts.keys].filter((key) => present?.has(key)).flatMap((key) => facts.about(key).cards);
  const answered = answeredHere(facts);
  const isOpen = ({ operationIds }: ListCard) => !operationIds.some((id) => answered.has(id));
  const isOthers = ({ reason }: ListCard) => !present || !foldedReasons.has(reason);
  const fromList = listCards.filter((card) => isOthers(card) && isOpen(card));
  return [
    ...folded.map(({ reason, key, operationIds }) => toCard(reason, key, operationIds)),
    ...fromList.map(({ reason, operationIds }) => toCard(reason, keyOf(facts, operationIds), operationIds)),
    ...setAside.map(({ id }) => toCard("NOT_TAKEN", facts.keyOf(id), [id])),
  ];
}

const toCard = (
  reason: CardFacts["reason"],
  key: PersonKey | undefined,
  operationIds: readonly string[],
): CardFacts => ({
  id: [reason, ...operationIds].join(" "),
  ...{ reason, key, operationIds },
});

const keyOf = (facts: FactSet, operationIds: readonly string[]): PersonKey | undefined =>
  operationIds.map((id) => facts.keyOf(id)).find((key) => key !== undefined);

/** Operations that one of this device takes the place of, or takes back, without the server's knowing it yet. */
function answeredHere(facts: FactSet): Set<string> {
  return new Set(facts.unsent.flatMap(({ cancels, replaces }) => [...(cancels ? [cancels] : []), ...(replaces ?? [])]));
}

/** A card as it is shown. */
export function showCard(facts: FactSet, people: ReadonlyMap<PersonKey, DoorPerson>, card: CardFacts): DoorCard {
  const { id, reason, key, operationIds } = card;
  const known = operationIds.flatMap((operationId) => facts.get(operationId)?.operation ?? []);
  const person = key === undefined ? undefined : people.get(key);
  const sides = known.map((operation) => toSide(operation, facts.get(operation.id)?.by ?? ""));
  const name = person?.name ?? known.find((operation) => operation.name !== null)?.name ?? "";
  return { id, reason, person, name, sides, answers: answersTo(reason, sides) };
}

function toSide(operation: DoorOperation, by: string): DoorCardSide {
  const { id, kind, tableLabel, name } = operation;
  const at = new Date(correctedTime(operation));
  return { operationId: id, kind, at, by, tableLabel: tableLabel ?? "", name: name ?? "" };
}

const keep: DoorAnswer = { kind: "KEEP" };

function answersTo(reason: DoorCard["reason"], sides: readonly DoorCardSide[]): DoorAnswer[] {
  const undos = sides.map(({ operationId }): DoorAnswer => ({ kind: "UNDO", operationId }));
  const seats = sides
    .filter(({ kind }) => kind === "RESEATED")
    .map(({ tableLabel }): DoorAnswer => ({ kind: "SEAT", tableLabel }));
  const names = sides.filter(({ name }) => name !== "").map(({ name }): DoorAnswer => ({ kind: "NAME", name }));
  const answers: Record<DoorCard["reason"], DoorAnswer[]> = {
    TWO_DOORS: [keep, ...undos],
    TWO_TABLES: seats,
    TWO_NAMES: names,
    GUEST_GONE: undos,
    TABLE_GONE: [keep],
    MOVED_MEANWHILE: [keep, ...seats],
    ALREADY_NAMED: [keep, ...names],
    NOT_TAKEN: [],
  };
  return answers[reason];
}
