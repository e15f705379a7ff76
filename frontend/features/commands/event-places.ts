import type { LucideIcon } from "lucide-react";

/** A screen or an action of an event that has an address. */
export interface Place {
  title: string;
  to: string;
  Icon: LucideIcon;
  /** Whether small screens show it in another place, without an address. */
  isForLargeScreens?: true;
  /** Whether it is a page of its own, outside of the app. */
  isPage?: true;
}

/** What the reader may open of an event. */
export interface EventPlaces {
  eventId: number;
  screens: readonly Place[];
  actions: readonly Place[];
  /** Address with parameters, so that more can be added with "&". */
  guestList: string;
  /** Address without parameters. */
  seating: string;
  mayChange: boolean;
}

export function guestsFoundBy({ guestList }: EventPlaces, search: string): string {
  return `${guestList}&q=${encodeURIComponent(search)}`;
}

/** On the board if that is where the reader is, otherwise in the guest list. */
export function guestAddress(places: EventPlaces, guest: { id: number; name: string }, here: string): string {
  return here === places.seating ? `${places.seating}?guest=${guest.id}` : guestsFoundBy(places, guest.name);
}

export function tableAddress({ seating }: EventPlaces, tableId: number): string {
  return `${seating}?table=${tableId}`;
}
