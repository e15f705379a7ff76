import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { SearchPageArgs, toPage } from "../../lib/page.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/organizers.type.ts";
import { loadUser } from "../users/user.service.ts";
import { Role, User } from "../users/user.type.ts";
import { CreateEventInput, EventSort, UpdateEventInput } from "./event.input.ts";
import { createEvent, ensureMyEvent, getEvents, updateEvent } from "./event.service.ts";
import { Event, EventPage } from "./event.type.ts";
import { getEvent } from "./event-access.service.ts";
import { deleteEvent } from "./event-deletion.service.ts";

@Resolver(() => Event)
export class EventResolver {
  @Authorized()
  @Query(() => EventPage, {
    description: "Events, filtered by part of their name: all events for administrators, their own for customers.",
  })
  events(
    @Args(() => SearchPageArgs) args: SearchPageArgs,
    @Arg("ownerId", () => Int, {
      nullable: true,
      description: "For administrators: only the events of this user. Customers always get their own.",
    })
    ownerId: number | null | undefined,
    @Arg("isLosingGuests", () => Boolean, {
      defaultValue: false,
      description: "Only those whose guests will be removed, as is announced 14 days before.",
    })
    isLosingGuests: boolean,
    @Arg("sort", () => EventSort, { nullable: true, description: "Order of the list; newest first if omitted." })
    sort: EventSort | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): EventPage {
    const wishes = { search: args.search, ownerId: ownerId ?? undefined, isLosingGuests, sort: sort ?? undefined };
    return getEvents(db, viewer, wishes, toPage(args));
  }

  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Query(() => Event, { description: "One event, for its owner and for administrators." })
  event(
    @Arg("id", () => Int, { description: "Id of the event." }) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<Event> {
    return getEvent(db, viewer, id);
  }

  @Authorized()
  @Mutation(() => Event, { description: "Creates an event that the caller owns." })
  createEvent(
    @Arg("input", () => CreateEventInput, { description: "The new event." }) input: CreateEventInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<Event> {
    return createEvent(db, viewer, input);
  }

  @Authorized(Role.CUSTOMER)
  @Mutation(() => Event, { description: "The calling customer's event, created if missing." })
  ensureMyEvent(@Ctx() { db, viewer, language }: Context): Promise<Event> {
    return ensureMyEvent(db, viewer, language);
  }

  @Authorized(organizers)
  @Mutation(() => Event, { description: "Changes an event; omitted fields stay as they are." })
  updateEvent(
    @Arg("id", () => Int, { description: "Id of the event." }) id: number,
    @Arg("input", () => UpdateEventInput, { description: "The changes." }) input: UpdateEventInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<Event> {
    return updateEvent(db, viewer, id, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Boolean, { description: "Deletes an event with its guests, history and files. Returns true." })
  async deleteEvent(
    @Arg("id", () => Int, { description: "Id of the event." }) id: number,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await deleteEvent(context, id);
    return true;
  }

  @FieldResolver(() => User, { nullable: true, description: "The user who owns it; null for helpers." })
  owner(@Root() { ownerId }: Event, @Ctx() context: Context): Promise<User | null> {
    return loadUser(context, ownerId);
  }
}
