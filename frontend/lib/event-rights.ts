import { createContext, useContext } from "react";

/** What the reader may do with the event of a screen. The server decides; screens only leave out what it would refuse. */
export interface EventRights {
  /** Whether they may change the event, its guests, tables and look. */
  mayChange: boolean;
  /** Whether they may delete guests and tables. */
  mayDelete: boolean;
  /** Whether they may change the day of the event. */
  mayMoveDay: boolean;
}

/** Owners and administrators may do everything. */
export const EventRightsContext = createContext<EventRights>({ mayChange: true, mayDelete: true, mayMoveDay: true });

/** The reader's rights on the event of the screen. */
export function useEventRights(): EventRights {
  return useContext(EventRightsContext);
}
