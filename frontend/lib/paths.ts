import { type DownloadKind, guestFileKinds } from "../../common/guest-file.ts";

/** Every address of the product, in one place. */
export const paths = {
  home: "/",
  signIn: "/auth",
  guestPage: (shortLink: string) => `/view/seats/${encodeURIComponent(shortLink)}`,
  adminDashboard: "/admin/dashboard",
  adminEvents: "/admin/events",
  /** The events of one user. */
  adminEventsOf: (ownerId: number) => `/admin/events?owner=${ownerId}`,
  adminNewEvent: "/admin/events/new",
  adminEvent: (eventId: number) => `/admin/events/${eventId}`,
  adminCustomers: "/admin/customers",
  adminNewUser: "/admin/users/new",
  /** What the sidebar links to; it redirects to adminNewUser. */
  adminNewUserLink: "/admin/new-user",
  /** Not a screen but a download. */
  guestListFile: (eventId: number, kind: DownloadKind) =>
    `/api/events/${eventId}/guests${guestFileKinds[kind].extension}`,
  customerDashboard: "/customer/dashboard",
  customerEventEditor: "/customer/event-editor",
};
