import { Arg, Authorized, Int, Resolver, Root, type SubscribeResolverData, Subscription } from "type-graphql";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/organizers.type.ts";
import { watchOwnEvent } from "./event-change.service.ts";
import { EventChange } from "./event-change.type.ts";

interface EventArgs {
  eventId: number;
}

@Resolver()
export class EventChangeResolver {
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
}
