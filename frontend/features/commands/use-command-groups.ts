import { useBreakpointValue } from "@chakra-ui/react";
import { CircleDashed, Keyboard, Link, UserRound, Users } from "lucide-react";
import { useLocation } from "react-router-dom";
import type { QueryFailure } from "../../lib/query-failure.ts";
import { countText, tableTitle } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import { type Command, type CommandGroup, type GroupName, groupNames, isMatch, matchingTables } from "./commands.ts";
import { type EventPlaces, guestAddress, guestsFoundBy, type Place, tableAddress } from "./event-places.ts";
import { type FoundGuest, useEventGuests } from "./use-event-guests.ts";
import { type EventTable, useEventTables } from "./use-event-tables.ts";

interface FoundCommands {
  groups: readonly CommandGroup[];
  /** False while guests are being searched for. */
  isComplete: boolean;
  failure: QueryFailure | undefined;
}

/** What can be chosen: screens and actions at first, and what matches while something is typed. */
export function useCommandGroups(places: EventPlaces, typed: string): FoundCommands {
  const { pathname } = useLocation();
  const isLarge = useBreakpointValue({ base: false, lg: true }, { ssr: false }) ?? true;
  const { tables, failure: tableFailure } = useEventTables(places.eventId);
  const found = useEventGuests(places.eventId, typed);
  const isFound = ({ title }: Command) => typed.trim() === "" || isMatch(title, typed);
  const commands: Record<GroupName, readonly Command[]> = {
    tables: matchingTables(tables, typed, tableTitle).map((table) => tableCommand(places, table)),
    screens: places.screens
      .filter(({ isForLargeScreens }) => isLarge || !isForLargeScreens)
      .map(placeCommand)
      .filter(isFound),
    actions: [...places.actions.map(placeCommand), copyLink(), ...(isLarge ? [showKeys()] : [])].filter(isFound),
    guests: [
      ...found.guests.map((guest) => guestCommand(guest, guestAddress(places, guest, pathname))),
      ...(found.totalCount > found.guests.length ? [allGuests(places, typed, found.totalCount)] : []),
    ],
  };
  return {
    groups: groupNames.map((name) => ({ name, commands: commands[name] })).filter((group) => group.commands.length > 0),
    isComplete: found.isCurrent,
    failure: found.failure ?? (typed.trim() === "" ? undefined : tableFailure),
  };
}

function placeCommand({ title, to, Icon, isPage }: Place): Command {
  return { key: to, title, note: "", Icon, act: { kind: "open", to, ...(isPage && { isPage }) } };
}

const copyLink = (): Command => ({
  key: "link",
  title: t("events.copyLink"),
  note: "",
  Icon: Link,
  act: { kind: "copyLink" },
});

/** Phones have no such keys. */
const showKeys = (): Command => ({
  key: "keys",
  title: t("commands.keys.title"),
  note: "?",
  Icon: Keyboard,
  act: { kind: "showKeys" },
});

function tableCommand(places: EventPlaces, { id, label, capacity, seatedCount }: EventTable): Command {
  return {
    key: `table ${id}`,
    title: tableTitle(label),
    note: countText({ capacity }, seatedCount),
    Icon: CircleDashed,
    act: { kind: "open", to: tableAddress(places, id) },
  };
}

function guestCommand({ id, name, tableNumber }: FoundGuest, to: string): Command {
  const note = tableNumber === "" ? t("seating.noSeat") : tableTitle(tableNumber);
  return { key: `guest ${id}`, title: name, note, Icon: UserRound, act: { kind: "open", to } };
}

function allGuests(places: EventPlaces, typed: string, count: number): Command {
  const to = guestsFoundBy(places, typed.trim());
  return { key: "guests", title: t("commands.allGuests", { count }), note: "", Icon: Users, act: { kind: "open", to } };
}
