import { useState } from "react";
import { properties } from "./guest-row.ts";

/** What an organizer sees of a list. */
export interface ColumnView {
  /** Ids of the columns that are left out. */
  readonly hidden: readonly string[];
  readonly isFamilyNameFirst: boolean;
}

export const defaultView: ColumnView = { hidden: Object.keys(properties), isFamilyNameFirst: false };

const keyOf = (eventId: number) => `guest-columns-${eventId}`;

/** What was last chosen for the event on this device. */
export function keptView(eventId: number): ColumnView {
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
