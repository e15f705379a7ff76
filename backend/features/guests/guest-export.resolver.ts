import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../users/context.type.ts";
import { exportGuests } from "./guest-export.service.ts";
import { GuestFile, GuestFileFormat } from "./guest-export.type.ts";

@Resolver()
export class GuestExportResolver {
  @Authorized()
  @Query(() => GuestFile, { description: "The guest list as a file; REST answers the same as a download." })
  guestFile(
    @Arg("eventId", () => Int, { description: "Number of the event." }) eventId: number,
    @Arg("format", () => GuestFileFormat, { description: "What it is written as." }) format: GuestFileFormat,
    @Ctx() { db, viewer }: Context,
  ): Promise<GuestFile> {
    return exportGuests(db, viewer, eventId, format);
  }
}
