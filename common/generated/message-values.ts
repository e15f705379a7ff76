// Written by `npm run messages` from the catalogue common/messages/en; do not edit by hand.

import type { Message } from "../messages/message.ts";

type NoValues = Record<never, never>;

/** The values of each message. */
export interface MessageValues {
  "refusals.diskFull": NoValues;
  "refusals.internal": NoValues;
  "refusals.nothingHere": NoValues;
  "refusals.nulCharacter": NoValues;
  "refusals.requestTooLarge": NoValues;
  "refusals.timeTooEarly": NoValues;
  "refusals.unavailable": NoValues;
  "refusals.unreadableRequest": NoValues;
}
