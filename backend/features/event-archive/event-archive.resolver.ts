import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs";
import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import type { IncomingFile } from "../../lib/incoming-file.ts";
import type { Context } from "../users/context.type.ts";
import { exportEventArchive, importEventArchive } from "./event-archive.service.ts";
import { EventArchive, EventArchiveImport } from "./event-archive.type.ts";

@Resolver()
export class EventArchiveResolver {
  @Authorized()
  @limited({ takesTurn: false })
  @Query(() => EventArchive, {
    description:
      "An event as it is, without its history and uploaded files, for its owner and for administrators. At most 10 MB; over " +
      "REST, it is a download of at most 100 MB.",
  })
  eventArchive(
    @Arg("eventId", () => Int, { description: "Id of the event." }) eventId: number,
    @Ctx() context: Context,
  ): Promise<EventArchive> {
    return exportEventArchive(context, eventId);
  }

  @Authorized()
  @limited({ takesTurn: false })
  @Mutation(() => EventArchiveImport, {
    description:
      "Creates an event from an archive: for a customer in place of their own event, which must be empty. At most 5 MB; " +
      "over REST, at most 100 MB.",
  })
  importEventArchive(
    @Arg("file", () => GraphQLUpload, { description: "An archive that this product wrote." })
    file: Promise<IncomingFile>,
    @Arg("ownerId", () => Int, {
      nullable: true,
      description: "For administrators: the customer who will own the event. Otherwise the caller owns it.",
    })
    ownerId: number | null | undefined,
    @Ctx() context: Context,
  ): Promise<EventArchiveImport> {
    return importEventArchive(context, file, ownerId);
  }
}
