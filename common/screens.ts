/** Start of the URLs of events' pages. */
export const guestPagesBelow = "/view/seats/";

/** Start of the URLs of a customer's screens. */
export const customerScreensBelow = "/customer/";

/** The URLs of the pages that the server renders, in the syntax of Express. */
const guestPages = { home: "/", guestPage: `${guestPagesBelow}:shortLink` } as const;

/** The URL of every screen of the organizers' app, in the syntax of Express and React Router. */
export const appScreens = {
  signIn: "/auth",
  signInLink: "/auth/link",
  help: "/help",
  helpEvent: "/help/event",
  helpSeating: "/help/event/seating",
  helpPrint: "/help/event/print",
  helpDoor: "/help/door",
  /** What is kept about guests, for anybody to read. */
  guestData: "/guest-data",
  adminDashboard: "/admin/dashboard",
  adminEvents: "/admin/events",
  adminNewEvent: "/admin/events/new",
  adminEvent: "/admin/events/:eventId",
  adminSeating: "/admin/events/:eventId/seating",
  adminPrint: "/admin/events/:eventId/print",
  adminGuestRecord: "/admin/events/:eventId/guests/:guestId/record",
  adminCustomers: "/admin/customers",
  adminAdministrators: "/admin/administrators",
  adminAudit: "/admin/audit",
  adminNewUser: "/admin/users/new",
  /** The sidebar's link; it redirects to adminNewUser. */
  adminNewUserLink: "/admin/new-user",
  adminAccount: "/admin/account",
  customerDashboard: `${customerScreensBelow}dashboard`,
  customerEventEditor: `${customerScreensBelow}event-editor`,
  customerSeating: `${customerScreensBelow}seating`,
  customerPrint: `${customerScreensBelow}print`,
  customerGuestRecord: `${customerScreensBelow}guests/:guestId/record`,
  customerAccount: `${customerScreensBelow}account`,
} as const;

/**
 * Every URL that the server knows. It answers any other one with 404 and the app, which shows the not-found screen.
 */
export const screens = { ...guestPages, ...appScreens };

/**
 * Where a sign-in link leads. The token is in the fragment, which browsers send to no server, so it reaches no log.
 */
export const signInLinkPath = (token: string): string => `${screens.signInLink}#${token}`;

/** Where the link leads by which somebody starts to help with an event. Its token is in the fragment, too. */
export const helpLinkPath = (token: string): string => `${screens.help}#${token}`;

/** Where somebody starts after signing in. */
export const dashboardOf = ({ isAdmin }: { isAdmin: boolean }): string =>
  isAdmin ? screens.adminDashboard : screens.customerDashboard;

/** Where somebody changes their own account. */
export const accountOf = ({ isAdmin }: { isAdmin: boolean }): string =>
  isAdmin ? screens.adminAccount : screens.customerAccount;
