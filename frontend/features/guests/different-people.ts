/** What is remembered of an event in this browser: guests of one name whom the organizer knows to be different people. */
const keyOf = (eventId: number) => `different-people-${eventId}`;

/** Most groups that are remembered of an event. */
const maxGroups = 200;

/** A group of guests in a form that can be compared. A guest who joins the group makes it another one. */
export function groupKey(guestIds: readonly number[]): string {
  return guestIds.toSorted((one, other) => one - other).join("-");
}

/** The groups that were remembered. */
export function rememberedGroups(eventId: number): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(keyOf(eventId)) ?? "").split(" ").filter(Boolean));
  } catch {
    return new Set();
  }
}

/** Remembers a group of an event. Without storage, as in a private window, it is asked about again. */
export function rememberGroup(eventId: number, guestIds: readonly number[]): void {
  const groups = [...rememberedGroups(eventId), groupKey(guestIds)].slice(-maxGroups);
  try {
    localStorage.setItem(keyOf(eventId), groups.join(" "));
  } catch {
    // It is asked about again.
  }
}
