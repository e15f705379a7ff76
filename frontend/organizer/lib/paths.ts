import { generatePath } from "react-router-dom";
import { type DownloadKind, guestFileKinds } from "../../../common/guest-file.ts";
import type { PrintKind } from "../../../common/print/print-kinds.ts";
import { screens } from "../../../common/screens.ts";

export const paths = {
  ...screens,
  guestPage: (shortLink: string) => generatePath(screens.guestPage, { shortLink }),
  adminEventsOf: (ownerId: number) => `${screens.adminEvents}?owner=${ownerId}`,
  /** Of an administrator unless changed there. */
  adminNewAdministrator: `${screens.adminNewUser}?role=admin`,
  adminEvent: (eventId: number) => generatePath(screens.adminEvent, { eventId: String(eventId) }),
  adminSeating: (eventId: number) => generatePath(screens.adminSeating, { eventId: String(eventId) }),
  adminPrint: (eventId: number) => generatePath(screens.adminPrint, { eventId: String(eventId) }),
  guestRecordFile: (eventId: number, guestId: number) => `/api/events/${eventId}/guests/${guestId}/record`,
  printedSign: (printPath: string) => `${printPath}?kind=${"sign" satisfies PrintKind}`,
  guestListFile: (eventId: number, kind: DownloadKind) =>
    `/api/events/${eventId}/guests${guestFileKinds[kind].extension}`,
  /** For mail merges: with each guest's personal link. */
  personalLinksFile: (eventId: number) => `/api/events/${eventId}/guests${guestFileKinds.xlsx.extension}?hasLinks=true`,
  archive: (eventId: number) => `/api/events/${eventId}/archive`,
  printFile: (eventId: number, kind: PrintKind) => `/api/events/${eventId}/print/${kind}.pdf`,
};
