const keyOf = (eventId: number) => `different-people-${eventId}`;

const maxGroups = 200;

/** Comparable form of a group of guests. A guest who joins the group makes it another one. */
export function groupKey(guestIds: readonly number[]): string {
  return guestIds.toSorted((one, other) => one - other).join("-");
}

/** Groups of one name whom the organizer knows to be different people. */
export function rememberedGroups(eventId: number): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(keyOf(eventId)) ?? "").split(" ").filter(Boolean));
  } catch {
    return new Set();
  }
}

/** Remembers a group in this browser. Without storage, as in a private window, it is asked about again. */
export function rememberGroup(eventId: number, guestIds: readonly number[]): void {
  const groups = [...rememberedGroups(eventId), groupKey(guestIds)].slice(-maxGroups);
  try {
    localStorage.setItem(keyOf(eventId), groups.join(" "));
  } catch {}
}
