import { maxGuestsInWish } from "../../../../../common/wish-limits.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import type { pairKinds } from "../../../../../common/wishes/wish-kinds.ts";
import type { BoardGuest } from "../model/board.ts";
import { emptyWish } from "../model/extras.ts";
import { extraValue } from "../model/guest-filter.ts";

export type NamedKind = (typeof pairKinds)[number];

const minSurnameLength = 4;

/** The column that most looks as if guests named others in it, judged by surnames; the first one if none does. */
export function columnOfNames(guests: ReadonlyMap<number, BoardGuest>, columns: readonly string[]): string {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter(isLong) ?? [];
  const isLong = ({ length }: string) => length >= minSurnameLength;
  const surnames = new Set([...guests.values()].flatMap(({ name }) => wordsOf(name).slice(-1)));
  const countOf = (column: string) =>
    [...guests.values()].filter((guest) => wordsOf(extraValue(guest, column)).some((word) => surnames.has(word)))
      .length;
  return columns.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? "";
}

export interface NamedGuest {
  readonly text: string;
  /** Best first. If certain, the one who is meant. */
  readonly guestIds: readonly number[];
  readonly isCertain: boolean;
}

export interface NamedWish {
  readonly guestId: number;
  readonly text: string;
  readonly names: readonly NamedGuest[];
}

/** Whom the names mean, by {@link nameKey}: nobody, or a guest. */
export type NameChoices = ReadonlyMap<string, readonly number[]>;

/** Unique key of a name: the guest who wrote it, and its place in their cell. */
export const nameKey = ({ guestId }: Pick<NamedWish, "guestId">, at: number) => `${guestId} ${at}`;

export type Recognition = "certain" | "toChoose" | "notFound";

export function recognitionOf({ guestIds, isCertain }: NamedGuest): Recognition {
  if (guestIds.length === 0) return "notFound";
  return isCertain ? "certain" : "toChoose";
}

/** Certain names mean who was found; of the others, nobody is meant before someone is chosen. */
export function firstChoices(named: readonly NamedWish[]): NameChoices {
  return new Map(
    named.flatMap((wish) =>
      wish.names.map(
        (name, at) => [nameKey(wish, at), recognitionOf(name) === "certain" ? name.guestIds : []] as const,
      ),
    ),
  );
}

const order: readonly Recognition[] = ["toChoose", "notFound", "certain"];

/** Cells with something to choose first, then those with a name that was not found, each in the order of the list. */
export function inOrderOfNeed(named: readonly NamedWish[]): readonly NamedWish[] {
  const needOf = ({ names }: NamedWish) => Math.min(...names.map((name) => order.indexOf(recognitionOf(name))));
  return [...named].sort((one, other) => needOf(one) - needOf(other));
}

export function countNames(named: readonly NamedWish[]): Readonly<Record<Recognition, number>> {
  const counts = { certain: 0, toChoose: 0, notFound: 0 };
  for (const { names } of named) for (const name of names) counts[recognitionOf(name)] += 1;
  return counts;
}

/** The wishes that the choices add. Mutual wishes, and TOGETHER by way of others, become one. */
export function wishesOf(
  named: readonly NamedWish[],
  choices: NameChoices,
  kind: NamedKind,
  present: readonly Wish[],
): readonly Wish[] {
  const pairs = pairsOf(named, choices).filter((pair) => !isPresent(pair, kind, present));
  const sets = kind === "TOGETHER" ? joined(pairs) : pairs;
  return sets.map((guestIds) => ({ ...emptyWish(kind), guestIds }));
}

export function isPresent(pair: readonly number[], kind: NamedKind, present: readonly Wish[]): boolean {
  return present.some((wish) => wish.kind === kind && pair.every((id) => wish.guestIds.includes(id)));
}

function pairsOf(named: readonly NamedWish[], choices: NameChoices): number[][] {
  const pairs = new Map<string, number[]>();
  for (const wish of named) {
    for (const at of wish.names.keys()) {
      for (const otherId of choices.get(nameKey(wish, at)) ?? []) {
        const pair = [wish.guestId, otherId].sort((one, other) => one - other);
        if (otherId !== wish.guestId) pairs.set(pair.join(), pair);
      }
    }
  }
  return [...pairs.values()];
}

/** Sets of guests from pairs that share guests. A set that is too large for a wish stays in pairs. */
function joined(pairs: readonly number[][]): number[][] {
  const setOf = new Map<number, Set<number>>();
  for (const pair of pairs) {
    const union = new Set(pair.flatMap((id) => [...(setOf.get(id) ?? [id])]));
    for (const id of union) setOf.set(id, union);
  }
  return [...new Set(setOf.values())].flatMap((set) =>
    set.size <= maxGuestsInWish ? [[...set]] : pairs.filter(([id]) => id !== undefined && set.has(id)),
  );
}
