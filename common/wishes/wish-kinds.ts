import type { PlainKey } from "../messages/message.ts";

/** What a wish is about: guests, a column of which every value counts, or everyone. */
type WishFamily = "guests" | "column" | "everyone";

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
const place = { family: "guests", fewestGuests: 1, fewestTables: null, hasPlace: true } as const;
const column = { family: "column", fewestGuests: 0, fewestTables: null } as const;
const everyone = { family: "everyone", fewestGuests: 0, fewestTables: null, isSingle: true } as const;
const children = { ...everyone, fewestTables: 1, isAboutChildren: true } as const;
const required = { isRequired: true } as const;
const wished = { isRequired: false } as const;

/** In the order in which they are listed. A new kind is declared here and in the database; the compiler names the rest. */
const facts = {
  TOGETHER: { ...pair, ...required, label: "seating-wishes.kinds.together" },
  APART: { ...pair, ...required, label: "seating-wishes.kinds.apart" },
  LIKE: { ...pair, ...wished, label: "seating-wishes.kinds.like" },
  DISLIKE: { ...pair, ...wished, label: "seating-wishes.kinds.dislike" },
  AT_TABLES: { ...tables, ...required, label: "seating-wishes.kinds.atTables" },
  NOT_AT_TABLES: { ...tables, ...required, label: "seating-wishes.kinds.notAtTables" },
  LIKE_TABLES: { ...tables, ...wished, label: "seating-wishes.kinds.likeTables" },
  DISLIKE_TABLES: { ...tables, ...wished, label: "seating-wishes.kinds.dislikeTables" },
  COLUMN_TOGETHER: { ...column, ...wished, label: "seating-wishes.kinds.columnTogether" },
  COLUMN_SPREAD: { ...column, ...wished, label: "seating-wishes.kinds.columnSpread" },
  NEAR: { ...place, ...wished, label: "seating-wishes.kinds.near" },
  COMPANY: { ...everyone, ...wished, label: "seating-wishes.kinds.company" },
  BALANCE: { ...everyone, ...wished, label: "seating-wishes.kinds.balance" },
  TABLE_MINIMUM: { ...everyone, ...required, hasMinimum: true, label: "seating-wishes.kinds.tableMinimum" },
  CHILDREN_AT_TABLES: { ...children, ...required, label: "seating-wishes.kinds.childrenAtTables" },
} as const satisfies Record<string, WishKindFacts>;

export type WishKind = keyof typeof facts;

export function isWishKind(name: string): name is WishKind {
  return Object.hasOwn(facts, name);
}

export const wishKinds: readonly WishKind[] = Object.keys(facts).filter(isWishKind);

/** What holds for every wish of a kind. */
export const wishFacts = (kind: WishKind): WishKindFacts => facts[kind];

/** Whether a wish may be about guests with a value of a column, in place of named ones. */
export function mayHaveValue(kind: WishKind): boolean {
  const { family, fewestTables } = wishFacts(kind);
  return family === "guests" && fewestTables !== null;
}

/** Kinds about guests and one another, which mean nothing for fewer than two. */
export const pairKinds = ["TOGETHER", "APART", "LIKE", "DISLIKE"] as const satisfies readonly WishKind[];
