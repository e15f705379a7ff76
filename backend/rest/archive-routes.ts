import { maxEventArchiveBytes } from "../../common/limits.ts";
import { declareLimit, sayBytes } from "../lib/declared-limits.ts";
import { event } from "./event-fragment.ts";
import type { Route } from "./route.ts";

/** The call that downloads a whole event. */
export const archiveDownload: Route = {
  method: "get",
  path: "/api/events/{id}/archive",
  summary: "The whole event as one ZIP file, which another installation can import.",
  operation: "query ($id: Int!) { eventArchive(eventId: $id) { filename content } }",
  answer: "eventArchive",
  status: 200,
  streams: "archive",
  download: "application/zip",
  refusals: [413, 429],
};

/** The call that imports one. */
export const archiveUpload: Route = {
  method: "post",
  path: "/api/events/archive",
  summary:
    "Creates an event from an archive of at most 200 MB: for a customer in place of their own event, which must be empty.",
  operation: `mutation ($file: Upload!, $ownerId: Int) {
        importEventArchive(file: $file, ownerId: $ownerId) { event { ...Event } isLinkNew }
      } ${event}`,
  answer: "importEventArchive",
  status: 201,
  maxFileBytes: maxEventArchiveBytes,
  refusals: [409, 422, 429],
};

declareLimit({
  what: "Archives: bytes, packed and unpacked",
  counts: "each archive",
  limit: sayBytes(maxEventArchiveBytes),
  beyond: "413",
});
