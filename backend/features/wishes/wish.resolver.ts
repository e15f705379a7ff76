import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { maxWishes } from "../../../common/wish-limits.ts";
import { limited } from "../../lib/field-limits.ts";
import { ListChange } from "../tables/list-change.type.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/viewer.type.ts";
import { WishInput } from "./wish.input.ts";
import { changeWishes, getWishes } from "./wish.service.ts";
import { NamedWish, Wish } from "./wish.type.ts";
import { getWishesInColumn } from "./wish-column.service.ts";

const eventIdArg = { description: "Id of the event." };

@Resolver()
export class WishResolver {
  @limited({ maxEntries: maxWishes })
  @Authorized(organizers)
  @Query(() => [Wish], {
    description:
      "What an organizer wishes of the seating plan, in the order in which it was added. Wishes with too few guests left, or " +
      "whose fixture was deleted, are left out.",
  })
  wishes(@Arg("eventId", () => Int, eventIdArg) eventId: number, @Ctx() { db, viewer }: Context): Promise<Wish[]> {
    return getWishes(db, viewer, eventId);
  }

  // Few lists have more of such cells.
  @limited({ maxEntries: 900, takesTurn: false })
  @Authorized(organizers)
  @Query(() => [NamedWish], {
    description:
      "Names in a column such as “Sit with”, and whom they mean: of the first 5,000 guests whose cell is not empty, or until " +
      "there are 10,000 names. Names are separated by commas, “and” or new lines.",
  })
  wishesInColumn(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("column", () => String, { description: "Name of the column." }) column: string,
    @Ctx() { db, viewer }: Context,
  ): Promise<NamedWish[]> {
    return getWishesInColumn(db, viewer, eventId, column);
  }

  @Authorized(organizers)
  @Mutation(() => ListChange, {
    description:
      "Adds, changes and removes wishes, at most 500: all of it, or nothing. A wish that says the same as a present one " +
      "replaces it.",
  })
  changeWishes(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("changes", () => [WishInput], { description: "Wishes to add or change." }) changes: WishInput[],
    @Arg("removedIds", () => [Int], { defaultValue: [], description: "Ids of wishes to remove." }) removedIds: number[],
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    return changeWishes(db, viewer, eventId, changes, removedIds);
  }
}
