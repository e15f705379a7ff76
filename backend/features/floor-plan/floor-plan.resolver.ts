import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs";
import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import type { IncomingFile } from "../../lib/incoming-file.ts";
import { ListChange } from "../tables/list-change.type.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/viewer.type.ts";
import { FloorPlanInput } from "./floor-plan.input.ts";
import { changeFloorPlan, getFloorPlan } from "./floor-plan.service.ts";
import { FloorPlan, PictureFile } from "./floor-plan.type.ts";
import { getVenuePicture, uploadVenuePicture } from "./venue-picture.service.ts";

const theEvent = { description: "Id of the event." };

@Resolver()
export class FloorPlanResolver {
  @Authorized(organizers)
  @Query(() => FloorPlan, { description: "The room of an event. Its tables are in tables." })
  floorPlan(@Arg("eventId", () => Int, theEvent) eventId: number, @Ctx() { db, viewer }: Context): Promise<FloorPlan> {
    return getFloorPlan(db, viewer, eventId);
  }

  @Authorized(organizers)
  @Query(() => PictureFile, { description: "A picture of the venue, as a JPEG." })
  venuePicture(
    @Arg("eventId", () => Int, theEvent) eventId: number,
    @Arg("id", () => Int, { description: "Id of the picture." }) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<PictureFile> {
    return getVenuePicture(db, viewer, eventId, id);
  }

  @Authorized(organizers)
  @Mutation(() => ListChange, { description: "Changes a floor plan and the tables on it: all of it, or nothing." })
  changeFloorPlan(
    @Arg("eventId", () => Int, theEvent) eventId: number,
    @Arg("input", () => FloorPlanInput, { description: "The changes." }) input: FloorPlanInput,
    @Arg("listVersion", () => Int, {
      nullable: true,
      description:
        "Version of the list that the caller's screen shows. The change is refused with CONFLICT if what it concerns has changed since.",
    })
    listVersion: number | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    return changeFloorPlan(db, viewer, eventId, input, listVersion ?? null);
  }

  @Authorized(organizers)
  @limited({ takesTurn: false })
  @Mutation(() => ListChange, {
    description:
      "Puts a picture of the venue behind the floor plan: JPEG, PNG or WebP, at most 5 MB and 25 million pixels. It is " +
      "encoded again, without anything but its pixels.",
  })
  async uploadVenuePicture(
    @Arg("eventId", () => Int, theEvent) eventId: number,
    @Arg("file", () => GraphQLUpload, { description: "The file, sent as a GraphQL multipart request." })
    file: Promise<IncomingFile>,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    return uploadVenuePicture(db, viewer, eventId, await file);
  }
}
