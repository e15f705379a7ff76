import type { PlainKey } from "../messages/message.ts";

/** As stored. A new kind is declared here and in the database; the compiler then names what is missing. */
export const wishKindNames = [
  "together",
  "apart",
  "like",
  "dislike",
  "near",
  "at_tables",
  "not_at_tables",
  "like_tables",
  "dislike_tables",
  "column_together",
  "column_spread",
  "company",
  "balance",
  "table_minimum",
  "children_at_tables",
] as const;

export type WishKindName = (typeof wishKindNames)[number];

/** As in the graph. */
export type WishKind = Uppercase<WishKindName>;

/** What a wish is about: guests, a column of which every value counts, or everyone. */
export type WishFamily = "guests" | "column" | "everyone";

interface WishKindFacts {
  readonly family: WishFamily;
  /** Fewest guests without whom it means nothing, unless it is about those with a value; 0 if it names none. */
  readonly fewestGuests: number;
  /** Fewest tables that it names; null for kinds that are not about certain tables. */
  readonly fewestTables: number | null;
  /** Whether it is about everyone who is marked as a child. */
  readonly isAboutChildren?: true;
  /** Whether it names a fixture of the floor plan. */
  readonly hasPlace?: true;
  /** Whether it has a number of its own. */
  readonly hasMinimum?: true;
  /** Whether an event has at most one. */
  readonly isSingle?: true;
  /** Whether plans must meet it, so that its priority means nothing. */
  readonly isRequired: boolean;
  readonly label: PlainKey & `seating-wishes.kinds.${string}`;
}

const pair = { family: "guests", fewestGuests: 2, fewestTables: null } as const;
const tables = { family: "guests", fewestGuests: 1, fewestTables: 1 } as const;
const column = { family: "column", fewestGuests: 0, fewestTables: null } as const;
const everyone = { family: "everyone", fewestGuests: 0, fewestTables: null, isSingle: true } as const;
const children = {
  family: "everyone",
  fewestGuests: 0,
  fewestTables: 1,
  isAboutChildren: true,
  isSingle: true,
} as const;
const required = { isRequired: true } as const;
const wished = { isRequired: false } as const;

const facts: Readonly<Record<WishKindName, WishKindFacts>> = {
  together: { ...pair, ...required, label: "seating-wishes.kinds.together" },
  apart: { ...pair, ...required, label: "seating-wishes.kinds.apart" },
  like: { ...pair, ...wished, label: "seating-wishes.kinds.like" },
  dislike: { ...pair, ...wished, label: "seating-wishes.kinds.dislike" },
  near: {
    family: "guests",
    fewestGuests: 1,
    fewestTables: null,
    hasPlace: true,
    ...wished,
    label: "seating-wishes.kinds.near",
  },
  at_tables: { ...tables, ...required, label: "seating-wishes.kinds.atTables" },
  not_at_tables: { ...tables, ...required, label: "seating-wishes.kinds.notAtTables" },
  like_tables: { ...tables, ...wished, label: "seating-wishes.kinds.likeTables" },
  dislike_tables: { ...tables, ...wished, label: "seating-wishes.kinds.dislikeTables" },
  column_together: { ...column, ...wished, label: "seating-wishes.kinds.columnTogether" },
  column_spread: { ...column, ...wished, label: "seating-wishes.kinds.columnSpread" },
  company: { ...everyone, ...wished, label: "seating-wishes.kinds.company" },
  balance: { ...everyone, ...wished, label: "seating-wishes.kinds.balance" },
  table_minimum: { ...everyone, ...required, hasMinimum: true, label: "seating-wishes.kinds.tableMinimum" },
  children_at_tables: { ...children, ...required, label: "seating-wishes.kinds.childrenAtTables" },
};

export function isWishKindName(name: string): name is WishKindName {
  return Object.hasOwn(facts, name);
}

/** As stored, of either spelling. */
function kindName(kind: WishKind | WishKindName): WishKindName {
  const name = kind.toLowerCase();
  if (!isWishKindName(name)) throw new TypeError("There is no such kind of wish.");
  return name;
}

/** What holds for every wish of a kind. */
export function wishFacts(kind: WishKind | WishKindName): WishKindFacts {
  return facts[kindName(kind)];
}

/** Whether a wish may be about guests with a value of a column, in place of named ones. */
export function mayHaveValue(kind: WishKind | WishKindName): boolean {
  const { family, fewestTables } = wishFacts(kind);
  return family === "guests" && fewestTables !== null;
}

/** Kinds about guests and one another, which mean nothing for fewer than two. */
export const pairKindNames = wishKindNames.filter((name) => facts[name].fewestGuests === 2);
