/** Start of the URLs of guests' pages. */
export const guestPagesBelow = "/view/seats/";

/** Start of the URLs of a customer's screens. */
export const customerScreensBelow = "/customer/";

/**
 * The URL of every screen, in the syntax of Express and React Router. The server answers any other URL with 404 and the same
 * app, which shows the not-found screen.
 */
export const screens = {
  home: "/",
  signIn: "/auth",
  /** The only screen whose page describes an event without scripts. */
  guestPage: `${guestPagesBelow}:shortLink`,
  adminDashboard: "/admin/dashboard",
  adminEvents: "/admin/events",
  adminNewEvent: "/admin/events/new",
  adminEvent: "/admin/events/:eventId",
  adminCustomers: "/admin/customers",
  adminNewUser: "/admin/users/new",
  /** The sidebar's link; it redirects to adminNewUser. */
  adminNewUserLink: "/admin/new-user",
  customerDashboard: `${customerScreensBelow}dashboard`,
  customerEventEditor: `${customerScreensBelow}event-editor`,
} as const;
