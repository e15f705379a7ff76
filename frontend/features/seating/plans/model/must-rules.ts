import type { Wish } from "../../../../../common/wishes/wish.ts";
import { idsOfWish } from "../../../../../common/wishes/wish-guests.ts";
import { wishFacts } from "../../../../../common/wishes/wish-kinds.ts";
import type { Board, BoardGuest } from "../../model/board.ts";

/** Guests who must sit together, and pairs who may not; a choice of moves may break these. */
export interface MustRules {
  readonly together: readonly Together[];
  readonly apart: readonly (readonly [number, number])[];
  readonly places: readonly PlaceRule[];
}

/** Guests who must sit at some tables, or may not, by their labels in lower case. */
export interface PlaceRule {
  readonly guestIds: readonly number[];
  readonly labels: ReadonlySet<string>;
  readonly isAt: boolean;
}

export interface Together {
  /** Empty if it is another reason. */
  readonly household: string;
  readonly guestIds: readonly number[];
}

/** The rules of a board. With `splitHouseholds`, households and plus-ones need not sit together. */
export function mustRules({ guests, tables }: Board, wishes: readonly Wish[], splitHouseholds: boolean): MustRules {
  const wished = wishes.filter(({ kind }) => kind === "TOGETHER").map(({ guestIds }) => ({ household: "", guestIds }));
  const parties = companions([...guests.values()]);
  const strict = wishes.some(({ kind }) => wishFacts(kind).isAboutChildren)
    ? parties.flatMap((party) => withoutChildren(party, guests))
    : parties;
  return {
    together: [...(splitHouseholds ? [] : strict), ...wished],
    apart: wishes.filter(({ kind }) => kind === "APART").flatMap(({ guestIds }) => pairsOf(guestIds)),
    places: wishes
      .filter(({ kind }) => kind === "AT_TABLES" || kind === "NOT_AT_TABLES" || kind === "CHILDREN_AT_TABLES")
      .map((wish) => ({
        guestIds: idsOfWish(wish, [...guests.values()]),
        labels: new Set(wish.tableIds.flatMap((id) => tables.get(id)?.label.toLowerCase() ?? [])),
        isAt: wish.kind !== "NOT_AT_TABLES",
      })),
  };
}

/** The adults, and the children, of those who belong together: children have tables of their own. */
function withoutChildren({ household, guestIds }: Together, guests: Board["guests"]): Together[] {
  return [false, true]
    .map((isChild) => ({ household, guestIds: guestIds.filter((id) => guests.get(id)?.isChild === isChild) }))
    .filter((party) => party.guestIds.length > 1);
}

/** Whether guests belong together by their household or as somebody's plus-one. */
export function hasCompanions({ guests }: Board): boolean {
  return companions([...guests.values()]).length > 0;
}

/** Households, and couples of a guest and a plus-one, of those who may come. */
export function companions(guests: readonly BoardGuest[]): Together[] {
  const coming = guests.filter(({ attendance }) => attendance !== "NO");
  const present = new Set(coming.map(({ id }) => id));
  const households = new Map<string, { household: string; guestIds: number[] }>();
  for (const { id, household } of coming) {
    if (household === "") continue;
    const key = household.toLowerCase();
    const members = households.get(key);
    if (members) members.guestIds.push(id);
    else households.set(key, { household, guestIds: [id] });
  }
  const couples = coming.flatMap(({ id, guestOfId }) =>
    guestOfId !== null && present.has(guestOfId) ? [{ household: "", guestIds: [guestOfId, id] }] : [],
  );
  return [...[...households.values()].filter(({ guestIds }) => guestIds.length > 1), ...couples];
}

function pairsOf(ids: readonly number[]): [number, number][] {
  return ids.flatMap((one, index) => ids.slice(index + 1).map((other): [number, number] => [one, other]));
}
