import type { Wish } from "../../../../../common/wishes/wish.ts";
import { type WishFamily, type WishKind, wishFacts } from "../../../../../common/wishes/wish-kinds.ts";

/** What most wishes are. */
export const commonKinds = ["TOGETHER", "APART", "AT_TABLES", "COLUMN_TOGETHER"] as const satisfies readonly WishKind[];

export const pairKinds = ["TOGETHER", "APART", "LIKE", "DISLIKE"] as const satisfies readonly WishKind[];

const tableKinds = [
  "AT_TABLES",
  "NOT_AT_TABLES",
  "LIKE_TABLES",
  "DISLIKE_TABLES",
] as const satisfies readonly WishKind[];

const columnKinds = ["COLUMN_TOGETHER", "COLUMN_SPREAD"] as const satisfies readonly WishKind[];

const everyoneKinds = [
  "COMPANY",
  "BALANCE",
  "TABLE_MINIMUM",
  "CHILDREN_AT_TABLES",
] as const satisfies readonly WishKind[];

const allKinds = [...pairKinds, ...tableKinds, ...columnKinds, "NEAR", ...everyoneKinds] as const;

interface Offer {
  readonly hasColumns: boolean;
  readonly hasPlaces: boolean;
  readonly hasTables: boolean;
}

/** The kinds that a wish may have, beside the other wishes of an event. */
export function kindsFor(
  { id, kind }: Pick<Wish, "id" | "kind">,
  wishes: readonly Pick<Wish, "id" | "kind">[],
  { hasColumns, hasPlaces, hasTables }: Offer,
): readonly WishKind[] {
  const isTaken = (one: WishKind) => wishes.some((wish) => wish.kind === one && wish.id !== id);
  return allKinds.filter((one) => {
    const { family, fewestTables, hasPlace, isSingle } = wishFacts(one);
    if (one === kind) return true;
    if (isSingle && isTaken(one)) return false;
    return (family !== "column" || hasColumns) && (!hasPlace || hasPlaces) && (fewestTables === null || hasTables);
  });
}

export function familyOf(kind: WishKind): WishFamily {
  return wishFacts(kind).family;
}

/** Whether a wish must be met, so that its priority means nothing. */
export function isRequired(kind: WishKind): boolean {
  return wishFacts(kind).isRequired;
}

export type WishGroup = (typeof pairKinds)[number] | (typeof tableKinds)[number] | "COLUMN" | "NEAR" | "EVERYONE";

const groupOrder = [...pairKinds, ...tableKinds, "COLUMN", "NEAR", "EVERYONE"] as const satisfies readonly WishGroup[];

/** Wishes as the panel lists them, without empty groups. */
export function groupWishes(wishes: readonly Wish[]): { group: WishGroup; wishes: readonly Wish[] }[] {
  const groups = new Map<WishGroup, Wish[]>(groupOrder.map((group) => [group, []]));
  for (const wish of wishes) groups.get(groupOf(wish.kind))?.push(wish);
  return [...groups]
    .map(([group, members]) => ({ group, wishes: members }))
    .filter(({ wishes: { length } }) => length > 0);
}

function groupOf(kind: WishKind): WishGroup {
  if (isIn(columnKinds, kind)) return "COLUMN";
  return isIn(everyoneKinds, kind) ? "EVERYONE" : kind;
}

/** Whether a kind is one of these. */
export function isIn<Kind extends WishKind>(kinds: readonly Kind[], kind: WishKind): kind is Kind {
  return kinds.some((one) => one === kind);
}

/** Unique among the wishes of an event, also before the server has given an id. */
export function contentKey({ kind, guestIds, column, value, fixtureId, tableIds }: Wish): string {
  return [kind, guestIds.join(), fixtureId, tableIds.join(), column, value.toLowerCase()].join(" ");
}

/** The wish of exactly these guests about one another. */
export function wishAmong(wishes: readonly Wish[], guestIds: ReadonlySet<number>): Wish | undefined {
  return wishes.find(
    (wish) =>
      isIn(pairKinds, wish.kind) &&
      wish.guestIds.length === guestIds.size &&
      wish.guestIds.every((id) => guestIds.has(id)),
  );
}
