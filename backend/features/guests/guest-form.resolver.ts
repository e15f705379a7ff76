import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { Event } from "../events/event.type.ts";
import type { Context } from "../users/context.type.ts";
import { getGuestCompany, getGuestValues, maxGuestValues } from "./guest-form.service.ts";
import { GuestCompany } from "./guest-form.type.ts";

@Resolver(() => Event)
export class GuestFormResolver {
  @limited({ maxEntries: maxGuestValues / 10, takesTurn: true })
  @FieldResolver(() => [String], {
    description: "The households of the list, or the texts in an extra column, each once and sorted; at most 500.",
  })
  guestValues(
    @Root() event: Event,
    @Arg("column", () => String, { nullable: true, description: "Name of the extra column; households if omitted." })
    column: string | null,
    @Ctx() { db }: Context,
  ): Promise<string[]> {
    return getGuestValues(db, event.id, column ?? undefined);
  }

  @FieldResolver(() => GuestCompany, { description: "A guest, and whom they come with." })
  guestCompany(
    @Root() event: Event,
    @Arg("guestId", () => Int, { description: "Id of the guest." }) guestId: number,
    @Ctx() { db }: Context,
  ): Promise<GuestCompany> {
    return getGuestCompany(db, event.id, guestId);
  }
}
