import { isDeepStrictEqual } from "node:util";
import type { DoorFact, DoorQuestion } from "../../../common/door/door-news.ts";
import { foldDoor } from "../../../common/door/fold-door.ts";
import type { DoorState, PersonKey } from "../../../frontend/door/device/state.ts";
import type { SimulatedDevice } from "./simulated-device.ts";

/** What the server knows at the end of an evening. */
export interface Agreement {
  facts: readonly DoorFact[];
  cards: readonly DoorQuestion[];
  /** Everybody about whom something was recorded. */
  recorded: readonly { key: PersonKey; name: string; tableLabel: string; arrivedAt: string | null }[];
  arrivedCount: number;
  expectedCount: number;
  /** The event's list. */
  guests: readonly { id: number; name: string; tableLabel: string }[];
}

export interface Evidence {
  devices: readonly SimulatedDevice[];
  server: Agreement;
  /** Operations as devices sent them, as JSON, by id. */
  sent: ReadonlyMap<string, string>;
  /** What acts threw. */
  failures: readonly unknown[];
}

/** Whether all devices have sent everything and show the same. */
export function isSettled(devices: readonly SimulatedDevice[]): boolean {
  const states = devices.map(({ book }) => book?.state);
  if (states.some((state) => !state?.known || state.unsent > 0)) return false;
  const [first, ...others] = states.flatMap((state) => (state ? [digest(state)] : []));
  return others.every((other) => other === first);
}

/** Whether devices that say the same say what the server says. */
export function isLikeServer(devices: readonly SimulatedDevice[], server: Agreement): boolean {
  const state = devices[0]?.book?.state;
  return state !== undefined && unlikeServer(state, server).length === 0;
}

/** What somebody at the door would call the same. */
function digest({ people, cards, counts, tables }: DoorState): string {
  const persons = Array.from(people.values(), ({ key, name, tableLabel, arrival, guestId }) => ({
    ...{ key, name, tableLabel, guestId },
    arrivedAt: arrival?.at,
  }));
  const open = cards.map(({ operationIds }) => operationIds.join()).sort();
  return JSON.stringify({
    persons: persons.sort((one, other) => (one.key < other.key ? -1 : 1)),
    open,
    counts,
    tables,
  });
}

/** What is wrong, by what each check found. @throws Error if anything is */
export function checkEvening(evidence: Evidence): void {
  const wrong = Object.entries(checks).flatMap(([what, check]) => {
    const found = check(evidence);
    return found.length === 0 ? [] : [`${what}: ${JSON.stringify(found.slice(0, 5))}`];
  });
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
}

const checks: Record<string, (evidence: Evidence) => readonly unknown[]> = {
  "an act failed": ({ failures }) => failures.map(String),
  "an acknowledged fact is lost": ({ devices, server }) => {
    const known = new Set(server.facts.map(({ id }) => id));
    return devices.flatMap(({ acknowledged }) => acknowledged.filter((id) => !known.has(id)));
  },
  "a fact is there twice": ({ server: { facts } }) => {
    const ids = new Set(facts.map(({ id }) => id));
    return ids.size === facts.length ? [] : [facts.length - ids.size];
  },
  "a fact is not what a device sent": ({ server, sent }) =>
    server.facts.filter((fact) => !isAsSent(fact, sent.get(fact.id))),
  "a device still waits": ({ devices }) =>
    devices.map(({ book }) => book?.state.unsent).filter((unsent) => unsent !== 0),
  "devices differ": ({ devices }) => {
    const seen = [...new Set(devices.map(({ book }) => book && digest(book.state)))];
    return seen.length === 1 ? [] : seen;
  },
  "a device differs from the server": ({ devices, server }) =>
    devices.slice(0, 1).flatMap(({ book }) => (book ? unlikeServer(book.state, server) : ["is off"])),
  "the server counts otherwise than the facts": ({ server }) => {
    const people = foldDoor(server.facts);
    const listed = new Set(server.guests.map(({ id }) => id));
    const arrived = [...people.values()].filter(
      ({ arrivals, guestId }) => arrivals.length > 0 && listed.has(guestId ?? 0),
    ).length;
    return arrived === server.arrivedCount ? [] : [arrived, server.arrivedCount];
  },
  "somebody is on the list twice": ({ server: { facts, guests } }) => {
    const made = facts.flatMap(({ kind, guestId }) => (kind === "WALK_IN" && guestId !== null ? [guestId] : []));
    const names = guests.map(({ name }) => name).filter((name) => name.includes("Walker"));
    return new Set(made).size === made.length && names.length <= made.length ? [] : [made, names];
  },
};

function isAsSent(fact: DoorFact, sent: string | undefined): boolean {
  if (sent === undefined) return false;
  const { guestId, ...operation } = JSON.parse(sent);
  // The server fills in whom it made of a walk-in.
  const said = { ...fact, ...operation, guestId: guestId ?? fact.guestId };
  return isDeepStrictEqual(JSON.parse(JSON.stringify(said)), fact);
}

function unlikeServer(state: DoorState, server: Agreement): unknown[] {
  const people = server.guests.filter(({ id, name, tableLabel }) => {
    const person = [...state.people.values()].find(({ guestId }) => guestId === id);
    return person?.name !== name || person.tableLabel !== tableLabel;
  });
  const recorded = server.recorded.filter(({ key, arrivedAt }) => {
    const person = state.people.get(key);
    return person && (person.arrival?.at.toISOString() ?? null) !== arrivedAt;
  });
  const textOf = ({ reason, operationIds }: DoorQuestion) => [reason, ...operationIds].join(" ");
  const [shown, known] = [state.cards, server.cards].map((cards) => cards.map(textOf).sort());
  const counts = [state.counts.arrived, state.counts.expected];
  return [
    ...people.map((guest) => ({ guest, here: [...state.people.values()].find(({ guestId }) => guestId === guest.id) })),
    ...recorded.map((one) => ({ one, here: state.people.get(one.key)?.arrival })),
    ...(isDeepStrictEqual(shown, known) ? [] : [{ shown, known }]),
    ...(isDeepStrictEqual(counts, [server.arrivedCount, server.expectedCount]) ? [] : [{ counts }]),
  ];
}
