/** What the addresses of guests' pages begin with. */
export const guestPagesBelow = "/view/seats/";

/** What the addresses of a customer's screens begin with. */
export const customerScreensBelow = "/customer/";

/**
 * The address of every screen, as Express and React Router both write it. The server answers any other with 404 and the
 * same app, which shows the not-found screen.
 */
export const screens = {
  home: "/",
  signIn: "/auth",
  /** The only screen whose page describes an event before any script runs. */
  guestPage: `${guestPagesBelow}:shortLink`,
  adminDashboard: "/admin/dashboard",
  adminEvents: "/admin/events",
  adminNewEvent: "/admin/events/new",
  adminEvent: "/admin/events/:eventId",
  adminCustomers: "/admin/customers",
  adminNewUser: "/admin/users/new",
  /** What the sidebar links to; it redirects to adminNewUser. */
  adminNewUserLink: "/admin/new-user",
  customerDashboard: `${customerScreensBelow}dashboard`,
  customerEventEditor: `${customerScreensBelow}event-editor`,
} as const;
