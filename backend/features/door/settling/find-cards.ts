import { type DoorCard, type DoorPerson, toCard } from "../../../../common/door/fold-door.ts";
import { isSameTable } from "../../../../common/table-key.ts";
import type { DoorView, ListedGuest, SettledFact } from "./settled-fact.ts";

/** What people must decide: contradictions in the facts, and facts that the list cannot follow. */
export function findCards(view: DoorView): DoorCard[] {
  const gone = new Map<string, DoorCard>();
  const cards: DoorCard[] = [];
  for (const person of view.fold.people.values()) {
    const guest = person.guestId === null ? undefined : view.guests.get(person.guestId);
    if (guest) cards.push(...cardsOf(person, guest, view));
    else for (const card of goneCards(person)) gone.set(person.key, card);
  }
  return [...view.fold.cards.filter(({ key }) => !gone.has(key)), ...gone.values(), ...cards];
}

/** Somebody who is not on the list, and of whom something stands. */
function goneCards({ key, arrivals, reseats, names }: DoorPerson): DoorCard[] {
  const standing = new Map([...arrivals, ...reseats, ...names].map((operation) => [operation.id, operation]));
  return standing.size > 0 ? [toCard("GUEST_GONE", key, [...standing.values()])] : [];
}

function cardsOf(person: DoorPerson, guest: ListedGuest, view: DoorView): DoorCard[] {
  return [...tableCards(person, guest, view), ...nameCards(person, guest, view)];
}

/** Whether the list followed a fact that says the same, whatever was done to the list since. */
function isFollowed(
  { operations }: DoorPerson,
  { facts }: DoorView,
  says: (fact: SettledFact) => boolean,
  field: "previousTableLabel" | "previousName",
): boolean {
  return operations.some(({ id }) => {
    const fact = facts.get(id);
    return fact !== undefined && fact[field] !== null && says(fact);
  });
}

function tableCards(person: DoorPerson, guest: ListedGuest, view: DoorView): DoorCard[] {
  const [wish = person.walkIn, ...others] = person.reseats;
  const label = wish?.tableLabel ?? "";
  const isDone =
    isSameTable(label, guest.tableLabel) || (wish?.kind === "WALK_IN" && (label === "" || guest.tableLabel !== ""));
  const says = (fact: SettledFact) => isSameTable(fact.tableLabel ?? "", label);
  if (!wish || others.length > 0 || isDone || isFollowed(person, view, says, "previousTableLabel")) return [];
  const isThere = label === "" || view.tables.has(label);
  return [toCard(isThere ? "MOVED_MEANWHILE" : "TABLE_GONE", person.key, [wish])];
}

function nameCards(person: DoorPerson, guest: ListedGuest, view: DoorView): DoorCard[] {
  const [given, ...others] = person.names;
  if (!given || others.length > 0 || given.name === guest.name) return [];
  const says = ({ name }: SettledFact) => name === given.name;
  return isFollowed(person, view, says, "previousName") ? [] : [toCard("ALREADY_NAMED", person.key, [given])];
}
