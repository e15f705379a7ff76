import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs";
import { Arg, Authorized, Ctx, Int, Mutation, Resolver } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import type { IncomingFile } from "../../lib/incoming-file.ts";
import { enumTypeOf } from "../../lib/rule-fields.ts";
import { Event } from "../events/event.type.ts";
import { type PictureKind, pictureKind } from "../themes/theme.type.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/viewer.type.ts";
import { removeEventPicture, uploadEventPicture } from "./event-picture.service.ts";

const theEvent = { description: "Id of the event." };

@Resolver()
export class EventPictureResolver {
  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Mutation(() => Event, {
    description:
      "Puts a picture on the public page of an event: JPEG, PNG or WebP, at most 5 MB and 25 million pixels. It is encoded " +
      "again, without anything but its pixels.",
  })
  async uploadEventPicture(
    @Arg("eventId", () => Int, theEvent) eventId: number,
    @Arg("kind", () => enumTypeOf(pictureKind), { description: "How it is shown." }) kind: PictureKind,
    @Arg("file", () => GraphQLUpload, { description: "The file, sent as a GraphQL multipart request." })
    file: Promise<IncomingFile>,
    @Ctx() { db, viewer }: Context,
  ): Promise<Event> {
    return uploadEventPicture(db, viewer, eventId, kind, await file);
  }

  @Authorized(organizers)
  @Mutation(() => Event, { description: "Takes the picture off the public page of an event." })
  removeEventPicture(
    @Arg("eventId", () => Int, theEvent) eventId: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<Event> {
    return removeEventPicture(db, viewer, eventId);
  }
}
