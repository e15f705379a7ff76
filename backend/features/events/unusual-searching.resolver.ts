import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../users/context.type.ts";
import { Event } from "./event.type.ts";
import { loadUnusualSearching } from "./unusual-searching.service.ts";
import { UnusualSearching } from "./unusual-searching.type.ts";

@Resolver(() => Event)
export class UnusualSearchingResolver {
  @FieldResolver(() => UnusualSearching, {
    nullable: true,
    description: "Searching unlike that of guests, in the last 7 days; null if there was none.",
  })
  unusualSearching(@Root() event: Event, @Ctx() context: Context): Promise<UnusualSearching | null> {
    return loadUnusualSearching(context, event.id);
  }
}
