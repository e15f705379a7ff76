import { chromium } from "./chromium.ts";
import { walkDesk } from "./desk-walk.ts";
import { walkDoor } from "./door-walk.ts";
import { walkGuestStates } from "./guest-states.ts";

walkGuestStates(chromium);
walkDesk(chromium);
walkDoor(chromium);
