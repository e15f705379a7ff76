import photon from "@silvia-odwyer/photon-node";
import {
  ChangeFloorPlanDocument,
  FloorPlanDocument,
  UploadVenuePictureDocument,
  VenuePictureDocument,
} from "../generated/operations.ts";
import { organisersRead, organisersWrite } from "./expectations.ts";
import { asking, type Row } from "./row.ts";
import type { Subject, World } from "./world.ts";

const bytes = new photon.PhotonImage(new Uint8Array(4).fill(255), 1, 1).get_bytes();
const picture = () => new File([new Uint8Array(bytes)], "venue.png", { type: "image/png" });

async function storedPicture({ eventId }: Subject, { api }: World): Promise<number> {
  const content = new Uint8Array(bytes);
  const data = { eventId, purpose: "venue" as const, content, mediaType: "image/jpeg", width: 1, height: 1 };
  return (await api.db.prisma.eventPicture.create({ data })).id;
}

/** One row for each operation on floor plans. */
export const floorPlanRows: Record<string, Row> = {
  "Query.floorPlan": {
    rule: "organizers",
    expected: organisersRead,
    ...asking(FloorPlanDocument, ({ eventId }) => ({ eventId })),
  },
  "Query.venuePicture": {
    rule: "organizers",
    expected: organisersRead,
    ...asking(VenuePictureDocument, async (subject, world) => ({
      eventId: subject.eventId,
      id: await storedPicture(subject, world),
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
    ...asking(UploadVenuePictureDocument, ({ eventId }) => ({ eventId, file: picture() })),
  },
};
