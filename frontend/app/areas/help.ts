import { HelpEvent } from "../../routes/help-event.tsx";

export const screens = { HelpEvent };
