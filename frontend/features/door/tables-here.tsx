import { useEffect, useRef } from "react";
import { labelKey } from "../../lib/table-labels.ts";
import { t } from "../../lib/text.ts";
import { useDoor } from "./door-glance.tsx";
import type { DoorGlanceQuery } from "./generated/door-glance.ts";

/** Who is here at a table. */
interface TablePresence {
  /** "7 of 10 here" */
  readonly text: string;
  /** "7/10" */
  readonly short: string;
  /** From 0 to 1, of those who are expected. */
  readonly share: number;
}

/** Who is here at each table, by its label's key. Empty if nobody is here. @param before what of it is equal stays the same object */
function withTables(
  before: ReadonlyMap<string, TablePresence>,
  { tables }: DoorGlanceQuery["doorState"],
): Map<string, TablePresence> {
  const presence = new Map<string, TablePresence>();
  if (tables.every(({ hereCount }) => hereCount === 0)) return presence;
  for (const { label, hereCount, expectedCount } of tables) {
    if (label === "") continue;
    const key = labelKey(label);
    const known = before.get(key);
    const text = t("door-glance.here", { here: hereCount, expected: expectedCount });
    const short = `${hereCount}/${expectedCount}`;
    presence.set(key, known?.text === text ? known : { text, short, share: hereCount / Math.max(1, expectedCount) });
  }
  return presence;
}

interface TablesHereProps {
  eventId: number;
  /** Called with who is here at each table, by its label's key; none while nobody is here. What is equal is the same object. */
  onChange: (presence: ReadonlyMap<string, TablePresence>) => void;
}

/** Follows who is here at each table, for a screen that shows it. Shows nothing itself. */
export function TablesHere({ eventId, onChange }: TablesHereProps) {
  const { door } = useDoor(eventId);
  const last = useRef<ReadonlyMap<string, TablePresence>>(new Map());
  useEffect(() => {
    if (!door) return;
    last.current = withTables(last.current, door);
    onChange(last.current);
  }, [door, onChange]);
  return null;
}
