import type { PrintGuest } from "../../pages/print-facts.ts";

export type Party = readonly [PrintGuest, ...PrintGuest[]];

/** How far a plus-one of a plus-one is followed. */
const maxSteps = 5;

/** Guests by household (ignoring case) with their plus-ones, in list order, split above `maxTogether`. */
export function partiesOf(guests: readonly PrintGuest[], maxTogether: number): Party[] {
  const guestById = new Map(guests.map((guest) => [guest.id, guest]));
  const parties: [PrintGuest, ...PrintGuest[]][] = [];
  const open = new Map<string, [PrintGuest, ...PrintGuest[]]>();
  for (const guest of guests) {
    const key = partyKey(guest, guestById, maxSteps);
    const party = open.get(key);
    if (party && party.length < maxTogether) {
      party.push(guest);
      continue;
    }
    const started: [PrintGuest, ...PrintGuest[]] = [guest];
    parties.push(started);
    open.set(key, started);
  }
  return parties;
}

function partyKey(guest: PrintGuest, guestById: ReadonlyMap<number, PrintGuest>, steps: number): string {
  const household = guest.household.trim().toLowerCase();
  if (household !== "") return `household ${household}`;
  const host = guest.hostId === null ? undefined : guestById.get(guest.hostId);
  return host && host !== guest && steps > 0 ? partyKey(host, guestById, steps - 1) : `guest ${guest.id}`;
}
