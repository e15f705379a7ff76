import { walkDesk } from "./desk-walk.ts";
import { walkDoor } from "./door-walk.ts";
import { firefox } from "./firefox.ts";
import { walkGuestStates } from "./guest-states.ts";

walkGuestStates(firefox);
walkDesk(firefox);
walkDoor(firefox);
