import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../users/context.type.ts";
import { PublicEvent } from "./event.type.ts";
import { findPublicEvent, getSampleEvent } from "./event-access.service.ts";
import { notePhone } from "./phone.service.ts";

@Resolver(() => PublicEvent)
export class PublicEventResolver {
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
}
