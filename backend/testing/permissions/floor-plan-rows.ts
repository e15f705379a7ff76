import { BoardFloorPlanDocument } from "../../../frontend/features/seating/generated/read-board.ts";
import {
  ChangeFloorPlanDocument,
  UploadVenuePictureDocument,
} from "../../../frontend/features/seating/plan/generated/floor-plan.ts";
import { VenuePictureDocument } from "../generated/operations.ts";
import { pictureFile, venuePictureOf } from "./belongings.ts";
import { organizersRead, organizersWrite } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

export const floorPlanRows: Record<string, Row> = {
  "Query.floorPlan": {
    rule: "organizers",
    expected: organizersRead,
    ...asking(BoardFloorPlanDocument, ({ eventId }) => ({ eventId })),
  },
  "Query.venuePicture": {
    rule: "organizers",
    expected: organizersRead,
    ...asking(VenuePictureDocument, async (subject, world) => ({
      eventId: subject.eventId,
      id: await venuePictureOf(subject, world),
    })),
  },
  "Mutation.changeFloorPlan": {
    rule: "organizers",
    expected: organizersWrite,
    ...asking(ChangeFloorPlanDocument, ({ eventId }) => ({ eventId, input: { isShownToGuests: true } })),
  },
  "Mutation.uploadVenuePicture": {
    rule: "organizers",
    expected: organizersWrite,
    ...asking(UploadVenuePictureDocument, ({ eventId }) => ({ eventId, file: pictureFile("venue.png") })),
  },
};
