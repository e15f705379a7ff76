import {
  Armchair,
  DoorOpen,
  Grid2X2,
  HeartHandshake,
  History,
  Info,
  LayoutDashboard,
  type LucideIcon,
  Palette,
  Printer,
  QrCode,
  Sparkles,
  Upload,
  UserPlus,
  Users,
} from "lucide-react";
import type { EventPlaces, Place } from "../features/commands/event-places.ts";
import { paths } from "../lib/paths.ts";
import { type PlainScreenKey, t } from "../lib/text.ts";

interface SearchedEvent {
  id: number;
  isSample: boolean;
}

/** Where an event's screens are for somebody. */
interface Addresses {
  event: string;
  seating: string;
  print: string;
  door: string;
}

export function adminPlaces({ id, isSample }: SearchedEvent): EventPlaces {
  const at = {
    event: paths.adminEvent(id),
    seating: paths.adminSeating(id),
    print: paths.adminPrint(id),
    door: paths.adminDoor(id),
  };
  return placesAt(at, id, !isSample, [
    tab(at, "details", "admin.event.details", Info),
    tab(at, "guests", "admin.event.guests", Users),
    ...guestScreens(at),
    tab(at, "theme", "admin.event.theme", Palette),
    tab(at, "history", "admin.event.history", History),
    ...(isSample ? [] : [view(at, "helpers", "helpers.title", HeartHandshake)]),
  ]);
}

export function customerPlaces({ id, isSample }: SearchedEvent): EventPlaces {
  const at = {
    event: paths.customerEventEditor,
    seating: paths.customerSeating,
    print: paths.customerPrint,
    door: paths.customerDoor,
  };
  return placesAt(at, id, !isSample, [
    tab(at, "details", "customer.editor.details", Info),
    tab(at, "guests", "customer.editor.guests", Users),
    ...guestScreens(at),
    tab(at, "theme", "customer.editor.theme", Palette),
    view(at, "history", "history.title", History),
    view(at, "helpers", "helpers.title", HeartHandshake),
    place(paths.customerDashboard, "customer.dashboard.title", LayoutDashboard),
  ]);
}

export function helperPlaces(eventId: number, mayChange: boolean): EventPlaces {
  const at = { event: paths.helpEvent, seating: paths.helpSeating, print: paths.helpPrint, door: paths.helpDoor };
  const screens = [
    tab(at, "details", "admin.event.details", Info),
    tab(at, "guests", "admin.event.guests", Users),
    ...guestScreens(at),
    tab(at, "theme", "admin.event.theme", Palette),
    tab(at, "history", "admin.event.history", History),
  ];
  return placesAt(at, eventId, mayChange, screens);
}

function placesAt(at: Addresses, eventId: number, mayChange: boolean, screens: readonly Place[]): EventPlaces {
  const changes = [
    place(`${at.event}?tab=guests&add=guest`, "guest-list.add", UserPlus),
    place(`${at.event}?tab=guests&step=import`, "commands.import", Upload),
    place(`${at.seating}?plan=suggest`, "seating-suggestion.open", Sparkles),
  ];
  return {
    eventId,
    screens: [...screens, ...(mayChange ? [doorPage(at)] : [])],
    actions: [...(mayChange ? changes : []), place(paths.printedSign(at.print), "print-screen.openSign", QrCode)],
    guestList: `${at.event}?tab=guests`,
    seating: at.seating,
    mayChange,
  };
}

function guestScreens({ seating, print }: Addresses): Place[] {
  return [
    place(seating, "seating.title", Armchair),
    { ...place(`${seating}?view=plan`, "floor-plan.view.plan", Grid2X2), isForLargeScreens: true },
    place(print, "print-screen.title", Printer),
  ];
}

/** For those who may mark guests. */
const doorPage = ({ door }: Addresses): Place => ({
  ...place(door, "helpers.event.toDoor", DoorOpen),
  isPage: true,
});

const tab = ({ event }: Addresses, name: string, title: PlainScreenKey, Icon: LucideIcon): Place =>
  place(`${event}?tab=${name}`, title, Icon);

const view = ({ event }: Addresses, name: string, title: PlainScreenKey, Icon: LucideIcon): Place =>
  place(`${event}?view=${name}`, title, Icon);

const place = (to: string, title: PlainScreenKey, Icon: LucideIcon): Place => ({ to, title: t(title), Icon });
