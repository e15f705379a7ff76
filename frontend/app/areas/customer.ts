import { CustomerDashboard } from "../../routes/customer-dashboard.tsx";
import { CustomerEventEditor } from "../../routes/customer-event-editor.tsx";

export const screens = { CustomerDashboard, CustomerEventEditor };
