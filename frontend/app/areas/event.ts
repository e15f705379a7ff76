import { AdminEvent } from "../../routes/admin-event.tsx";
import { CustomerDashboard } from "../../routes/customer-dashboard.tsx";
import { CustomerEventEditor } from "../../routes/customer-event-editor.tsx";
import { HelpEvent } from "../../routes/help-event.tsx";

export const screens = {
  AdminEvent,
  CustomerDashboard,
  CustomerEventEditor,
  HelpEvent,
};
