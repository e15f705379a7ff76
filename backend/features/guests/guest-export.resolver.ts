import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/organizers.type.ts";
import { exportGuests } from "./guest-export.service.ts";
import { GuestFile, GuestFileFormat } from "./guest-export.type.ts";

@Resolver()
export class GuestExportResolver {
  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Query(() => GuestFile, { description: "The guest list as a file; over REST, a download." })
  guestFile(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Arg("format", () => GuestFileFormat, { description: "Format of the file." }) format: GuestFileFormat,
    @Ctx() context: Context,
  ): Promise<GuestFile> {
    return exportGuests(context, eventId, format);
  }
}
