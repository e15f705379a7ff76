import {
  ChangeFloorPlanDocument,
  UploadVenuePictureDocument,
} from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import { BoardFloorPlanDocument } from "../../../frontend/organizer/features/seating/generated/read-board.ts";
import { VenuePictureDocument } from "../generated/operations.ts";
import { pictureFile, venuePictureOf, withId } from "./belongings.ts";
import { ofEvent, type Row, reads, writes } from "./row.ts";

export const floorPlanRows: Record<string, Row> = {
  "Query.floorPlan": reads(BoardFloorPlanDocument, ofEvent),
  "Query.venuePicture": reads(VenuePictureDocument, withId(venuePictureOf)),
  "Mutation.changeFloorPlan": writes(ChangeFloorPlanDocument, ({ eventId }) => ({
    eventId,
    input: { isShownToGuests: true },
  })),
  "Mutation.uploadVenuePicture": writes(UploadVenuePictureDocument, ({ eventId }) => ({
    eventId,
    file: pictureFile("venue.png"),
  })),
};
