import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { Event } from "../events/event.type.ts";
import type { Context } from "../users/context.type.ts";
import { getGuestCompany } from "./guest-form.service.ts";
import { GuestCompany } from "./guest-form.type.ts";

@Resolver(() => Event)
export class GuestFormResolver {
  @FieldResolver(() => GuestCompany, { description: "A guest, and whom they come with." })
  guestCompany(
    @Root() event: Event,
    @Arg("guestId", () => Int, { description: "Id of the guest." }) guestId: number,
    @Ctx() { db }: Context,
  ): Promise<GuestCompany> {
    return getGuestCompany(db, event.id, guestId);
  }
}
