import { AdminAdministrators } from "../../routes/admin-administrators.tsx";
import { AdminAudit } from "../../routes/admin-audit.tsx";
import { AdminCustomers } from "../../routes/admin-customers.tsx";
import { AdminDashboard } from "../../routes/admin-dashboard.tsx";
import { AdminEvents } from "../../routes/admin-events.tsx";
import { AdminNewEvent } from "../../routes/admin-new-event.tsx";
import { AdminNewUser } from "../../routes/admin-new-user.tsx";

export const screens = {
  AdminAdministrators,
  AdminAudit,
  AdminCustomers,
  AdminDashboard,
  AdminEvents,
  AdminNewEvent,
  AdminNewUser,
};
