import { type DoorOperation, maxReplaced } from "../../common/door/door-operation.ts";
import type { DoorAnswer, DoorCard, DoorPerson } from "./door-state.ts";
import type { PersonFacts } from "./fact-set.ts";

/** What is particular to an operation; the device adds the rest. */
export type OperationDraft = Pick<DoorOperation, "kind"> &
  Partial<Omit<DoorOperation, "id" | "device" | "sequence" | "at" | "clockOffsetMs">>;

/** A person, and everything known about them. */
export interface Known {
  person: DoorPerson;
  facts: PersonFacts;
}

/** Walk-ins are called by the id that a device gave them, whatever the list makes of them. */
const about = ({ guestId, walkInId }: DoorPerson) =>
  walkInId === undefined ? { guestId: guestId ?? null } : { walkInId };

const isPresence = ({ kind }: DoorOperation) => kind === "ARRIVED" || kind === "WALK_IN" || kind === "LEFT";
const isArrival = (operation: DoorOperation) => isPresence(operation) && operation.kind !== "LEFT";
const isReseat = ({ kind }: DoorOperation) => kind === "RESEATED";
const isNaming = ({ kind, name }: DoorOperation) => kind === "ARRIVED" && name !== null;

/** All that is known, and not only what stands: one of those may stand again when a later one is taken back. */
const idsOf = ({ facts }: Known, isMeant: (operation: DoorOperation) => boolean): string[] =>
  facts.operations
    .filter(isMeant)
    .map(({ id }) => id)
    .slice(-maxReplaced);

export const arriving = ({ person }: Known): OperationDraft => ({
  ...{ kind: "ARRIVED", ...about(person), tableLabel: person.tableLabel, replaces: [] },
});

export const leaving = (known: Known): OperationDraft => ({
  ...{ kind: "LEFT", ...about(known.person), replaces: idsOf(known, isArrival) },
});

export const reseating = (known: Known, tableLabel: string): OperationDraft => ({
  ...{ kind: "RESEATED", ...about(known.person), tableLabel, expectedTableLabel: known.person.tableLabel },
  replaces: idsOf(known, isReseat),
});

export const naming = (known: Known, name: string): OperationDraft => ({
  ...{ ...arriving(known), name, replaces: idsOf(known, isNaming) },
});

export const walkingIn = (walkInId: string, name: string, tableLabel: string): OperationDraft => ({
  ...{ kind: "WALK_IN", walkInId, name, tableLabel },
});

export const cancelling = (cancels: string): OperationDraft => ({ kind: "CANCELLED", cancels });

/** What an answer to a card records. `known`: whom the card is about. */
export function answering(card: DoorCard, answer: DoorAnswer, known: Known | undefined): OperationDraft[] {
  if (answer.kind === "UNDO") return [cancelling(answer.operationId)];
  if (!known) return [];
  if (answer.kind === "SEAT") return [reseating(known, answer.tableLabel)];
  if (answer.kind === "NAME") return [naming(known, answer.name)];
  return keeping(card, known);
}

function keeping({ reason }: DoorCard, known: Known): OperationDraft[] {
  if (reason === "TWO_DOORS") return [{ ...arriving(known), replaces: idsOf(known, isArrival) }];
  if (reason === "ALREADY_NAMED") return [naming(known, known.person.name)];
  return [reseating(known, known.person.tableLabel)];
}
