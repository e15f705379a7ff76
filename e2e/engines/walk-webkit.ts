import { walkDesk } from "./desk-walk.ts";
import { walkDoor } from "./door-walk.ts";
import { walkGuestStates } from "./guest-states.ts";
import { webkit } from "./webkit.ts";

walkGuestStates(webkit);
walkDesk(webkit);
walkDoor(webkit);
