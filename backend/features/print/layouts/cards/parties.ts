import type { PrintGuest } from "../../pages/print-facts.ts";

export type Party = readonly [PrintGuest, ...PrintGuest[]];

/** How far a plus-one of a plus-one is followed. */
const maxSteps = 5;

/** Guests by household (ignoring case) with their plus-ones, in list order, split above `maxTogether`. */
export function partiesOf(guests: readonly PrintGuest[], maxTogether: number): Party[] {
  const hosts = new Map<string, PrintGuest>();
  for (const guest of guests) {
    if (!hosts.has(guest.name)) hosts.set(guest.name, guest);
  }
  const parties: [PrintGuest, ...PrintGuest[]][] = [];
  const open = new Map<string, [PrintGuest, ...PrintGuest[]]>();
  for (const guest of guests) {
    const key = partyKey(guest, hosts, maxSteps);
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

function partyKey(guest: PrintGuest, hosts: ReadonlyMap<string, PrintGuest>, steps: number): string {
  const household = guest.household.trim().toLowerCase();
  if (household !== "") return `household ${household}`;
  const host = guest.guestOf === "" ? undefined : hosts.get(guest.guestOf);
  return host && host !== guest && steps > 0 ? partyKey(host, hosts, steps - 1) : `guest ${guest.id}`;
}
