import { Arg, Authorized, Ctx, Int, Mutation, Resolver } from "type-graphql";
import { ListChange } from "../tables/list-change.type.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/organizers.type.ts";
import { GuestsInput } from "./guest-bulk.input.ts";
import { deleteGuests, updateGuests } from "./guest-bulk.service.ts";
import { mergeGuests } from "./guest-merge.service.ts";

const eventIdArg = { description: "Id of the event." };
const guestIdsArg = { description: "Ids of the guests, at most 10,000." };
const seenArg = {
  nullable: true,
  description:
    "Version of the list that the caller's screen shows. The change is refused with CONFLICT if one of the guests has changed " +
    "since.",
};

@Resolver()
export class GuestBulkResolver {
  @Authorized(organizers)
  @Mutation(() => ListChange, { description: "Deletes guests, at most 10,000: all of them, or nobody." })
  deleteGuests(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("guestIds", () => [Int], guestIdsArg) guestIds: number[],
    @Arg("listVersion", () => Int, seenArg) listVersion: number | null,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    return deleteGuests(db, viewer, eventId, { ids: guestIds, seen: listVersion });
  }

  @Authorized(organizers)
  @Mutation(() => ListChange, {
    description:
      "Gives guests, at most 10,000, the same table or the same text in one extra column: all of them, or none. A guest " +
      "who gets another table loses their seat number.",
  })
  updateGuests(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("guestIds", () => [Int], guestIdsArg) guestIds: number[],
    @Arg("input", () => GuestsInput, { description: "The table, or the column with its text." }) input: GuestsInput,
    @Arg("listVersion", () => Int, seenArg) listVersion: number | null,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    return updateGuests(db, viewer, eventId, { ids: guestIds, seen: listVersion }, input);
  }

  @Authorized(organizers)
  @Mutation(() => ListChange, {
    description:
      "Merges guests who are one person: a guest gets what they lack from the duplicates, at most 100, which are deleted. The " +
      "name stays; different texts in one extra column are joined.",
  })
  mergeGuests(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("guestId", () => Int, { description: "Id of the guest who stays." }) guestId: number,
    @Arg("duplicateIds", () => [Int], { description: "Ids of the duplicates, the most important first." })
    duplicateIds: number[],
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    return mergeGuests(db, viewer, eventId, guestId, duplicateIds);
  }
}
