export const guestPagesBelow = "/view/seats/";

const customerScreensBelow = "/customer/";

const guestPages = { home: "/", guestPage: `${guestPagesBelow}:shortLink` } as const;

export const appScreens = {
  signIn: "/auth",
  signInLink: "/auth/link",
  help: "/help",
  helpEvent: "/help/event",
  helpSeating: "/help/event/seating",
  helpPrint: "/help/event/print",
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

/** The door for helpers, administrators and owners: pages of their own, which also open without a connection. */
export const doorPages = {
  helpDoor: "/help/door",
  adminDoor: "/admin/events/:eventId/door",
  customerDoor: `${customerScreensBelow}door`,
} as const;

/** Every URL that the server knows. It answers others with 404 and the app, which shows the not-found screen. */
export const screens = { ...guestPages, ...appScreens, ...doorPages };

/** Path of a sign-in link. The token is in the fragment, which browsers send to no server, so it reaches no log. */
export const signInLinkPath = (token: string): string => `${screens.signInLink}#${token}`;

/** Path of a link for a new helper; its token is in the fragment, too. */
export const helpLinkPath = (token: string): string => `${screens.help}#${token}`;

export const dashboardOf = ({ isAdmin }: { isAdmin: boolean }): string =>
  isAdmin ? screens.adminDashboard : screens.customerDashboard;

export const accountOf = ({ isAdmin }: { isAdmin: boolean }): string =>
  isAdmin ? screens.adminAccount : screens.customerAccount;
