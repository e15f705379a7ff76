import type { ApolloClient } from "@apollo/client";
import { useState } from "react";
import { joinOtherNames } from "../../../../common/other-names.ts";
import type { GuestSort } from "../../generated/schema-types.ts";
import { longDate } from "../../lib/dates.ts";
import { atTable } from "../../lib/tables.ts";
import { type PlainScreenKey, t } from "../../lib/text.ts";
import { pageIn, type Sort, searchIn, sortFrom } from "../../lib/use-list-state.ts";
import { attendanceOptions } from "../../lib/words.ts";
import { type Guest_RowFragment, GuestListDocument, SameNamesDocument } from "./generated/guests.ts";

export type GuestRow = Guest_RowFragment;

/** Empty where the guest has none. A column may be called "constructor" or "__proto__". */
export function extraValue({ additionalInfo }: Pick<GuestRow, "additionalInfo">, column: string): string {
  return Object.hasOwn(additionalInfo, column) ? String(additionalInfo[column]) : "";
}

/** "at table 12", "without a table" */
export const placeOf = ({ tableNumber }: Pick<GuestRow, "tableNumber">) =>
  tableNumber === "" ? t("guest-list.namesake.noTable") : atTable(tableNumber);

export const attendanceText = (attendance: string) =>
  attendanceOptions().find(({ value }) => value === attendance)?.label ?? "";

interface Property {
  label: PlainScreenKey;
  sortBy: GuestSort["by"];
  textOf: (guest: GuestRow) => string;
}

/** Columns that the list may have besides name, table and extra columns. A new one goes here; its order, into `guest.input.ts` and `guest-list.data.ts`. */
export const properties = {
  otherNames: {
    label: "guest-list.list.columns.otherNames",
    sortBy: "OTHER_NAMES",
    textOf: ({ otherNames }) => joinOtherNames(otherNames),
  },
  household: { label: "guest-list.list.columns.household", sortBy: "HOUSEHOLD", textOf: ({ household }) => household },
  attendance: {
    label: "guest-list.list.columns.attendance",
    sortBy: "ATTENDANCE",
    textOf: ({ attendance }) => attendanceText(attendance),
  },
  access: {
    label: "guest-list.list.columns.access",
    sortBy: "ACCESS",
    textOf: ({ needsAccess }) => (needsAccess ? t("guest-list.list.needed") : ""),
  },
  guestOf: {
    label: "guest-list.list.columns.guestOf",
    sortBy: "GUEST_OF",
    textOf: ({ guestOfName }) => guestOfName ?? "",
  },
  updatedAt: {
    label: "guest-list.list.columns.updatedAt",
    sortBy: "UPDATED_AT",
    textOf: ({ updatedAt }) => longDate(updatedAt),
  },
} as const satisfies Record<string, Property>;

export const guestPageSize = 20;

/** Parts of a list, by their names in the address (`?show=unseated`). */
export type GuestPart = keyof typeof parts;

const parts = {
  unseated: { seated: false, attendance: null },
  declined: { seated: null, attendance: "NO" },
} as const;

const everyone = { seated: null, attendance: null } as const;

/** The part of the list that an address shows; undefined for everyone. */
export function partIn(params: URLSearchParams): GuestPart | undefined {
  const name = params.get("show");
  return name === "unseated" || name === "declined" ? name : undefined;
}

/** Which guests an address lists. */
export function guestFilterIn(eventId: number, params: URLSearchParams) {
  const part = partIn(params);
  return { eventId, search: searchIn(params), ...(part ? parts[part] : everyone) };
}

/** What an address shows of a guest list. */
export function guestListVariables(eventId: number, params: URLSearchParams, view: ColumnView) {
  const sort = sortFrom(params.get("sort") ?? "", guestSortFrom);
  return {
    ...guestFilterIn(eventId, params),
    sort: sort && toGuestSort(sort, view),
    offset: (pageIn(params) - 1) * guestPageSize,
    limit: guestPageSize,
  };
}

/** Asks for what a guest list will show, before its screen is there. @throws when it is refused */
export async function askForGuestList(client: ApolloClient, eventId: number, params: URLSearchParams): Promise<void> {
  const variables = guestListVariables(eventId, params, keptView(eventId));
  await Promise.all([
    client.query({ query: GuestListDocument, variables }),
    client.query({ query: SameNamesDocument, variables: { eventId } }),
  ]);
}

const sortFields = ["NAME", "TABLE", ...Object.values(properties).map(({ sortBy }) => sortBy)] as const;
const prefix = "COLUMN:";

export type GuestSortBy = (typeof sortFields)[number] | `COLUMN:${string}`;

export const columnSort = (column: string): GuestSortBy => `${prefix}${column}`;

/** What an address means by `?sort=`: "household", "column:Meal". */
export function guestSortFrom(text: string): GuestSortBy | undefined {
  const isColumn = text.toUpperCase().startsWith(prefix);
  return isColumn ? columnSort(text.slice(prefix.length)) : sortFields.find((field) => field === text.toUpperCase());
}

/** The order as the API has it; names are sorted as they are shown. */
export function toGuestSort({ by, direction }: Sort<GuestSortBy>, view: ColumnView): GuestSort {
  if (by === "NAME" && view.isFamilyNameFirst) return { by: "FAMILY_NAME", direction };
  const field = sortFields.find((one) => one === by);
  return field ? { by: field, direction } : { by: "COLUMN", column: by.slice(prefix.length), direction };
}

/** What an organizer sees of a list. */
export interface ColumnView {
  /** Ids of the columns that are left out. */
  readonly hidden: readonly string[];
  readonly isFamilyNameFirst: boolean;
}

export const defaultView: ColumnView = { hidden: Object.keys(properties), isFamilyNameFirst: false };

const keyOf = (eventId: number) => `guest-columns-${eventId}`;

/** What was last chosen for the event on this device. */
function keptView(eventId: number): ColumnView {
  try {
    return viewIn(JSON.parse(localStorage.getItem(keyOf(eventId)) ?? "null")) ?? defaultView;
  } catch {
    return defaultView;
  }
}

function viewIn(kept: Partial<Record<keyof ColumnView, unknown>> | null): ColumnView | undefined {
  const { hidden, isFamilyNameFirst } = kept ?? {};
  if (!Array.isArray(hidden)) return undefined;
  return { hidden: hidden.map(String), isFamilyNameFirst: isFamilyNameFirst === true };
}

/** An organizer's choice of columns for an event, on this device. */
export function useColumnView(eventId: number): [view: ColumnView, setView: (view: ColumnView) => void] {
  const [view, setView] = useState(() => keptView(eventId));
  return [
    view,
    (chosen) => {
      setView(chosen);
      try {
        localStorage.setItem(keyOf(eventId), JSON.stringify(chosen));
      } catch {
        // A browser that stores nothing starts with the default columns again.
      }
    },
  ];
}
