import type { GuestAnswer, GuestPage, ShownEvent, ShownGuest } from "../../../../common/guest-page.ts";
import { t } from "../../../lib/text.ts";

export type PreviewState = "search" | "found";

export interface SeatedGuest {
  id: number;
  name: string;
  tableNumber: string;
}

export function previewPage(event: ShownEvent, state: PreviewState, guest: ShownGuest): GuestPage {
  const answer: GuestAnswer =
    state === "found" ? { kind: "found", guest, others: [], room: undefined } : { kind: "none-yet" };
  const typed = state === "found" ? guest.name : "";
  const body = { kind: "search", event, typed, answer } as const;
  return { place: "event", body, signedIn: undefined, isSignedOut: false, year: new Date().getFullYear() };
}

const sampleTable = "7";
const maxTablemates = 5;

/** The first guest who has a table, with tablemates if guests see them; a made-up one for an empty list. */
export function previewGuest(guests: readonly SeatedGuest[], showsTablemates: boolean): ShownGuest {
  const [first] = guests;
  const { id, name, tableNumber } = first ?? { id: 0, name: t("themes.previewGuest"), tableNumber: sampleTable };
  const others = guests.filter((guest) => guest.tableNumber === tableNumber && guest.id !== id);
  const tablemates = showsTablemates ? others.slice(0, maxTablemates) : [];
  return { id, name, tableNumber, additionalInfo: {}, tablemates };
}
