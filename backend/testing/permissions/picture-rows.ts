import {
  RemoveEventPictureDocument,
  UploadEventPictureDocument,
} from "../../../frontend/organizer/features/themes/generated/themes.ts";
import { pictureFile } from "./belongings.ts";
import { ofEvent, type Row, writes } from "./row.ts";

export const pictureRows: Record<string, Row> = {
  "Mutation.uploadEventPicture": writes(UploadEventPictureDocument, ({ eventId }) => ({
    ...{ eventId, kind: "MONOGRAM" as const, file: pictureFile("monogram.png") },
  })),
  "Mutation.removeEventPicture": writes(RemoveEventPictureDocument, ofEvent),
};
