import { createContext, useContext } from "react";

/** The reader's rights on an event. The server decides; screens only leave out what it would refuse. */
export interface EventRights {
  /** The event, its guests, tables and look. */
  mayChange: boolean;
  /** Guests and tables. */
  mayDelete: boolean;
  mayMoveDay: boolean;
}

/** Owners and administrators may do everything. */
export const EventRightsContext = createContext<EventRights>({ mayChange: true, mayDelete: true, mayMoveDay: true });

export function useEventRights(): EventRights {
  return useContext(EventRightsContext);
}
