import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { PageArgs, toPage } from "../../lib/page.ts";
import { maxGuestsSelected, maxGuestValues } from "../../limits.ts";
import { Event } from "../events/event.type.ts";
import { EventChange } from "../events/event-change.type.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/organizers.type.ts";
import { GuestInput, GuestSearchArgs, GuestSort, UpdateGuestInput } from "./guest.input.ts";
import {
  addGuest,
  countGuests,
  countGuestsNow,
  deleteGuest,
  getGuestColumns,
  getGuestIds,
  getGuests,
  getGuestValues,
  getHostName,
  updateGuest,
} from "./guest.service.ts";
import { Guest, GuestPage } from "./guest.type.ts";

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
  guestColumns(@Root() event: Event, @Ctx() { db }: Context): Promise<string[]> {
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
  ): Promise<string[]> {
    return getGuestValues(db, event.id, column ?? undefined);
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
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("input", () => GuestInput, { description: "The guest." }) input: GuestInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<Guest> {
    return addGuest(db, viewer, eventId, input);
  }

  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Mutation(() => Guest, { description: "Changes a guest." })
  updateGuest(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
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
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("id", () => Int, { description: "Id of the guest." }) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<boolean> {
    await deleteGuest(db, viewer, eventId, id);
    return true;
  }
}
