import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import { maxRetentionDays } from "../../../common/retention-rules.ts";
import { Event } from "../events/event.type.ts";
import type { Context } from "../users/context.type.ts";
import { figuresOf, removalOf, setRetention } from "./retention.service.ts";
import { EventFigures, Removal } from "./retention.type.ts";

@Resolver(() => Event)
export class RetentionResolver {
  @FieldResolver(() => Int, {
    description: "Days after an event for which its guests are kept unless it says otherwise; 0 for always.",
  })
  usualRetentionDays(@Ctx() { settings }: Context): number {
    return settings.retentionDays;
  }

  @FieldResolver(() => Removal, {
    nullable: true,
    description: "When its guests will be removed; null for never, for the sample event, and once they have been.",
  })
  removal(@Root() event: Event, @Ctx() { settings }: Context): Removal | null {
    return removalOf(event, settings.retentionDays);
  }

  @FieldResolver(() => EventFigures, {
    nullable: true,
    description: "What stayed of the guests who were removed when their time was over; null if none were.",
  })
  figures(@Root() event: Event): EventFigures | null {
    return figuresOf(event);
  }

  @Authorized()
  @Mutation(() => Event, {
    description: "Changes for how many days after an event its guests are kept. Only the owner and administrators may.",
  })
  setRetention(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("days", () => Int, {
      nullable: true,
      description: `Days, at most ${maxRetentionDays}; 0 for always; the installation's number if null or omitted.`,
    })
    days: number | null | undefined,
    @Ctx() context: Context,
  ): Promise<Event> {
    return setRetention(context, eventId, days ?? null);
  }
}
