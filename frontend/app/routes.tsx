import { matchRoutes, Navigate, type NonIndexRouteObject, type Params } from "react-router-dom";
import { appScreens } from "../../common/screens.ts";
import { loadBoardTexts, loadListTexts } from "../lib/text.ts";
import { SignIn } from "../routes/sign-in.tsx";
import { type LateScreen, lateArea } from "./late-area.tsx";
import { bringClient } from "./late-graph.ts";
import { PublicLayout } from "./public-layout.tsx";
import { shell } from "./shell.ts";

// What is loaded together: a person who opens one of the screens soon needs the others.
const open = lateArea(async () => (await import("./areas/public.ts")).screens);
const event = lateArea(async () => (await import("./areas/event.ts")).screens, loadListTexts);
const customer = lateArea(async () => (await import("./areas/customer.ts")).screens);
const help = lateArea(async () => (await import("./areas/help.ts")).screens);
const record = lateArea(async () => (await import("./areas/record.ts")).screens);
const seating = lateArea(async () => (await import("./areas/seating.ts")).screens, loadBoardTexts);
const print = lateArea(async () => (await import("./areas/print.ts")).screens);
const administration = lateArea(async () => (await import("./areas/administration.ts")).screens);
const account = lateArea(async () => (await import("./areas/account.ts")).screens);

/** A route, and how to bring what it shows. */
interface ScreenRoute extends Omit<NonIndexRouteObject, "children">, Partial<LateScreen> {
  children?: ScreenRoute[];
  /** Asks for what it shows, before it is drawn. */
  ask?: (params: Params, search: URLSearchParams) => Promise<void>;
}

async function askForEvent({ eventId }: Params, search: URLSearchParams): Promise<void> {
  const [client, area] = await Promise.all([bringClient(), import("./areas/event.ts")]);
  await area.askForEvent(client, eventId, search);
}

export const routes: ScreenRoute[] = [
  {
    element: <PublicLayout />,
    children: [
      // Part of the start, so that people who sign in wait for nothing else.
      { path: appScreens.signIn, element: <SignIn /> },
      { path: appScreens.signInLink, ...open("SignInLink") },
      { path: appScreens.guestData, ...open("GuestData") },
      { path: appScreens.help, ...open("Help") },
      {
        ...shell("CustomerLayout"),
        children: [
          { path: appScreens.customerDashboard, ...customer("CustomerDashboard") },
          { path: appScreens.customerEventEditor, ...customer("CustomerEventEditor") },
          { path: appScreens.customerGuestRecord, ...record("CustomerGuestRecord") },
          { path: appScreens.customerAccount, ...account("Account") },
        ],
      },
      {
        ...shell("WideCustomerLayout"),
        children: [
          { path: appScreens.customerSeating, ...seating("CustomerSeating") },
          { path: appScreens.customerPrint, ...print("CustomerPrint") },
        ],
      },
      { path: "*", ...open("NotFound") },
    ],
  },
  {
    ...shell("HelperLayout"),
    children: [{ path: appScreens.helpEvent, ...help("HelpEvent") }],
  },
  {
    ...shell("WideHelperLayout"),
    children: [
      { path: appScreens.helpSeating, ...seating("HelpSeating") },
      { path: appScreens.helpPrint, ...print("HelpPrint") },
    ],
  },
  {
    ...shell("WideAdminLayout"),
    children: [
      { path: appScreens.adminSeating, ...seating("AdminSeating") },
      { path: appScreens.adminPrint, ...print("AdminPrint") },
    ],
  },
  {
    ...shell("AdminLayout"),
    children: [
      { path: appScreens.adminDashboard, ...administration("AdminDashboard") },
      { path: appScreens.adminEvents, ...administration("AdminEvents") },
      { path: appScreens.adminNewEvent, ...administration("AdminNewEvent") },
      { path: appScreens.adminEvent, ...event("AdminEvent"), ask: askForEvent },
      { path: appScreens.adminGuestRecord, ...record("AdminGuestRecord") },
      { path: appScreens.adminCustomers, ...administration("AdminCustomers") },
      { path: appScreens.adminAdministrators, ...administration("AdminAdministrators") },
      { path: appScreens.adminAudit, ...administration("AdminAudit") },
      { path: appScreens.adminAccount, ...account("Account") },
      { path: appScreens.adminNewUser, ...administration("AdminNewUser") },
      { path: appScreens.adminNewUserLink, element: <Navigate to={appScreens.adminNewUser} replace /> },
    ],
  },
];

/** Brings the code of the screen at a path of the app. */
export async function loadScreenAt(pathname: string): Promise<void> {
  await Promise.all((matchRoutes(routes, pathname) ?? []).map(({ route }) => route.load?.()));
}

/** Asks for what the screen at an address shows. @throws when it is refused */
export async function askForScreenAt({ pathname, search }: Pick<Location, "pathname" | "search">): Promise<void> {
  const found = matchRoutes(routes, pathname) ?? [];
  await Promise.all(found.map(({ route, params }) => route.ask?.(params, new URLSearchParams(search))));
}
