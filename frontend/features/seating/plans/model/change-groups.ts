import { compareLabels } from "../../../../lib/table-labels.ts";
import type { MoveReason } from "./move-reasons.ts";
import type { PlannedMove } from "./proposal.ts";

/** What moves cure, in the order of the list. */
export type ChangeKind = "over" | "wishes" | "seated" | "together" | "room" | "other" | "hindered";

export interface ChangeGroup {
  readonly kind: ChangeKind;
  /** By the tables that guests leave and come to, so that companions are next to each other. */
  readonly moves: readonly PlannedMove[];
}

const kinds: readonly ChangeKind[] = ["over", "wishes", "seated", "together", "room", "other", "hindered"];

/** A plan's moves by what they are for; `reasons` are those of the whole plan, so that choices move no lines. */
export function groupChanges(
  moves: readonly PlannedMove[],
  reasons: ReadonlyMap<number, MoveReason>,
): readonly ChangeGroup[] {
  const sorted = moves.toSorted(
    (one, other) => compareTables(one.from?.label, other.from?.label) || compareTables(one.to?.label, other.to?.label),
  );
  return kinds
    .map((kind) => ({ kind, moves: sorted.filter((move) => kindOf(move, reasons.get(move.guest.id)) === kind) }))
    .filter((group) => group.moves.length > 0);
}

function compareTables(one = "", other = ""): number {
  return one === other ? 0 : compareLabels(one, other);
}

function kindOf({ from, obstacle }: PlannedMove, reason: MoveReason | undefined): ChangeKind {
  if (obstacle !== null) return "hindered";
  if (from === null) return "seated";
  switch (reason?.kind) {
    case undefined:
      return "other";
    case "over":
      return "over";
    case "household":
    case "along":
      return "together";
    case "room":
      return "room";
    default:
      return "wishes";
  }
}
