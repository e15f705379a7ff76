import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/viewer.type.ts";
import { eraseGuest, readGuestRecord } from "./erasure.service.ts";
import { Erasure, GuestRecord } from "./erasure.type.ts";

@Resolver()
export class ErasureResolver {
  @Authorized(organizers)
  @Query(() => GuestRecord, { description: "Everything that an event holds about one guest." })
  async guestRecord(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("guestId", () => Int, { description: "Id of the guest." }) guestId: number,
    @Ctx() context: Context,
  ): Promise<GuestRecord> {
    return { everything: await readGuestRecord(context, eventId, guestId) };
  }

  @Authorized(organizers)
  @Mutation(() => Erasure, {
    description:
      "Removes a guest for good, from the list and from everything that is kept of it. This cannot be undone. The answer says " +
      "where they may still be found.",
  })
  eraseGuest(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("guestId", () => Int, { description: "Id of the guest." }) guestId: number,
    @Ctx() context: Context,
  ): Promise<Erasure> {
    return eraseGuest(context, eventId, guestId);
  }
}
