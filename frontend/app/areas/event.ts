import { AdminEvent } from "../../routes/admin-event.tsx";

export const screens = { AdminEvent };
