import {
  PlaceEventPictureDocument,
  RemoveEventPictureDocument,
  UploadEventPictureDocument,
} from "../../../frontend/features/themes/generated/event-picture.ts";
import { pictureFile } from "./belongings.ts";
import { organizersWrite } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

export const pictureRows: Record<string, Row> = {
  "Mutation.uploadEventPicture": {
    rule: "organizers",
    expected: organizersWrite,
    ...asking(UploadEventPictureDocument, ({ eventId }) => ({
      eventId,
      kind: "MONOGRAM" as const,
      file: pictureFile("monogram.png"),
    })),
  },
  "Mutation.placeEventPicture": {
    rule: "organizers",
    expected: organizersWrite,
    ...asking(PlaceEventPictureDocument, ({ eventId }) => ({ eventId, focusX: 20, focusY: 30 })),
  },
  "Mutation.removeEventPicture": {
    rule: "organizers",
    expected: organizersWrite,
    ...asking(RemoveEventPictureDocument, ({ eventId }) => ({ eventId })),
  },
};
