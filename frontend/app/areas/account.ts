import { Account } from "../../routes/account.tsx";

export const screens = { Account };
