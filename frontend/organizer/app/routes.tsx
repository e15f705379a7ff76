import { type ComponentType, lazy, type ReactNode } from "react";
import { matchRoutes, Navigate, type NonIndexRouteObject } from "react-router-dom";
import { appScreens } from "../../../common/screens.ts";
import { type EventSide, eventScreens } from "../event/event-here.ts";
import { loadAllTexts } from "../lib/text.ts";
import { SignIn } from "../routes/sign-in.tsx";
import { Awaited } from "../ui/page-spinner.tsx";
import { PublicShell } from "./shell.tsx";

interface LateScreen {
  element: ReactNode;
  /** Brings the code and the texts of all screens; once they are there, does nothing. */
  load: () => Promise<unknown>;
}

interface ScreenRoute extends Omit<NonIndexRouteObject, "children">, Partial<LateScreen> {
  children?: ScreenRoute[];
}

let lastKey = 0;

/** A screen, or what stands around several, whose code comes when it is opened. */
function late(load: () => Promise<ComponentType>): LateScreen {
  const bring = async () => {
    const [Content] = await Promise.all([load(), loadAllTexts()]);
    return { default: Content };
  };
  const Content = lazy(bring);
  lastKey += 1;
  // With the key, React shows that the next screen is coming, and not the last one as if nothing had been clicked.
  return {
    element: (
      <Awaited key={lastKey}>
        <Content />
      </Awaited>
    ),
    load: bring,
  };
}

const screen = (path: string, load: () => Promise<ComponentType>): ScreenRoute => ({ path, ...late(load) });

const eventAtAddress = () => import("../routes/event-at-address.tsx");
const eventFrom = {
  admin: late(async () => (await eventAtAddress()).AdminsEvent),
  customer: late(async () => (await eventAtAddress()).CustomersEvent),
  help: late(async () => (await eventAtAddress()).HelpersEvent),
};

function screensOfEvent(side: EventSide): ScreenRoute {
  const { event, seating, print, record } = eventScreens[side];
  const guestRecord = async () => (await import("../features/erasure/guest-record.tsx")).EventGuestRecord;
  const children: ScreenRoute[] = [
    screen(event, async () => (await import("../routes/event-screen.tsx")).EventScreen),
    screen(seating, async () => (await import("../routes/event-seating.tsx")).EventSeating),
    screen(print, async () => (await import("../routes/event-print.tsx")).EventPrint),
    ...(record === undefined ? [] : [screen(record, guestRecord)]),
  ];
  return { ...eventFrom[side], children };
}

const account = async () => (await import("../routes/account.tsx")).Account;
const people = () => import("../routes/admin-people.tsx");
const shells = () => import("./organizer-shell.tsx");

export const routes: ScreenRoute[] = [
  {
    element: <PublicShell />,
    children: [
      // Part of the start, so that people who sign in wait for nothing else.
      { path: appScreens.signIn, element: <SignIn /> },
      screen(appScreens.signInLink, async () => (await import("../routes/one-use-links.tsx")).SignInLink),
      screen(appScreens.guestData, async () => (await import("../routes/guest-data.tsx")).GuestData),
      screen(appScreens.help, async () => (await import("../routes/one-use-links.tsx")).HelpLink),
      screen("*", async () => (await import("../routes/not-found.tsx")).NotFound),
    ],
  },
  {
    ...late(async () => (await shells()).CustomerShell),
    children: [
      screen(
        appScreens.customerDashboard,
        async () => (await import("../routes/customer-dashboard.tsx")).CustomerDashboard,
      ),
      screensOfEvent("customer"),
      screen(appScreens.customerAccount, account),
    ],
  },
  { ...late(async () => (await shells()).HelperShell), children: [screensOfEvent("help")] },
  {
    ...late(async () => (await shells()).AdminShell),
    children: [
      screen(appScreens.adminDashboard, async () => (await import("../routes/admin-dashboard.tsx")).AdminDashboard),
      screen(appScreens.adminEvents, async () => (await import("../routes/admin-events.tsx")).AdminEvents),
      screen(appScreens.adminNewEvent, async () => (await import("../routes/admin-new-event.tsx")).AdminNewEvent),
      screensOfEvent("admin"),
      screen(appScreens.adminCustomers, async () => (await people()).AdminCustomers),
      screen(appScreens.adminAdministrators, async () => (await people()).AdminAdministrators),
      screen(appScreens.adminAudit, async () => (await import("../routes/admin-audit.tsx")).AdminAudit),
      screen(appScreens.adminAccount, account),
      screen(appScreens.adminNewUser, async () => (await import("../routes/admin-new-user.tsx")).AdminNewUser),
      { path: appScreens.adminNewUserLink, element: <Navigate to={appScreens.adminNewUser} replace /> },
    ],
  },
];

/** Brings the code of the screen at a path of the app. @throws when it does not come */
export async function loadScreenAt(pathname: string): Promise<void> {
  await Promise.all((matchRoutes(routes, pathname) ?? []).map(({ route }) => route.load?.()));
}
