import { dayHeading } from "../../lib/dates.ts";

export interface HistoryDay<Entry> {
  heading: string;
  entries: Entry[];
}

/** Entries in their order under the days on which they happened, in the reader's time zone. */
export function historyDays<Entry extends { createdAt: string }>(
  entries: readonly Entry[],
  now = new Date(),
): HistoryDay<Entry>[] {
  const days: HistoryDay<Entry>[] = [];
  for (const entry of entries) {
    const heading = dayHeading(entry.createdAt, now);
    const last = days.at(-1);
    if (last?.heading === heading) last.entries.push(entry);
    else days.push({ heading, entries: [entry] });
  }
  return days;
}
