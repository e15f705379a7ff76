import type { Board } from "../../model/board.ts";
import type { BoardIndex } from "../../model/board-index.ts";
import type { MustRules, PlaceRule } from "./must-rules.ts";
import { seatedCounts } from "./plan-cards.ts";
import { chosenMoves, type Declined } from "./plan-choice.ts";
import type { Review } from "./proposal.ts";

/** What a choice of a plan's moves would do that the whole plan does not. */
export type ChoiceWarning =
  | { readonly kind: "overCapacity"; readonly tableId: number; readonly guests: number; readonly seats: number }
  | { readonly kind: "household"; readonly household: string; readonly guestIds: readonly number[] }
  | { readonly kind: "separated" | "joined" | "misplaced"; readonly guestIds: readonly number[] };

const everything: Declined = new Set();

/** What is wrong with a choice, but not with the plan as a whole or not as much. */
export function choiceWarnings(
  review: Review,
  declined: Declined,
  { board, index }: { board: Board; index: BoardIndex },
  rules: MustRules,
): readonly ChoiceWarning[] {
  if (chosenMoves(review, declined).length === 0) return [];
  return [...overCapacity(review, declined, index), ...brokenRules(review, declined, board, rules)];
}

function overCapacity(review: Review, declined: Declined, index: BoardIndex): ChoiceWarning[] {
  const whole = seatedCounts({ ...review, moves: review.moves.map(unhindered) }, everything, index);
  const chosen = seatedCounts(review, declined, index);
  return index.tables.flatMap(({ id, capacity }): ChoiceWarning[] => {
    const guests = chosen.get(id) ?? 0;
    if (capacity === null || guests <= Math.max(capacity, whole.get(id) ?? 0)) return [];
    return [{ kind: "overCapacity", tableId: id, guests, seats: capacity }];
  });
}

function brokenRules(review: Review, declined: Declined, board: Board, rules: MustRules): ChoiceWarning[] {
  const whole = placesAfter({ ...review, moves: review.moves.map(unhindered) }, everything, board);
  const chosen = placesAfter(review, declined, board);
  const areTogether = (places: Places, ids: readonly number[]) => {
    const labels = ids.flatMap((id) => places.get(id) ?? []);
    return labels.every((label) => label !== "" && label === labels[0]);
  };
  return [
    ...rules.together.flatMap(({ household, guestIds }): ChoiceWarning[] => {
      if (areTogether(chosen, guestIds) || !areTogether(whole, guestIds)) return [];
      return household === "" ? [{ kind: "separated", guestIds }] : [{ kind: "household", household, guestIds }];
    }),
    ...rules.apart.flatMap((guestIds): ChoiceWarning[] => {
      const isNew = areTogether(chosen, guestIds) && !areTogether(whole, guestIds);
      return isNew ? [{ kind: "joined", guestIds }] : [];
    }),
    ...rules.places.flatMap((rule): ChoiceWarning[] => {
      const guestIds = rule.guestIds.filter((id) => isBroken(rule, chosen.get(id)) && !isBroken(rule, whole.get(id)));
      return guestIds.length > 0 ? [{ kind: "misplaced", guestIds }] : [];
    }),
  ];
}

/** Who has no seat breaks no such rule yet. */
function isBroken({ labels, isAt }: PlaceRule, label = ""): boolean {
  return label !== "" && labels.has(label) !== isAt;
}

function unhindered<Move extends Review["moves"][number]>(move: Move): Move {
  return { ...move, obstacle: null };
}

type Places = ReadonlyMap<number, string>;

function placesAfter(review: Review, declined: Declined, board: Board): Places {
  const places = new Map<number, string>();
  for (const { id, tableNumber } of board.guests.values()) places.set(id, tableNumber.toLowerCase());
  for (const { guest, to } of chosenMoves(review, declined)) places.set(guest.id, (to?.label ?? "").toLowerCase());
  return places;
}
