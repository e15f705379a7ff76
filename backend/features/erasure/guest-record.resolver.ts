import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/viewer.type.ts";
import { readGuestRecord } from "./guest-record.service.ts";
import { GuestRecord } from "./guest-record.type.ts";

@Resolver()
export class GuestRecordResolver {
  @Authorized(organizers)
  @Query(() => GuestRecord, { description: "Everything that an event holds about one guest." })
  guestRecord(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("guestId", () => Int, { description: "Id of the guest." }) guestId: number,
    @Ctx() context: Context,
  ): Promise<GuestRecord> {
    return readGuestRecord(context, eventId, guestId);
  }
}
