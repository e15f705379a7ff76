import { generatePath } from "react-router-dom";
import { type DownloadKind, guestFileKinds } from "../../common/guest-file.ts";
import type { PrintKind } from "../../common/print/print-kinds.ts";
import { screens } from "../../common/screens.ts";

/** Follows the address of a guest's record that asks at once whether to erase them. */
export const eraseFragment = "#erase";

/** The addresses that the product links to: screens, with their parameters filled in, and downloads. */
export const paths = {
  ...screens,
  guestPage: (shortLink: string) => generatePath(screens.guestPage, { shortLink }),
  /** The events of one user. */
  adminEventsOf: (ownerId: number) => `${screens.adminEvents}?owner=${ownerId}`,
  /** The form for a new account, of an administrator unless changed there. */
  adminNewAdministrator: `${screens.adminNewUser}?role=admin`,
  adminEvent: (eventId: number) => generatePath(screens.adminEvent, { eventId: String(eventId) }),
  adminSeating: (eventId: number) => generatePath(screens.adminSeating, { eventId: String(eventId) }),
  adminPrint: (eventId: number) => generatePath(screens.adminPrint, { eventId: String(eventId) }),
  adminGuestRecord: (eventId: number, guestId: number) =>
    generatePath(screens.adminGuestRecord, { eventId: String(eventId), guestId: String(guestId) }),
  customerGuestRecord: (guestId: number) => generatePath(screens.customerGuestRecord, { guestId: String(guestId) }),
  /** What an event holds about a guest, as JSON; a download. */
  guestRecordFile: (eventId: number, guestId: number) => `/api/events/${eventId}/guests/${guestId}/record`,
  /** The print screen with a sign on it. @param printPath of the screen */
  printedSign: (printPath: string) => `${printPath}?kind=${"sign" satisfies PrintKind}`,
  /** A download, not a screen. */
  guestListFile: (eventId: number, kind: DownloadKind) =>
    `/api/events/${eventId}/guests${guestFileKinds[kind].extension}`,
  /** The whole event as a download. */
  archive: (eventId: number) => `/api/events/${eventId}/archive`,
  /** Another one, without its choices. */
  printFile: (eventId: number, kind: PrintKind) => `/api/events/${eventId}/print/${kind}.pdf`,
};
