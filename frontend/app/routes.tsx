import { Navigate, type RouteObject } from "react-router-dom";
import { appScreens } from "../../common/screens.ts";
import { Account } from "../routes/account.tsx";
import { AdminAdministrators } from "../routes/admin-administrators.tsx";
import { AdminAudit } from "../routes/admin-audit.tsx";
import { AdminCustomers } from "../routes/admin-customers.tsx";
import { AdminDashboard } from "../routes/admin-dashboard.tsx";
import { AdminEvent } from "../routes/admin-event.tsx";
import { AdminEvents } from "../routes/admin-events.tsx";
import { AdminGuestRecord } from "../routes/admin-guest-record.tsx";
import { AdminNewEvent } from "../routes/admin-new-event.tsx";
import { AdminNewUser } from "../routes/admin-new-user.tsx";
import { AdminPrint } from "../routes/admin-print.tsx";
import { AdminSeating } from "../routes/admin-seating.tsx";
import { CustomerDashboard } from "../routes/customer-dashboard.tsx";
import { CustomerEventEditor } from "../routes/customer-event-editor.tsx";
import { CustomerGuestRecord } from "../routes/customer-guest-record.tsx";
import { CustomerPrint } from "../routes/customer-print.tsx";
import { CustomerSeating } from "../routes/customer-seating.tsx";
import { GuestData } from "../routes/guest-data.tsx";
import { Help } from "../routes/help.tsx";
import { HelpDoor } from "../routes/help-door.tsx";
import { HelpEvent } from "../routes/help-event.tsx";
import { HelpPrint } from "../routes/help-print.tsx";
import { HelpSeating } from "../routes/help-seating.tsx";
import { NotFound } from "../routes/not-found.tsx";
import { SignIn } from "../routes/sign-in.tsx";
import { SignInLink } from "../routes/sign-in-link.tsx";
import { AdminLayout } from "./admin-layout.tsx";
import { CustomerLayout } from "./customer-layout.tsx";
import { HelperLayout } from "./helper-layout.tsx";
import { PublicLayout } from "./public-layout.tsx";

export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { path: appScreens.signIn, element: <SignIn /> },
      { path: appScreens.signInLink, element: <SignInLink /> },
      { path: appScreens.guestData, element: <GuestData /> },
      { path: appScreens.help, element: <Help /> },
      {
        element: <CustomerLayout />,
        children: [
          { path: appScreens.customerDashboard, element: <CustomerDashboard /> },
          { path: appScreens.customerEventEditor, element: <CustomerEventEditor /> },
          { path: appScreens.customerGuestRecord, element: <CustomerGuestRecord /> },
          { path: appScreens.customerAccount, element: <Account /> },
        ],
      },
      {
        element: <CustomerLayout isWide />,
        children: [
          { path: appScreens.customerSeating, element: <CustomerSeating /> },
          { path: appScreens.customerPrint, element: <CustomerPrint /> },
        ],
      },
      { path: "*", element: <NotFound /> },
    ],
  },
  {
    element: <HelperLayout />,
    children: [
      { path: appScreens.helpEvent, element: <HelpEvent /> },
      { path: appScreens.helpDoor, element: <HelpDoor /> },
    ],
  },
  {
    element: <HelperLayout isWide />,
    children: [
      { path: appScreens.helpSeating, element: <HelpSeating /> },
      { path: appScreens.helpPrint, element: <HelpPrint /> },
    ],
  },
  {
    element: <AdminLayout isWide />,
    children: [
      { path: appScreens.adminSeating, element: <AdminSeating /> },
      { path: appScreens.adminPrint, element: <AdminPrint /> },
    ],
  },
  {
    element: <AdminLayout />,
    children: [
      { path: appScreens.adminDashboard, element: <AdminDashboard /> },
      { path: appScreens.adminEvents, element: <AdminEvents /> },
      { path: appScreens.adminNewEvent, element: <AdminNewEvent /> },
      { path: appScreens.adminEvent, element: <AdminEvent /> },
      { path: appScreens.adminGuestRecord, element: <AdminGuestRecord /> },
      { path: appScreens.adminCustomers, element: <AdminCustomers /> },
      { path: appScreens.adminAdministrators, element: <AdminAdministrators /> },
      { path: appScreens.adminAudit, element: <AdminAudit /> },
      { path: appScreens.adminAccount, element: <Account /> },
      { path: appScreens.adminNewUser, element: <AdminNewUser /> },
      { path: appScreens.adminNewUserLink, element: <Navigate to={appScreens.adminNewUser} replace /> },
    ],
  },
];
