import { GraphQLDateTime } from "graphql-scalars";
import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { Event } from "../events/event.type.ts";
import type { Context } from "../users/context.type.ts";
import { getGuestFigures } from "./guest-figures.service.ts";

@Resolver(() => Event)
export class GuestFiguresResolver {
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

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: "When guests were last added, edited, moved or deleted; null if that never happened.",
  })
  async guestsChangedAt(@Root() event: Event, @Ctx() context: Context): Promise<Date | null> {
    return (await getGuestFigures(context, event.id)).guestsChangedAt;
  }
}
