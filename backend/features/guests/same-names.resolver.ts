import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { Event } from "../events/event.type.ts";
import type { Context } from "../users/context.type.ts";
import { getSameNames } from "./same-names.service.ts";
import { SameNames } from "./same-names.type.ts";

@Resolver(() => Event)
export class SameNamesResolver {
  @limited({ takesTurn: true })
  @FieldResolver(() => [SameNames], {
    description:
      "Guests whose names are the same apart from accents, case and spaces, in the organizer's order. A name is left out " +
      "when all who have it are noted to be different people.",
  })
  sameNames(
    @Root() event: Event,
    @Arg("limit", () => Int, { defaultValue: 20, description: "Maximum number of names, up to 100." }) limit: number,
    @Ctx() { db }: Context,
  ): Promise<SameNames[]> {
    return getSameNames(db, event.id, limit);
  }
}
