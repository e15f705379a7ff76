import { correctedTime, type DoorOperation, type DoorReason } from "../../common/door/door-operation.ts";
import type { ListCard, StoredFact } from "./server.ts";
import type { DoorAnswer, DoorCard, DoorCardSide, DoorPerson } from "./state.ts";

type OpenCard = Pick<DoorCard, "reason"> & Pick<ListCard, "operationIds">;

interface Known {
  facts: ReadonlyMap<string, StoredFact>;
  queue: ReadonlyMap<string, DoorOperation>;
  /** The server's. */
  cards: readonly ListCard[];
  /** What the server could not read. */
  setAside: readonly DoorOperation[];
}

/** What needs a look, except what somebody has answered here. */
export function openCards({ queue, cards, setAside }: Known): OpenCard[] {
  const answers = [...queue.values()].flatMap(({ cancels, replaces }) => cancels ?? replaces ?? []);
  const answered = new Set(answers);
  return [
    ...cards.filter(({ operationIds }) => !operationIds.some((id) => answered.has(id))),
    ...setAside.map(({ id }) => ({ reason: "NOT_TAKEN" as const, operationIds: [id] })),
  ];
}

/** A card as it is shown. */
export function showCard(
  { facts, queue }: Known,
  people: readonly DoorPerson[],
  { reason, operationIds }: OpenCard,
): DoorCard {
  const known = operationIds.flatMap((id) => facts.get(id) ?? queue.get(id) ?? []);
  const person = people.find(({ operations }) => operations.some(({ id }) => operationIds.includes(id)));
  const sides = known.map((operation) => toSide(operation, facts.get(operation.id)?.by ?? ""));
  const name = person?.name ?? sides.find((side) => side.name !== "")?.name ?? "";
  return { id: [reason, ...operationIds].join(" "), reason, person, name, sides, answers: answersTo(reason, sides) };
}

function toSide(operation: DoorOperation, by: string): DoorCardSide {
  const { id, kind, tableLabel, name } = operation;
  const at = new Date(correctedTime(operation));
  return { operationId: id, kind, at, by, tableLabel: tableLabel ?? "", name: name ?? "" };
}

function answersTo(reason: DoorReason | "NOT_TAKEN", sides: readonly DoorCardSide[]): DoorAnswer[] {
  const keep: DoorAnswer = { kind: "KEEP" };
  const undos = sides.map(({ operationId }): DoorAnswer => ({ kind: "UNDO", operationId }));
  const reseats = sides.filter(({ kind }) => kind === "RESEATED");
  const seats = reseats.map(({ tableLabel }): DoorAnswer => ({ kind: "SEAT", tableLabel }));
  const names = sides.filter(({ name }) => name !== "").map(({ name }): DoorAnswer => ({ kind: "NAME", name }));
  const answers = {
    TWO_DOORS: [keep, ...undos],
    TWO_TABLES: seats,
    TWO_NAMES: names,
    GUEST_GONE: undos,
    LIST_FULL: undos,
    TABLE_GONE: [keep],
    MOVED_MEANWHILE: [keep, ...seats],
    ALREADY_NAMED: [keep, ...names],
    NOT_TAKEN: [],
  };
  return answers[reason];
}
