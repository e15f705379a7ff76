import { AdminEvent } from "../../routes/admin-event.tsx";
import { AdminGuestRecord } from "../../routes/admin-guest-record.tsx";
import { CustomerDashboard } from "../../routes/customer-dashboard.tsx";
import { CustomerEventEditor } from "../../routes/customer-event-editor.tsx";
import { CustomerGuestRecord } from "../../routes/customer-guest-record.tsx";
import { HelpDoor } from "../../routes/help-door.tsx";
import { HelpEvent } from "../../routes/help-event.tsx";

export const screens = {
  AdminEvent,
  AdminGuestRecord,
  CustomerDashboard,
  CustomerEventEditor,
  CustomerGuestRecord,
  HelpDoor,
  HelpEvent,
};
