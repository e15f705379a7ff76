import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { SearchPageArgs, toPage } from "../../lib/page.ts";
import type { Context } from "../users/context.type.ts";
import { loadUser } from "../users/user.service.ts";
import { Role, User } from "../users/user.type.ts";
import { CreateEventInput, EventSort, UpdateEventInput } from "./event.input.ts";
import { createEvent, deleteEvent, ensureMyEvent, getEvents, updateEvent } from "./event.service.ts";
import { Event, EventPage } from "./event.type.ts";
import { getEvent } from "./event-access.service.ts";

@Resolver(() => Event)
export class EventResolver {
  @Authorized()
  @Query(() => EventPage, {
    description: "Events, found by a part of their name: every event for administrators, their own for customers.",
  })
  events(
    @Args(() => SearchPageArgs) args: SearchPageArgs,
    @Arg("ownerId", () => Int, {
      nullable: true,
      description: "For administrators: the events of this user alone. Customers are given their own in any case.",
    })
    ownerId: number | null | undefined,
    @Arg("sort", () => EventSort, { nullable: true, description: "Order of the list; newest first when left out." })
    sort: EventSort | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): EventPage {
    const wishes = { search: args.search, ownerId: ownerId ?? undefined, sort: sort ?? undefined };
    return getEvents(db, viewer, wishes, toPage(args));
  }

  @Authorized()
  @Query(() => Event, { description: "One event, for its owner and for administrators." })
  event(
    @Arg("id", () => Int, { description: "Number of the event." }) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<Event> {
    return getEvent(db, viewer, id);
  }

  @Authorized()
  @Mutation(() => Event, { description: "Makes an event that the caller owns." })
  createEvent(
    @Arg("input", () => CreateEventInput, { description: "The new event." }) input: CreateEventInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<Event> {
    return createEvent(db, viewer, input);
  }

  @Authorized(Role.CUSTOMER)
  @Mutation(() => Event, { description: "The calling customer's one event, made if missing." })
  ensureMyEvent(@Ctx() { db, viewer }: Context): Promise<Event> {
    return ensureMyEvent(db, viewer);
  }

  @Authorized()
  @Mutation(() => Event, { description: "Changes an event; what the input leaves out stays as it is." })
  updateEvent(
    @Arg("id", () => Int, { description: "Number of the event." }) id: number,
    @Arg("input", () => UpdateEventInput, { description: "What is to change." }) input: UpdateEventInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<Event> {
    return updateEvent(db, viewer, id, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Boolean, { description: "Deletes an event with its guests, history and files. Answers true." })
  async deleteEvent(
    @Arg("id", () => Int, { description: "Number of the event." }) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<boolean> {
    await deleteEvent(db, viewer, id);
    return true;
  }

  @FieldResolver(() => User, { nullable: true, description: "Who made it and looks after it." })
  owner(@Root() { ownerId }: Event, @Ctx() context: Context): Promise<User | null> {
    return loadUser(context, ownerId);
  }
}
