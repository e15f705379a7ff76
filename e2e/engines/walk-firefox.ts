import { firefox } from "./firefox.ts";
import { walkGuestStates } from "./guest-states.ts";

walkGuestStates(firefox);
