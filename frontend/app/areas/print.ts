import { AdminPrint } from "../../routes/admin-print.tsx";
import { CustomerPrint } from "../../routes/customer-print.tsx";
import { HelpPrint } from "../../routes/help-print.tsx";

export const screens = { AdminPrint, CustomerPrint, HelpPrint };
