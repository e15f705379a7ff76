import { z } from "zod";
import type { WishPriority } from "../../../common/wishes/wish.ts";
import type { WishKind } from "../../../common/wishes/wish-kinds.ts";
import { limited } from "../../lib/field-limits.ts";
import { objectOf, ofType, registeredEnum } from "../../lib/rule-fields.ts";

/** The kinds of wishes in the graph. */
const kinds: Record<WishKind, string> = {
  TOGETHER: "The guests must sit at one table.",
  APART: "No two of the guests may sit at the same table.",
  LIKE: "The guests would like to sit at the same table: each pair of them.",
  DISLIKE: "The guests would rather not sit at the same table: each pair of them.",
  COLUMN_TOGETHER: "Guests with the same value of a column should sit together.",
  COLUMN_SPREAD: "Guests with the same value of a column should sit at different tables.",
  NEAR: "The guests should sit near a fixture of the floor plan.",
  AT_TABLES: "The guests must sit at these tables: each of them at any.",
  NOT_AT_TABLES: "The guests may not sit at these tables.",
  LIKE_TABLES: "The guests would like to sit at these tables: each of them at any.",
  DISLIKE_TABLES: "The guests would rather not sit at these tables.",
  COMPANY: "Nobody should sit without anybody they know. At most one of an event.",
  BALANCE: "Tables should be equally full. At most one of an event.",
  TABLE_MINIMUM: "A table that is used needs at least so many guests. At most one of an event.",
  CHILDREN_AT_TABLES:
    "Everyone who is marked as a child must sit at these tables; their households need not. At most one of an event.",
};
export const WishKindEnum = registeredEnum("WishKind", "What a wish is about.", kinds);

export const WishPriorityEnum = registeredEnum(
  "WishPriority",
  "How much a wish counts. It means nothing for TOGETHER, APART, AT_TABLES, NOT_AT_TABLES, " +
    "CHILDREN_AT_TABLES and TABLE_MINIMUM, which are rules.",
  {
    LOW: "Where it costs little.",
    MEDIUM: "The usual priority.",
    HIGH: "Before most other wishes.",
  } satisfies Record<WishPriority, string>,
);

export const Wish = objectOf("Wish", "What an organizer wishes of the seating plan of an event.", {
  id: z.int().describe("Id of the wish."),
  kind: ofType<WishKind>(WishKindEnum).describe("What it is about."),
  priority: ofType<WishPriority>(WishPriorityEnum).describe("How much it counts; MEDIUM for rules."),
  guestIds: z.array(z.int()).describe("Ids of the guests it is about, as far as they exist; none for all guests."),
  column: z.string().describe("Column whose values count; empty for none."),
  value: z
    .string()
    .describe("With the kinds about tables: the value of the column that its guests have; empty if it names guests."),
  fixtureId: z.int().nullable().describe("Id of the fixture that the guests should be near to."),
  tableIds: z.array(z.int()).describe("Ids of the tables it is about, as far as they exist."),
  minimum: z.int().nullable().describe("Fewest guests at a table that is used."),
});
export type Wish = InstanceType<typeof Wish>;
// Those of all wishes together. Numbers cost little.
limited({ maxInAll: 400 })(Wish.prototype, "guestIds");
limited({ maxInAll: 400 })(Wish.prototype, "tableIds");

export const maxGuestsOfName = 5;
export const maxNamesInCell = 20;

export const NamedGuest = objectOf("NamedGuest", "A name in a cell, and whom it means.", {
  text: z.string().describe("The name as written."),
  guestIds: z
    .array(z.int())
    .describe(
      "If certain, the id of the guest who is meant; otherwise of those who may be meant, best first, at most 5.",
    ),
  isCertain: z.boolean().describe("Whether it is clear who is meant."),
});
export type NamedGuest = InstanceType<typeof NamedGuest>;
limited({ maxEntries: 1 })(NamedGuest.prototype, "guestIds");

export const NamedWish = objectOf("NamedWish", "Names in a guest's cell of a column such as “Sit with”.", {
  guestId: z.int().describe("Id of the guest whose cell it is."),
  text: z.string().describe("The cell."),
  names: z.array(ofType<NamedGuest>(NamedGuest)).describe("The names in it, at most 20."),
});
export type NamedWish = InstanceType<typeof NamedWish>;
// Those of all cells together, which rarely have several.
limited({ maxInAll: 900 })(NamedWish.prototype, "names");
