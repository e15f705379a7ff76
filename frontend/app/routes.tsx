import { matchRoutes, Navigate, type NonIndexRouteObject } from "react-router-dom";
import { appScreens } from "../../common/screens.ts";
import { AdminLayout } from "./admin-layout.tsx";
import { CustomerLayout } from "./customer-layout.tsx";
import { HelperLayout } from "./helper-layout.tsx";
import { type LateScreen, lateScreen } from "./late-screen.tsx";
import { PublicLayout } from "./public-layout.tsx";

// What is loaded together: a person who opens one of the screens soon needs the others.
const open = async () => (await import("./areas/public.ts")).screens;
const event = async () => (await import("./areas/event.ts")).screens;
const seating = async () => (await import("./areas/seating.ts")).screens;
const print = async () => (await import("./areas/print.ts")).screens;
const administration = async () => (await import("./areas/administration.ts")).screens;
const account = async () => (await import("./areas/account.ts")).screens;

/** A route, and how to bring what it shows. */
interface ScreenRoute extends Omit<NonIndexRouteObject, "children">, Partial<LateScreen> {
  children?: ScreenRoute[];
}

export const routes: ScreenRoute[] = [
  {
    element: <PublicLayout />,
    children: [
      { path: appScreens.signIn, ...lateScreen(open, "SignIn") },
      { path: appScreens.signInLink, ...lateScreen(open, "SignInLink") },
      { path: appScreens.guestData, ...lateScreen(open, "GuestData") },
      { path: appScreens.help, ...lateScreen(open, "Help") },
      {
        element: <CustomerLayout />,
        children: [
          { path: appScreens.customerDashboard, ...lateScreen(event, "CustomerDashboard") },
          { path: appScreens.customerEventEditor, ...lateScreen(event, "CustomerEventEditor") },
          { path: appScreens.customerGuestRecord, ...lateScreen(event, "CustomerGuestRecord") },
          { path: appScreens.customerAccount, ...lateScreen(account, "Account") },
        ],
      },
      {
        element: <CustomerLayout isWide />,
        children: [
          { path: appScreens.customerSeating, ...lateScreen(seating, "CustomerSeating") },
          { path: appScreens.customerPrint, ...lateScreen(print, "CustomerPrint") },
        ],
      },
      { path: "*", ...lateScreen(open, "NotFound") },
    ],
  },
  {
    element: <HelperLayout />,
    children: [
      { path: appScreens.helpEvent, ...lateScreen(event, "HelpEvent") },
      { path: appScreens.helpDoor, ...lateScreen(event, "HelpDoor") },
    ],
  },
  {
    element: <HelperLayout isWide />,
    children: [
      { path: appScreens.helpSeating, ...lateScreen(seating, "HelpSeating") },
      { path: appScreens.helpPrint, ...lateScreen(print, "HelpPrint") },
    ],
  },
  {
    element: <AdminLayout isWide />,
    children: [
      { path: appScreens.adminSeating, ...lateScreen(seating, "AdminSeating") },
      { path: appScreens.adminPrint, ...lateScreen(print, "AdminPrint") },
    ],
  },
  {
    element: <AdminLayout />,
    children: [
      { path: appScreens.adminDashboard, ...lateScreen(administration, "AdminDashboard") },
      { path: appScreens.adminEvents, ...lateScreen(administration, "AdminEvents") },
      { path: appScreens.adminNewEvent, ...lateScreen(administration, "AdminNewEvent") },
      { path: appScreens.adminEvent, ...lateScreen(event, "AdminEvent") },
      { path: appScreens.adminGuestRecord, ...lateScreen(event, "AdminGuestRecord") },
      { path: appScreens.adminCustomers, ...lateScreen(administration, "AdminCustomers") },
      { path: appScreens.adminAdministrators, ...lateScreen(administration, "AdminAdministrators") },
      { path: appScreens.adminAudit, ...lateScreen(administration, "AdminAudit") },
      { path: appScreens.adminAccount, ...lateScreen(account, "Account") },
      { path: appScreens.adminNewUser, ...lateScreen(administration, "AdminNewUser") },
      { path: appScreens.adminNewUserLink, element: <Navigate to={appScreens.adminNewUser} replace /> },
    ],
  },
];

/** Brings the code of the screen at a path of the app. */
export async function loadScreenAt(pathname: string): Promise<void> {
  await Promise.all((matchRoutes(routes, pathname) ?? []).map(({ route }) => route.load?.()));
}
