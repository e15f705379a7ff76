import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  type SubscribeResolverData,
  Subscription,
} from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { SearchPageArgs, toPage } from "../../lib/page.ts";
import type { Context } from "../users/context.type.ts";
import { loadUser } from "../users/user.service.ts";
import { Role, User } from "../users/user.type.ts";
import { organizers } from "../users/viewer.type.ts";
import { CreateEventInput, EventSort, UpdateEventInput } from "./event.input.ts";
import {
  createEvent,
  deleteEvent,
  ensureMyEvent,
  getEvents,
  loadUnusualSearching,
  updateEvent,
} from "./event.service.ts";
import { Event, EventChange, EventPage, PublicEvent, UnusualSearching } from "./event.type.ts";
import { findPublicEvent, getEvent, getSampleEvent } from "./event-access.service.ts";
import { watchOwnEvent } from "./event-change.service.ts";
import { enterGuestCode } from "./guest-code.service.ts";
import { notePhone } from "./guest-note.service.ts";

interface EventArgs {
  eventId: number;
}

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

  @FieldResolver(() => UnusualSearching, {
    nullable: true,
    description: "Searching unlike that of guests, in the last 7 days; null if there was none.",
  })
  unusualSearching(@Root() event: Event, @Ctx() context: Context): Promise<UnusualSearching | null> {
    return loadUnusualSearching(context, event.id);
  }

  @Authorized(organizers)
  @Subscription(() => EventChange, {
    description: "The state of an event, now and after each change of the event, its guest list or its history.",
    subscribe: ({ args, context }: SubscribeResolverData<unknown, EventArgs, Context>) =>
      watchOwnEvent(context, args.eventId),
  })
  eventChanged(
    @Arg("eventId", () => Int, { description: "Id of the event." }) _eventId: number,
    @Root() change: EventChange,
  ): EventChange {
    return change;
  }

  @Query(() => PublicEvent, { nullable: true, description: "The demo event of the home page." })
  sampleEvent(@Ctx() context: Context): Promise<PublicEvent | null> {
    return getSampleEvent(context.db, context);
  }

  @Query(() => PublicEvent, {
    nullable: true,
    description: "The event behind a public link; null if there is none or the caller may not see it.",
  })
  publicEvent(
    @Arg("shortLink", () => String, { description: "Last part of the public address." }) shortLink: string,
    @Ctx() context: Context,
  ): Promise<PublicEvent | null> {
    notePhone(context.tokens);
    return findPublicEvent(context.db, context, shortLink);
  }

  @Mutation(() => Boolean, {
    description:
      "Enters the code of an event that asks guests for one. The response carries a note, as a cookie and as the header " +
      "Guest-Code-Note, with which the caller can search the event for 12 hours, or until its code is changed. Returns true.",
  })
  async enterGuestCode(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("code", () => String, { description: "The code; case, spaces and punctuation do not matter." }) code: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await enterGuestCode(context, eventId, code);
    return true;
  }
}
