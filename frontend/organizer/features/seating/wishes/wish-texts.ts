import type { Wish, WishPriority } from "../../../../../common/wishes/wish.ts";
import { pairKinds, type WishKind, wishFacts, wishKinds } from "../../../../../common/wishes/wish-kinds.ts";
import type { WishOutcome } from "../../../../../common/wishes/wish-outcomes.ts";
import { tableTitle } from "../../../lib/tables.ts";
import { languageTag, type PlainScreenKey, t } from "../../../lib/text.ts";
import type { Board } from "../model/board.ts";
import type { PlanFixture } from "../model/extras.ts";
import { fixtureName } from "../model/extras.ts";

const list = new Intl.ListFormat(languageTag);

const defaultMaxNames = 4;

export function kindText(kind: WishKind): string {
  return t(wishFacts(kind).label);
}

export function groupText(group: WishGroup): string {
  if (group === "COLUMN") return t("seating-wishes.groups.column");
  return group === "EVERYONE" ? t("seating-wishes.groups.everyone") : kindText(group);
}

const priorityKeys: Readonly<Record<WishPriority, PlainScreenKey>> = {
  LOW: "seating-wishes.priority.low",
  MEDIUM: "seating-wishes.priority.medium",
  HIGH: "seating-wishes.priority.high",
};

export function priorityText({ kind, priority }: Pick<Wish, "kind" | "priority">): string {
  return wishFacts(kind).isRequired ? t("seating-wishes.priority.required") : t(priorityKeys[priority]);
}

export type WishPlace = Pick<PlanFixture, "id" | "kind" | "label">;

export interface WishNames {
  /** Undefined for a guest who is gone or need not be named. */
  nameOf: (guestId: number) => string | undefined;
  places: readonly WishPlace[];
  /** Undefined for a table that is gone. */
  labelOf: (tableId: number) => string | undefined;
}

export const namesOnBoard = ({ guests, tables }: Board, places: readonly WishPlace[]): WishNames => ({
  nameOf: (id) => guests.get(id)?.name,
  labelOf: (id) => tables.get(id)?.label,
  places,
});

/** Text of a wish below the heading of its group. */
export function wishText(wish: Wish, { nameOf, places, labelOf }: WishNames): string {
  const { kind, guestIds, column, value, fixtureId, tableIds, minimum } = wish;
  const names = namesText(guestIds.flatMap((id) => nameOf(id) ?? []));
  switch (kind) {
    case "COLUMN_TOGETHER":
      return t("seating-wishes.about.columnTogether", { column });
    case "COLUMN_SPREAD":
      return t("seating-wishes.about.columnSpread", { column });
    case "TABLE_MINIMUM":
      return t("seating-wishes.about.tableMinimum", { count: minimum ?? 1 });
    case "CHILDREN_AT_TABLES": {
      const tables = namesText(tableIds.flatMap((id) => labelOf(id) ?? []).map(tableTitle));
      return t("seating-wishes.about.childrenAtTables", { tables });
    }
    case "COMPANY":
    case "BALANCE":
      return kindText(kind);
    case "NEAR": {
      const place = placeText(places, fixtureId);
      return names === "" ? place : t("seating-wishes.about.near", { names, place });
    }
    case "AT_TABLES":
    case "NOT_AT_TABLES":
    case "LIKE_TABLES":
    case "DISLIKE_TABLES": {
      const tables = namesText(tableIds.flatMap((id) => labelOf(id) ?? []).map(tableTitle));
      const who = value === "" ? names : t("seating-wishes.about.withValue", { column, value });
      return who === "" ? tables : t("seating-wishes.about.tables", { who, tables });
    }
    default:
      return names;
  }
}

function placeText(places: readonly WishPlace[], fixtureId: number | null): string {
  const found = places.find(({ id }) => id === fixtureId);
  return found ? fixtureName(found) : "";
}

/** The first of them, and how many more there are. */
export function namesText(names: readonly string[], maxNames = defaultMaxNames): string {
  const rest = names.length - maxNames;
  // "and 1 more" would be no shorter than the name.
  if (rest <= 1) return list.format(names);
  return t("seating-wishes.names.more", { names: names.slice(0, maxNames).join(", "), count: rest });
}

/** How far a wish is met, in words. `isPlaced`: whether any table is on the floor plan. */
export function outcomeText({ kind }: Wish, outcome: WishOutcome, isPlaced: boolean): string {
  const { state, met, of } = outcome;
  if (of === 0) return t("seating-wishes.outcome.nobody");
  if (state === "met") return t("seating-wishes.outcome.met");
  if (state === "unmet") return t("seating-wishes.outcome.unmet");
  if (state === "open") return openText(kind, outcome, isPlaced);
  const isAboutTables = kind === "BALANCE" || kind === "TABLE_MINIMUM";
  return t(isAboutTables ? "seating-wishes.outcome.tables" : "seating-wishes.outcome.guests", { met, of });
}

function openText(kind: WishKind, { met, of }: WishOutcome, isPlaced: boolean): string {
  if (kind === "NEAR" && !isPlaced) return t("seating-wishes.outcome.notPlaced");
  return met === 0 || of === 2 ? t("seating-wishes.outcome.open") : t("seating-wishes.outcome.soFar", { met, of });
}

/** What most wishes are. */
export const commonKinds: readonly WishKind[] = ["TOGETHER", "APART", "AT_TABLES", "COLUMN_TOGETHER"];

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
  return wishKinds.filter((one) => {
    const { family, fewestTables, hasPlace, isSingle } = wishFacts(one);
    if (one === kind) return true;
    if (isSingle && isTaken(one)) return false;
    return (family !== "column" || hasColumns) && (!hasPlace || hasPlaces) && (fewestTables === null || hasTables);
  });
}

/** Wishes about guests by their kind, the others by what they are about. */
export type WishGroup = WishKind | "COLUMN" | "EVERYONE";

function groupOf(kind: WishKind): WishGroup {
  const { family } = wishFacts(kind);
  if (family === "column") return "COLUMN";
  return family === "everyone" ? "EVERYONE" : kind;
}

/** Wishes as the panel lists them, without empty groups. */
export function groupWishes(wishes: readonly Wish[]): { group: WishGroup; wishes: readonly Wish[] }[] {
  return [...new Set(wishKinds.map(groupOf))]
    .map((group) => ({ group, wishes: wishes.filter(({ kind }) => groupOf(kind) === group) }))
    .filter(({ wishes: { length } }) => length > 0);
}

/** Unique among the wishes of an event, also before the server has given an id. */
export function contentKey({ kind, guestIds, column, value, fixtureId, tableIds }: Wish): string {
  return [kind, guestIds.join(), fixtureId, tableIds.join(), column, value.toLowerCase()].join(" ");
}

/** The wish of exactly these guests about one another. */
export function wishAmong(wishes: readonly Wish[], guestIds: ReadonlySet<number>): Wish | undefined {
  return wishes.find(
    (wish) =>
      pairKinds.some((kind) => kind === wish.kind) &&
      wish.guestIds.length === guestIds.size &&
      wish.guestIds.every((id) => guestIds.has(id)),
  );
}
