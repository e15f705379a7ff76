import { useState } from "react";
import { type ColumnView, keepView, keptView } from "./column-view.ts";

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
