import { createContext, useContext } from "react";
import { generatePath } from "react-router-dom";
import { screens } from "../../../common/screens.ts";
import { paths } from "../lib/paths.ts";
import type { EventHereQuery } from "./generated/event-here.ts";

/** Whose screens of an event: administrators', the customer's to whom it belongs, or its helpers'. */
export type EventSide = "admin" | "customer" | "help";

/** The addresses of an event's screens, as in the app's routes. */
export const eventScreens = {
  admin: {
    event: screens.adminEvent,
    seating: screens.adminSeating,
    print: screens.adminPrint,
    door: screens.adminDoor,
    record: screens.adminGuestRecord,
  },
  customer: {
    event: screens.customerEventEditor,
    seating: screens.customerSeating,
    print: screens.customerPrint,
    door: screens.customerDoor,
    record: screens.customerGuestRecord,
  },
  help: {
    event: screens.helpEvent,
    seating: screens.helpSeating,
    print: screens.helpPrint,
    door: screens.helpDoor,
    record: undefined,
  },
} as const;

export function eventPaths(side: EventSide, eventId: number) {
  const to = (path: string) => generatePath(path, { eventId: String(eventId) });
  const { event, seating, print, door, record } = eventScreens[side];
  return {
    event: to(event),
    guests: `${to(event)}?tab=guests`,
    seating: to(seating),
    print: to(print),
    /** Of the sign that is printed for the entrance. */
    sign: paths.printedSign(to(print)),
    door: to(door),
    /** Of what is kept about a guest; none for helpers. */
    record:
      record && ((guestId: number) => generatePath(record, { eventId: String(eventId), guestId: String(guestId) })),
  };
}

export type EventPaths = ReturnType<typeof eventPaths>;

/** The reader's rights on an event. The server decides; screens only leave out what it would refuse. */
export interface EventRights {
  /** The event, its guests, tables and look; the sample's, too, which nobody can change. */
  mayChange: boolean;
  /** Guests and tables. */
  mayDelete: boolean;
  mayMoveDay: boolean;
}

/** Owners and administrators may do everything. */
export const everyRight: EventRights = { mayChange: true, mayDelete: true, mayMoveDay: true };

export interface EventHere extends EventRights {
  side: EventSide;
  event: EventHereQuery["event"];
  paths: EventPaths;
}

export const EventHereContext = createContext<EventHere | undefined>(undefined);

/** The event of this screen, and what its reader may do. @throws on screens that are not an event's */
export function useEventHere(): EventHere {
  return known(useContext(EventHereContext));
}

/** The reader's rights on the event of this screen; every right on one that is yet to be made. */
export function useEventRights(): EventRights {
  return useContext(EventHereContext) ?? everyRight;
}

/** Of the event of this screen, or of one among several on it. */
export const EventPathsContext = createContext<EventPaths | undefined>(undefined);

/** Where the screens of the event around a component are. @throws where there is none */
export function useEventPaths(): EventPaths {
  return known(useContext(EventPathsContext));
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("No event surrounds this component");
  return value;
}
