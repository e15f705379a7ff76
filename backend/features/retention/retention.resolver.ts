import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import { maxRetentionDays } from "../../../common/retention-rules.ts";
import { Event } from "../events/event.type.ts";
import type { Context } from "../users/context.type.ts";
import { figuresSchema } from "./kept-figures.ts";
import { removalOf, setRetention } from "./retention.service.ts";
import { EventFigures, Removal } from "./retention.type.ts";

@Resolver(() => Event)
export class RetentionResolver {
  @FieldResolver(() => Int, {
    description: "The installation's default for retentionDays; 0 to keep guests for good.",
  })
  usualRetentionDays(@Ctx() { settings }: Context): number {
    return settings.retentionDays;
  }

  @FieldResolver(() => Removal, {
    nullable: true,
    description: "When its guests will be removed; null if never, if they already were, and for the sample event.",
  })
  removal(@Root() event: Event, @Ctx() { settings }: Context): Removal | null {
    return removalOf(event, settings.retentionDays);
  }

  @FieldResolver(() => EventFigures, {
    nullable: true,
    description: "Figures of the guests who were removed when their time was over; null if none were.",
  })
  figures(@Root() event: Event): EventFigures | null {
    return figuresSchema.nullable().parse(event.figures);
  }

  @Authorized()
  @Mutation(() => Event, {
    description: "Sets how many days after the event its guests are kept. For its owner and administrators.",
  })
  setRetention(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("days", () => Int, {
      nullable: true,
      description: `At most ${maxRetentionDays}; 0 to keep them for good; null or omitted for the installation's default.`,
    })
    days: number | null | undefined,
    @Ctx() context: Context,
  ): Promise<Event> {
    return setRetention(context, eventId, days ?? null);
  }
}
