import { useState } from "react";
import { properties } from "./guest-row.ts";

/** Which columns an organizer sees, in which order. Columns that are in neither list are as in {@link defaultView}. */
export interface ColumnView {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly isFamilyNameFirst: boolean;
}

const propertyIds = Object.keys(properties);

export const defaultView: ColumnView = { order: [], hidden: propertyIds, isFamilyNameFirst: false };

/** An extra column may be called "table", too. */
export const extraId = (name: string) => `extra ${name}`;

export interface ArrangedColumn {
  id: string;
  isShown: boolean;
}

/** The columns after the name, in the chosen order; a new extra column is shown, behind the others. */
export function arrangeColumns({ order, hidden }: ColumnView, extraColumns: readonly string[]): ArrangedColumn[] {
  const all = ["table", ...extraColumns.map(extraId), ...propertyIds];
  const chosen = order.filter((id) => all.includes(id));
  const others = all.filter((id) => !chosen.includes(id));
  return [...chosen, ...others].map((id) => ({ id, isShown: !hidden.includes(id) }));
}

export function withColumn(view: ColumnView, id: string, isShown: boolean): ColumnView {
  const hidden = view.hidden.filter((other) => other !== id);
  return { ...view, hidden: isShown ? hidden : [...hidden, id] };
}

/** Moves the column at a place of the arranged ones up (-1) or down (1). */
export function withMoved(view: ColumnView, arranged: readonly ArrangedColumn[], from: number, by: 1 | -1): ColumnView {
  const order = arranged.map(({ id }) => id);
  const to = from + by;
  if (to < 0 || to >= order.length) return view;
  order.splice(to, 0, ...order.splice(from, 1));
  return { ...view, order };
}

const keyOf = (eventId: number) => `guest-columns-${eventId}`;

/** What was last chosen for the event on this device. */
export function keptView(eventId: number): ColumnView {
  try {
    return viewIn(JSON.parse(localStorage.getItem(keyOf(eventId)) ?? "null")) ?? defaultView;
  } catch {
    return defaultView;
  }
}

function viewIn(kept: unknown): ColumnView | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const { order, hidden, isFamilyNameFirst }: Partial<Record<keyof ColumnView, unknown>> = kept;
  if (!isTexts(order) || !isTexts(hidden) || typeof isFamilyNameFirst !== "boolean") return undefined;
  return { order, hidden, isFamilyNameFirst };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

function keepView(eventId: number, view: ColumnView): void {
  try {
    if (view === defaultView) localStorage.removeItem(keyOf(eventId));
    else localStorage.setItem(keyOf(eventId), JSON.stringify(view));
  } catch {
    // A browser that stores nothing starts with the default columns again.
  }
}

/** An organizer's choice of columns for an event, on this device. */
export function useColumnView(eventId: number): [view: ColumnView, setView: (view: ColumnView) => void] {
  const [view, setView] = useState(() => keptView(eventId));
  return [
    view,
    (chosen) => {
      keepView(eventId, chosen);
      setView(chosen);
    },
  ];
}
