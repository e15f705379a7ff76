import { type ComponentType, lazy, type ReactNode } from "react";
import { Navigate, type RouteObject } from "react-router-dom";
import { paths } from "../lib/paths.ts";
import { PublicLayout } from "./public-layout.tsx";
import { loadOrganiserSystem } from "./system/current-system.ts";

type LoadScreen = () => Promise<ComponentType>;

/** A screen that loads when it is first visited. */
function guestScreen(load: LoadScreen): ReactNode {
  const Screen = lazy(async () => ({ default: await load() }));
  return <Screen />;
}

/** The same for a screen that uses the whole design system. */
function organiserScreen(load: LoadScreen): ReactNode {
  return guestScreen(async () => {
    const [Screen] = await Promise.all([load(), loadOrganiserSystem()]);
    return Screen;
  });
}

/** Every screen of the product. */
export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { path: "/", element: guestScreen(async () => (await import("../routes/home.tsx")).Home) },
      { path: "/auth", element: organiserScreen(async () => (await import("../routes/sign-in.tsx")).SignIn) },
      {
        path: "/view/seats/:shortLink",
        element: guestScreen(async () => (await import("../routes/guest-page.tsx")).GuestPage),
      },
      {
        element: organiserScreen(async () => (await import("./customer-layout.tsx")).CustomerLayout),
        children: [
          {
            path: "/customer/dashboard",
            element: organiserScreen(async () => (await import("../routes/customer-dashboard.tsx")).CustomerDashboard),
          },
          {
            path: "/customer/event-editor",
            element: organiserScreen(
              async () => (await import("../routes/customer-event-editor.tsx")).CustomerEventEditor,
            ),
          },
        ],
      },
      { path: "*", element: guestScreen(async () => (await import("../routes/not-found.tsx")).NotFound) },
    ],
  },
  {
    element: organiserScreen(async () => (await import("./admin-layout.tsx")).AdminLayout),
    children: [
      {
        path: "/admin/dashboard",
        element: organiserScreen(async () => (await import("../routes/admin-dashboard.tsx")).AdminDashboard),
      },
      {
        path: "/admin/events",
        element: organiserScreen(async () => (await import("../routes/admin-events.tsx")).AdminEvents),
      },
      {
        path: "/admin/events/new",
        element: organiserScreen(async () => (await import("../routes/admin-new-event.tsx")).AdminNewEvent),
      },
      {
        path: "/admin/events/:eventId",
        element: organiserScreen(async () => (await import("../routes/admin-event.tsx")).AdminEvent),
      },
      {
        path: "/admin/customers",
        element: organiserScreen(async () => (await import("../routes/admin-customers.tsx")).AdminCustomers),
      },
      {
        path: "/admin/users/new",
        element: organiserScreen(async () => (await import("../routes/admin-new-user.tsx")).AdminNewUser),
      },
      { path: "/admin/new-user", element: <Navigate to={paths.adminNewUser} replace /> },
    ],
  },
];
