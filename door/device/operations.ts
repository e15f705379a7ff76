import { type DoorOperation, maxReplaced } from "../../common/door/door-operation.ts";
import type { DoorAnswer, DoorCard, DoorPerson } from "./state.ts";

/** What is particular to an operation; the device adds the rest. */
export type OperationDraft = Pick<DoorOperation, "kind"> &
  Partial<Omit<DoorOperation, "id" | "device" | "sequence" | "at" | "clockOffsetMs">>;

/** Walk-ins are called by the id that a device gave them, whatever the list makes of them. */
const about = ({ guestId, walkInId }: DoorPerson) =>
  walkInId === undefined ? { guestId: guestId ?? null } : { walkInId };

const isArrival = ({ kind }: DoorOperation) => kind === "ARRIVED" || kind === "WALK_IN";
const isReseat = ({ kind }: DoorOperation) => kind === "RESEATED";
const isNaming = ({ kind, name }: DoorOperation) => kind === "ARRIVED" && name !== null;

/** All that is known, and not only what stands: one of those may stand again when a later one is taken back. */
const idsOf = ({ operations }: DoorPerson, isMeant: (operation: DoorOperation) => boolean): string[] =>
  operations
    .filter(isMeant)
    .map(({ id }) => id)
    .slice(-maxReplaced);

export const arriving = (person: DoorPerson): OperationDraft => ({
  ...{ kind: "ARRIVED", ...about(person), tableLabel: person.tableLabel, replaces: [] },
});

export const leaving = (person: DoorPerson): OperationDraft => ({
  ...{ kind: "LEFT", ...about(person), replaces: idsOf(person, isArrival) },
});

export const reseating = (person: DoorPerson, tableLabel: string): OperationDraft => ({
  ...{ kind: "RESEATED", ...about(person), tableLabel, expectedTableLabel: person.tableLabel },
  replaces: idsOf(person, isReseat),
});

export const naming = (person: DoorPerson, name: string): OperationDraft => ({
  ...{ ...arriving(person), name, replaces: idsOf(person, isNaming) },
});

export const cancelling = (cancels: string): OperationDraft => ({ kind: "CANCELLED", cancels });

/** What an answer to a card records. */
export function answering({ reason, person }: DoorCard, answer: DoorAnswer): OperationDraft[] {
  if (answer.kind === "UNDO") return [cancelling(answer.operationId)];
  if (!person) return [];
  if (answer.kind === "SEAT") return [reseating(person, answer.tableLabel)];
  if (answer.kind === "NAME") return [naming(person, answer.name)];
  if (reason === "TWO_DOORS") return [{ ...arriving(person), replaces: idsOf(person, isArrival) }];
  return [reason === "ALREADY_NAMED" ? naming(person, person.name) : reseating(person, person.tableLabel)];
}
