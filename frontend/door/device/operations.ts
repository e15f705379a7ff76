import type { DoorFact } from "../../../common/door/door-news.ts";
import { type DoorOperation, maxReplaced } from "../../../common/door/door-operation.ts";
import { isArrival } from "../../../common/door/fold-door.ts";
import type { DoorCard, DoorPerson } from "./state.ts";

/** What is particular to an operation; the device adds the rest. */
export type Draft = Omit<DoorOperation, "id" | "device" | "sequence" | "at">;

/** Walk-ins are called by the id that a device gave them, whatever the list makes of them. */
const about = ({ guestId, walkInId }: DoorPerson) => (walkInId ? { walkInId } : { guestId });

/** All that is known, and not only what stands: one of those may stand again when a later one is taken back. */
const idsOf = ({ operations }: DoorPerson, isMeant: (operation: DoorOperation) => boolean): string[] =>
  operations
    .filter(isMeant)
    .map(({ id }) => id)
    .slice(-maxReplaced);

export const arriving = (person: DoorPerson): Draft => ({
  ...{ kind: "ARRIVED", ...about(person), tableLabel: person.tableLabel, replaces: [] },
});

/** For somebody who was marked more than once. */
const arrivingOnce = (person: DoorPerson): Draft => ({
  ...{ ...arriving(person), replaces: idsOf(person, isArrival) },
});

export const leaving = (person: DoorPerson): Draft => ({
  ...{ kind: "LEFT", ...about(person), replaces: idsOf(person, isArrival) },
});

/** "" is no table. */
export const reseating = (person: DoorPerson, tableLabel: string): Draft => ({
  ...{ kind: "RESEATED", ...about(person), tableLabel, expectedTableLabel: person.tableLabel },
  replaces: idsOf(person, ({ kind }) => kind === "RESEATED"),
});

/** Of a plus-one, who is here at once. */
export const naming = (person: DoorPerson, name: string): Draft => ({
  ...{ ...arriving(person), name },
  replaces: idsOf(person, (operation) => operation.kind === "ARRIVED" && Boolean(operation.name)),
});

/** Somebody who is here at once. */
export const walkingIn = (walkInId: string, name: string, tableLabel: string): Draft => ({
  ...{ kind: "WALK_IN", walkInId, name, tableLabel },
});

export const cancelling = (cancels: string): Draft => ({ kind: "CANCELLED", cancels });

/** What somebody may answer to a card: it is right as it is; it is one person; a fact was a mistake; they sit there; it is their name. */
export interface Answer {
  kind: "KEEP" | "ONE" | "UNDO" | "SEAT" | "NAME";
  /** The fact that is right, or was a mistake. */
  about?: DoorFact;
  drafts: readonly Draft[];
}

export function answersTo({ reason, operations, person }: DoorCard): Answer[] {
  const undos = operations.map((about): Answer => ({ kind: "UNDO", about, drafts: [cancelling(about.id)] }));
  if (!person || reason === "GUEST_GONE" || reason === "LIST_FULL") return undos;
  const keep = (draft: Draft): Answer => ({ kind: "KEEP", drafts: [draft] });
  const seats = operations.flatMap((about): Answer[] =>
    about.kind === "RESEATED" ? [{ kind: "SEAT", about, drafts: [reseating(person, about.tableLabel ?? "")] }] : [],
  );
  const names = operations.flatMap((about): Answer[] =>
    about.name ? [{ kind: "NAME", about, drafts: [naming(person, about.name)] }] : [],
  );
  const answers = {
    TWO_DOORS: [{ kind: "ONE" as const, drafts: [arrivingOnce(person)] }, ...undos],
    TWO_TABLES: seats,
    TWO_NAMES: names,
    TABLE_GONE: [keep(reseating(person, person.tableLabel))],
    MOVED_MEANWHILE: [keep(reseating(person, person.tableLabel)), ...seats],
    ALREADY_NAMED: [keep(naming(person, person.name)), ...names],
  };
  return answers[reason];
}
