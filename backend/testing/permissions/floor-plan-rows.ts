import {
  BoardFloorPlanDocument,
  ChangeFloorPlanDocument,
  UploadVenuePictureDocument,
  VenuePictureDocument,
} from "../../../frontend/generated/documents.ts";
import { pictureFile, venuePictureOf } from "./belongings.ts";
import { organisersRead, organisersWrite } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

export const floorPlanRows: Record<string, Row> = {
  "Query.floorPlan": {
    rule: "organizers",
    expected: organisersRead,
    ...asking(BoardFloorPlanDocument, ({ eventId }) => ({ eventId })),
  },
  "Query.venuePicture": {
    rule: "organizers",
    expected: organisersRead,
    ...asking(VenuePictureDocument, async (subject, world) => ({
      eventId: subject.eventId,
      id: await venuePictureOf(subject, world),
    })),
  },
  "Mutation.changeFloorPlan": {
    rule: "organizers",
    expected: organisersWrite,
    ...asking(ChangeFloorPlanDocument, ({ eventId }) => ({ eventId, input: { isShownToGuests: true } })),
  },
  "Mutation.uploadVenuePicture": {
    rule: "organizers",
    expected: organisersWrite,
    ...asking(UploadVenuePictureDocument, ({ eventId }) => ({ eventId, file: pictureFile("venue.png") })),
  },
};
