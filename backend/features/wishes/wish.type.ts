import { Field, Int, ObjectType } from "type-graphql";
import type { WishPriority } from "../../../common/wishes/wish.ts";
import type { WishKind } from "../../../common/wishes/wish-kinds.ts";
import { limited } from "../../lib/field-limits.ts";
import { registeredEnum } from "../../lib/rule-fields.ts";

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

// Simple resolvers: an event has up to 2,000 of them.
@ObjectType({ description: "What an organizer wishes of the seating plan of an event.", simpleResolvers: true })
export class Wish {
  @Field(() => Int, { description: "Id of the wish." })
  id!: number;

  @Field(() => WishKindEnum, { description: "What it is about." })
  kind!: WishKind;

  @Field(() => WishPriorityEnum, { description: "How much it counts; MEDIUM for rules." })
  priority!: WishPriority;

  // Those of all wishes together. Numbers cost little.
  @limited({ maxInAll: 400 })
  @Field(() => [Int], { description: "Ids of the guests it is about, as far as they exist; none for all guests." })
  guestIds!: number[];

  @Field(() => String, { description: "Column whose values count; empty for none." })
  column!: string;

  @Field(() => String, {
    description: "With the kinds about tables: the value of the column that its guests have; empty if it names guests.",
  })
  value!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Id of the fixture that the guests should be near to.",
  })
  fixtureId!: number | null;

  // Those of all wishes together. Numbers cost little.
  @limited({ maxInAll: 400 })
  @Field(() => [Int], { description: "Ids of the tables it is about, as far as they exist." })
  tableIds!: number[];

  @Field(() => Int, {
    nullable: true,
    description: "Fewest guests at a table that is used.",
  })
  minimum!: number | null;
}

export const maxGuestsOfName = 5;
export const maxNamesInCell = 20;

@ObjectType({ description: "A name in a cell, and whom it means.", simpleResolvers: true })
export class NamedGuest {
  @Field(() => String, { description: "The name as written." })
  text!: string;

  @limited({ maxEntries: 1 })
  @Field(() => [Int], {
    description:
      "If certain, the id of the guest who is meant; otherwise of those who may be meant, best first, at most 5.",
  })
  guestIds!: number[];

  @Field(() => Boolean, { description: "Whether it is clear who is meant." })
  isCertain!: boolean;
}

@ObjectType({ description: "Names in a guest's cell of a column such as “Sit with”.", simpleResolvers: true })
export class NamedWish {
  @Field(() => Int, { description: "Id of the guest whose cell it is." })
  guestId!: number;

  @Field(() => String, { description: "The cell." })
  text!: string;

  // Those of all cells together, which rarely have several.
  @limited({ maxInAll: 900 })
  @Field(() => [NamedGuest], { description: "The names in it, at most 20." })
  names!: NamedGuest[];
}
