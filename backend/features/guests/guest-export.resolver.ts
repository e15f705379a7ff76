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
    @Arg("hasLinks", () => Boolean, {
      defaultValue: false,
      description: "Whether there is a column with each guest's personal link, for a mail merge.",
    })
    hasLinks: boolean,
    @Ctx() context: Context,
  ): Promise<GuestFile> {
    return exportGuests(context, eventId, { format, hasLinks });
  }
}
