const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Days between telling organizers that guests will be removed, and removing them. */
export const noticeDays = 14;

/** A removal begins in the middle of its day in UTC: it is that day everywhere then, and nowhere earlier than announced. */
const removalHourMs = 12 * hourMs;

/**
 * Days before the removal is due from which organizers are told. One more than they have, because a notice in the afternoon counts
 * from the next day.
 */
export const daysToldBefore = noticeDays + 1;

/** What decides about the removal of an event's guests. */
export interface RetainedEvent {
  /** As 2027-06-12; null if unknown. */
  day: string | null;
  /** Null for the installation's, 0 for always. */
  retentionDays: number | null;
  /** Since when organizers have been told. */
  removalNoticedAt: Date | null;
}

/** When an event's guests will be removed. */
export interface PlannedRemoval {
  /** The day, as 2027-06-12. */
  on: string;
  /** Days after the event for which they are kept. */
  days: number;
  /** Whether organizers have been told. */
  isNoticed: boolean;
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * When an event's guests will be removed: on the day after their last one, but never sooner than 14 days after organizers have
 * been told, or could be.
 *
 * @param usualDays the installation's number of days; 0 for always
 * @returns undefined if they are always kept, or nobody knows when the event takes place.
 */
export function plannedRemoval(event: RetainedEvent, usualDays: number, now: Date): PlannedRemoval | undefined {
  const days = event.retentionDays ?? usualDays;
  if (event.day === null || days === 0) return undefined;
  const due = isoDay(Date.parse(event.day) + (days + 1) * dayMs);
  const told = (event.removalNoticedAt ?? now).getTime();
  const earliest = isoDay(told + noticeDays * dayMs + removalHourMs);
  return { on: due > earliest ? due : earliest, days, isNoticed: event.removalNoticedAt !== null };
}

/** Whether the removal may begin. */
export function isDue({ on, isNoticed }: PlannedRemoval, now: Date): boolean {
  return isNoticed && now.getTime() >= Date.parse(on) + removalHourMs;
}
