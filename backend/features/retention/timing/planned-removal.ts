import type { Removal } from "../retention.type.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Days between notifying organizers and removing guests. */
export const noticeDays = 14;

/** At noon UTC it is that day almost everywhere, and nowhere earlier than announced. */
const removalHourMs = 12 * hourMs;

/** One more, because a notice in the afternoon counts from the next day. */
export const daysToldBefore = noticeDays + 1;

/** What determines the removal of an event's guests. */
export interface RetainedEvent {
  /** As 2027-06-12; null if unknown. */
  day: string | null;
  /** Null for the installation's, 0 for always. */
  retentionDays: number | null;
  /** Null if organizers were not notified. */
  removalNoticedAt: Date | null;
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day after the last kept one, but at least 14 days after a notice; undefined for always, or an unknown day. */
export function plannedRemoval(event: RetainedEvent, usualDays: number, now: Date): Removal | undefined {
  const days = event.retentionDays ?? usualDays;
  if (event.day === null || days === 0) return undefined;
  const due = isoDay(Date.parse(event.day) + (days + 1) * dayMs);
  const told = (event.removalNoticedAt ?? now).getTime();
  const earliest = isoDay(told + noticeDays * dayMs + removalHourMs);
  return { on: due > earliest ? due : earliest, days, isNoticed: event.removalNoticedAt !== null };
}

/** Whether the removal may begin. */
export function isDue({ on, isNoticed }: Removal, now: Date): boolean {
  return isNoticed && now.getTime() >= Date.parse(on) + removalHourMs;
}
