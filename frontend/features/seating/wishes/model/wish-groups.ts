import type { Wish } from "../../../../../common/wishes/wish.ts";
import { type WishFamily, type WishKind, wishFacts } from "../../../../../common/wishes/wish-kinds.ts";

export const pairKinds = ["TOGETHER", "APART", "LIKE", "DISLIKE"] as const satisfies readonly WishKind[];

export const tableKinds = [
  "AT_TABLES",
  "NOT_AT_TABLES",
  "LIKE_TABLES",
  "DISLIKE_TABLES",
] as const satisfies readonly WishKind[];

export const columnKinds = ["COLUMN_TOGETHER", "COLUMN_SPREAD"] as const satisfies readonly WishKind[];

export const everyoneKinds = [
  "COMPANY",
  "BALANCE",
  "TABLE_MINIMUM",
  "CHILDREN_AT_TABLES",
] as const satisfies readonly WishKind[];

/** Kinds of wishes about everyone that can be added beside these wishes. */
export function openEveryoneKinds(wishes: readonly Pick<Wish, "kind">[]): (typeof everyoneKinds)[number][] {
  return everyoneKinds.filter((kind) => !(wishFacts(kind).isSingle && wishes.some((wish) => wish.kind === kind)));
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

function isIn<Kind extends WishKind>(kinds: readonly Kind[], kind: WishKind): kind is Kind {
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
