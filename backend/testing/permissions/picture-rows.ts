import photon from "@silvia-odwyer/photon-node";
import { RemoveEventPictureDocument, UploadEventPictureDocument } from "../generated/operations.ts";
import { organisersWrite } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

const bytes = new photon.PhotonImage(new Uint8Array(4).fill(255), 1, 1).get_bytes();
const picture = () => new File([new Uint8Array(bytes)], "monogram.png", { type: "image/png" });

/** One row for each operation on pictures of events' pages. */
export const pictureRows: Record<string, Row> = {
  "Mutation.uploadEventPicture": {
    rule: "organizers",
    expected: organisersWrite,
    ...asking(UploadEventPictureDocument, ({ eventId }) => ({ eventId, kind: "MONOGRAM" as const, file: picture() })),
  },
  "Mutation.removeEventPicture": {
    rule: "organizers",
    expected: organisersWrite,
    ...asking(RemoveEventPictureDocument, ({ eventId }) => ({ eventId })),
  },
};
