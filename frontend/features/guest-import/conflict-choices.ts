import type { ConflictSide, GuestConflictChoiceInput } from "../../generated/schema-types.ts";
import type { ConflictList_ConflictFragment } from "./generated/conflict-list.ts";
import type { ImportRequest } from "./import-request.ts";

/** Something about a guest that both the file and the list changed since the last import. */
export type Conflict = ConflictList_ConflictFragment;

export function conflictKey({ guestId, field, column }: Pick<Conflict, "guestId" | "field" | "column">): string {
  return `${guestId} ${field} ${column ?? ""}`;
}

/** Whose value the organizer chose; undefined as long as they did not. */
export function chosenSide(
  { conflicts, conflictChoices }: ImportRequest,
  conflict: Conflict,
): ConflictSide | undefined {
  const key = conflictKey(conflict);
  return conflictChoices.find((choice) => keyOf(choice) === key)?.take ?? conflicts ?? undefined;
}

export function withConflictChoice(request: ImportRequest, conflict: Conflict, take: ConflictSide): ImportRequest {
  const { guestId, field, column } = conflict;
  const key = conflictKey(conflict);
  const others = request.conflictChoices.filter((choice) => keyOf(choice) !== key);
  return { ...request, conflictChoices: [...others, { guestId, field, column, take }] };
}

export function withAllConflicts(request: ImportRequest, take: ConflictSide): ImportRequest {
  return { ...request, conflicts: take, conflictChoices: [] };
}

const keyOf = ({ guestId, field, column }: GuestConflictChoiceInput) =>
  conflictKey({ guestId, field, column: column ?? null });
