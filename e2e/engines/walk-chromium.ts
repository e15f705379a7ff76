import { chromium } from "./chromium.ts";
import { walkGuestStates } from "./guest-states.ts";

walkGuestStates(chromium);
