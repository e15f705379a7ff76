import { AdminSeating } from "../../routes/admin-seating.tsx";
import { CustomerSeating } from "../../routes/customer-seating.tsx";
import { HelpSeating } from "../../routes/help-seating.tsx";

export const screens = { AdminSeating, CustomerSeating, HelpSeating };
