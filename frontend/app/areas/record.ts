import { AdminGuestRecord } from "../../routes/admin-guest-record.tsx";
import { CustomerGuestRecord } from "../../routes/customer-guest-record.tsx";

export const screens = { AdminGuestRecord, CustomerGuestRecord };
