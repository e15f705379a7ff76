import type { ComponentType } from "react";
import { matchRoutes, Navigate, type NonIndexRouteObject } from "react-router-dom";
import { screens } from "../../common/screens.ts";
import { type LateScreen, lateScreen } from "./late-screen.tsx";
import { PublicLayout } from "./public-layout.tsx";
import { loadOrganiserSystem } from "./system/current-system.ts";

/** A route, and how to load its screen. */
type ScreenRoute = Omit<NonIndexRouteObject, "children"> & Partial<LateScreen> & { children?: ScreenRoute[] };

/** A screen that uses only the guests' design system. */
const guestScreen = lateScreen;

/** A screen that uses the whole design system and organizers' messages. */
function organiserScreen(load: () => Promise<ComponentType>): LateScreen {
  return lateScreen(async () => {
    const [Screen] = await Promise.all([load(), loadOrganiserSystem()]);
    return Screen;
  });
}

/** Every screen of the product. */
export const routes: ScreenRoute[] = [
  {
    element: <PublicLayout />,
    children: [
      { path: screens.home, ...guestScreen(async () => (await import("../routes/home.tsx")).Home) },
      { path: screens.signIn, ...organiserScreen(async () => (await import("../routes/sign-in.tsx")).SignIn) },
      {
        path: screens.guestPage,
        ...guestScreen(async () => (await import("../routes/guest-page.tsx")).GuestPage),
      },
      {
        ...organiserScreen(async () => (await import("./customer-layout.tsx")).CustomerLayout),
        children: [
          {
            path: screens.customerDashboard,
            ...organiserScreen(async () => (await import("../routes/customer-dashboard.tsx")).CustomerDashboard),
          },
          {
            path: screens.customerEventEditor,
            ...organiserScreen(async () => (await import("../routes/customer-event-editor.tsx")).CustomerEventEditor),
          },
        ],
      },
      { path: "*", ...guestScreen(async () => (await import("../routes/not-found.tsx")).NotFound) },
    ],
  },
  {
    ...organiserScreen(async () => (await import("./admin-layout.tsx")).AdminLayout),
    children: [
      {
        path: screens.adminDashboard,
        ...organiserScreen(async () => (await import("../routes/admin-dashboard.tsx")).AdminDashboard),
      },
      {
        path: screens.adminEvents,
        ...organiserScreen(async () => (await import("../routes/admin-events.tsx")).AdminEvents),
      },
      {
        path: screens.adminNewEvent,
        ...organiserScreen(async () => (await import("../routes/admin-new-event.tsx")).AdminNewEvent),
      },
      {
        path: screens.adminEvent,
        ...organiserScreen(async () => (await import("../routes/admin-event.tsx")).AdminEvent),
      },
      {
        path: screens.adminCustomers,
        ...organiserScreen(async () => (await import("../routes/admin-customers.tsx")).AdminCustomers),
      },
      {
        path: screens.adminNewUser,
        ...organiserScreen(async () => (await import("../routes/admin-new-user.tsx")).AdminNewUser),
      },
      { path: screens.adminNewUserLink, element: <Navigate to={screens.adminNewUser} replace /> },
    ],
  },
];

/** Loads the code of everything that an address shows, including layouts, in parallel. */
export async function loadScreenCode(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => route.loadCode?.()));
}

/**
 * Loads a screen's code in parallel with its layout's, not after it. Call it on every render: a screen that waits for
 * its layout is not mounted, so an effect would be too late.
 */
export function preloadScreenCode(pathname: string): void {
  // If loading fails here, the screen itself retries and reports it.
  void loadScreenCode(pathname).catch(() => undefined);
}
