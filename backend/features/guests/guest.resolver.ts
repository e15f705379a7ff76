import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { PageArgs, toPage } from "../../lib/page.ts";
import { maxGuestsSelected, maxGuestValues } from "../../limits.ts";
import { Event, EventChange } from "../events/event.type.ts";
import { ListChange } from "../tables/list-change.type.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/viewer.type.ts";
import { GuestInput, GuestSearchArgs, GuestSort, GuestsInput, UpdateGuestInput } from "./guest.input.ts";
import { addGuest, updateGuest } from "./guest.service.ts";
import { Guest, GuestCompany, GuestFile, GuestFileFormat, GuestPage, SameNames } from "./guest.type.ts";
import { deleteGuests, mergeGuests, updateGuests } from "./guest-bulk.service.ts";
import { exportGuests } from "./guest-export.service.ts";
import {
  countGuests,
  countGuestsNow,
  getGuestColumns,
  getGuestCompany,
  getGuestFigures,
  getGuestIds,
  getGuests,
  getGuestValues,
  getHostName,
  getSameNames,
} from "./guest-list.service.ts";

const eventIdArg = { description: "Id of the event." };
const guestIdsArg = { description: "Ids of the guests, at most 10,000." };
const seenArg = {
  nullable: true,
  description:
    "Version of the list that the caller's screen shows. The change is refused with CONFLICT if one of the guests has changed " +
    "since.",
};

@Resolver(() => Event)
export class EventGuestsResolver {
  @limited({ takesTurn: true })
  @FieldResolver(() => GuestPage, { description: "The guest list, or the guests whom a search finds." })
  guests(
    @Root() event: Event,
    @Args(() => GuestSearchArgs) search: GuestSearchArgs,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("sort", () => GuestSort, {
      nullable: true,
      description: "Order of the list. If omitted, the organizer's own order, or the best match first.",
    })
    sort: GuestSort | null | undefined,
    @Ctx() { db }: Context,
  ): GuestPage {
    return getGuests(db, event.id, { args: search, sort: sort ?? undefined }, toPage(page));
  }

  // An id takes a fraction of an object's space.
  @limited({ maxEntries: maxGuestsSelected / 10, takesTurn: true })
  @FieldResolver(() => [Int], {
    description:
      "Ids of all guests, or of those whom a search finds, in the order of guests without a sort; at most 10,000.",
  })
  guestIds(
    @Root() event: Event,
    @Args(() => GuestSearchArgs) search: GuestSearchArgs,
    @Ctx() { db }: Context,
  ): Promise<number[]> {
    return getGuestIds(db, event.id, search);
  }

  @FieldResolver(() => Int, { description: "Total number of guests." })
  guestCount(@Root() event: Event, @Ctx() context: Context): Promise<number> {
    return countGuests(context, event.id);
  }

  @FieldResolver(() => [String], { description: "Names of the extra columns, in the organizer's order." })
  guestColumns(@Root() event: Event, @Ctx() { db }: Context): Promise<readonly string[]> {
    return getGuestColumns(db, event.id);
  }

  @limited({ maxEntries: maxGuestValues / 10, takesTurn: true })
  @FieldResolver(() => [String], {
    description: "The households of the list, or the texts in an extra column, each once and sorted; at most 500.",
  })
  guestValues(
    @Root() event: Event,
    @Arg("column", () => String, { nullable: true, description: "Name of the extra column; households if omitted." })
    column: string | null | undefined,
    @Ctx() { db }: Context,
  ): Promise<readonly string[]> {
    return getGuestValues(db, event.id, column ?? undefined);
  }

  @FieldResolver(() => GuestCompany, { description: "A guest, and whom they come with." })
  guestCompany(
    @Root() event: Event,
    @Arg("guestId", () => Int, { description: "Id of the guest." }) guestId: number,
    @Ctx() { db }: Context,
  ): Promise<GuestCompany> {
    return getGuestCompany(db, event.id, guestId);
  }

  @limited({ takesTurn: true })
  @FieldResolver(() => [SameNames], {
    description:
      "Guests whose names are the same apart from accents, case and spaces, in the organizer's order. A name is left out " +
      "when all who have it are noted to be different people.",
  })
  sameNames(
    @Root() event: Event,
    @Arg("limit", () => Int, { defaultValue: 20, description: "Maximum number of names, up to 100." }) limit: number,
    @Ctx() { db }: Context,
  ): Promise<SameNames[]> {
    return getSameNames(db, event.id, limit);
  }

  @FieldResolver(() => Int, { description: "Number of guests who have a table." })
  async seatedGuestCount(@Root() event: Event, @Ctx() context: Context): Promise<number> {
    return (await getGuestFigures(context, event.id)).seatedGuestCount;
  }

  @FieldResolver(() => Int, {
    description: "Number of guests who still need a table: they have none and have not declined.",
  })
  async unseatedGuestCount(@Root() event: Event, @Ctx() context: Context): Promise<number> {
    return (await getGuestFigures(context, event.id)).unseatedGuestCount;
  }

  @FieldResolver(() => Int, { description: "Number of guests who are not coming." })
  async declinedGuestCount(@Root() event: Event, @Ctx() context: Context): Promise<number> {
    return (await getGuestFigures(context, event.id)).declinedGuestCount;
  }

  @FieldResolver(() => Int, { description: "Number of tables, with or without guests." })
  async tableCount(@Root() event: Event, @Ctx() context: Context): Promise<number> {
    return (await getGuestFigures(context, event.id)).tableCount;
  }

  @FieldResolver(() => Int, {
    description:
      "Number of guests whose table was shown to somebody who searched as guests do. Nothing says who they are.",
  })
  async lookedUpGuestCount(@Root() event: Event, @Ctx() context: Context): Promise<number> {
    return (await getGuestFigures(context, event.id)).lookedUpGuestCount;
  }
}

@Resolver(() => EventChange)
export class EventChangeGuestsResolver {
  @FieldResolver(() => Int, { description: "Total number of guests." })
  guestCount(@Root() change: EventChange, @Ctx() { db }: Context): Promise<number> {
    return countGuestsNow(db, change.eventId);
  }
}

@Resolver(() => Guest)
export class GuestResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "Name of the guest whose plus-one they are; null if they are nobody's.",
  })
  guestOfName(@Root() guest: Guest, @Ctx() context: Context): Promise<string | null> {
    return getHostName(context, guest);
  }

  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Mutation(() => Guest, { description: "Adds a guest at the end of the list." })
  addGuest(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("input", () => GuestInput, { description: "The guest." }) input: GuestInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<Guest> {
    return addGuest(db, viewer, eventId, input);
  }

  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Mutation(() => Guest, { description: "Changes a guest." })
  updateGuest(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("id", () => Int, { description: "Id of the guest." }) id: number,
    @Arg("input", () => UpdateGuestInput, { description: "The changed guest." }) input: UpdateGuestInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<Guest> {
    return updateGuest(db, viewer, eventId, id, input);
  }

  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Mutation(() => Boolean, { description: "Deletes a guest. Returns true." })
  async deleteGuest(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("id", () => Int, { description: "Id of the guest." }) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<boolean> {
    await deleteGuests(db, viewer, eventId, { ids: [id], seen: null });
    return true;
  }

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

  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Query(() => GuestFile, { description: "The guest list as a file; over REST, a download." })
  guestFile(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("format", () => GuestFileFormat, { description: "Format of the file." }) format: GuestFileFormat,
    @Arg("hasLinks", () => Boolean, {
      defaultValue: false,
      description: "Whether there is a column with each guest's personal link, for a mail merge.",
    })
    hasLinks: boolean,
    @Ctx() context: Context,
  ): Promise<GuestFile> {
    return exportGuests(context, eventId, { format, hasLinks });
  }
}
