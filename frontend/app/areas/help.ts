import { HelpDoor } from "../../routes/help-door.tsx";
import { HelpEvent } from "../../routes/help-event.tsx";

export const screens = { HelpDoor, HelpEvent };
