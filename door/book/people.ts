import { correctedTime, type DoorOperation } from "../../common/door/door-operation.ts";
import type { DoorPerson as FoldedPerson } from "../../common/door/fold-door.ts";
import { isSameTable } from "../../common/table-key.ts";
import type { ListedGuest } from "../parts.ts";
import type { DeviceList } from "../store/device-list.ts";
import type { DoorPerson, PersonKey } from "./door-state.ts";
import type { FactSet } from "./fact-set.ts";
import { Parties } from "./parties.ts";

/** Everybody a device knows: the guests of its list, with what has been recorded about them, and walk-ins. */
export class People {
  readonly #facts: FactSet;
  #listed = new Map<PersonKey, ListedGuest>();
  #parties = new Parties([]);
  #settledUpTo = 0;
  #flagged: ReadonlySet<PersonKey> = new Set();
  /** About whom something was recorded that the list does not have yet. */
  readonly #unsettled = new Set<PersonKey>();
  #people = new Map<PersonKey, DoorPerson>();

  constructor(facts: FactSet) {
    this.#facts = facts;
  }

  /** In the order of the list, then walk-ins. */
  get all(): ReadonlyMap<PersonKey, DoorPerson> {
    return this.#people;
  }

  /** Takes another list: what it says holds for all facts up to a position. */
  replaceList({ guests }: Pick<DeviceList, "guests">, settledUpTo: number): void {
    this.#settledUpTo = settledUpTo;
    this.#parties = new Parties(guests);
    this.#listed = new Map(guests.map((guest) => [this.#facts.keyOfGuest(guest.id), guest]));
    this.#rebuild();
  }

  /** Marks those whom cards are about. */
  flag(flagged: ReadonlySet<PersonKey>): void {
    const before = this.#flagged;
    const otherwise = [...flagged, ...before].filter((key) => flagged.has(key) !== before.has(key));
    this.#flagged = flagged;
    const shown = otherwise.filter((key) => this.#people.has(key));
    if (shown.length > 0) this.#replace(new Set(shown));
  }

  /** After facts about these people have come. `settledUpTo`: as far as the list goes by now. */
  refresh(changed: ReadonlySet<PersonKey>, settledUpTo: number): void {
    const touched = new Set([...changed, ...this.#unsettled]);
    this.#settledUpTo = settledUpTo;
    if ([...touched].every((key) => this.#keepsPlace(key))) this.#replace(touched);
    else this.#rebuild(touched);
  }

  #replace(touched: ReadonlySet<PersonKey>): void {
    const people = new Map(this.#people);
    for (const key of touched) people.set(key, this.#toPerson(key, this.#listed.get(key)));
    this.#people = people;
  }

  #keepsPlace(key: PersonKey): boolean {
    if (!this.#people.has(key)) return false;
    if (this.#listed.has(key)) return true;
    // The guest that the server made of a walk-in may be on the list already, as somebody else so far.
    return this.#isUnlistedWalkIn(key) && !this.#listed.has(`guest:${this.#facts.about(key).folded?.guestId}`);
  }

  #rebuild(touched?: ReadonlySet<PersonKey>): void {
    const before = touched ? this.#people : new Map<PersonKey, DoorPerson>();
    const people = new Map<PersonKey, DoorPerson>();
    this.#listed = new Map(Array.from(this.#listed.values(), (guest) => [this.#facts.keyOfGuest(guest.id), guest]));
    for (const [key, guest] of this.#listed) {
      const again = touched?.has(key) ? undefined : before.get(key);
      people.set(key, again ?? this.#toPerson(key, guest));
    }
    const walkIns = [...this.#facts.keys].filter((key) => !this.#listed.has(key) && this.#isUnlistedWalkIn(key));
    for (const key of walkIns.sort()) people.set(key, this.#toPerson(key, undefined));
    for (const key of this.#unsettled) if (!people.has(key)) this.#unsettled.delete(key);
    this.#people = people;
  }

  /** Once the list reaches as far, a walk-in who is not on it was taken off it. */
  #isUnlistedWalkIn(key: PersonKey): boolean {
    const walkIn = this.#facts.about(key).folded?.walkIn;
    return walkIn !== undefined && !this.#isSettled(walkIn);
  }

  #isSettled({ id }: DoorOperation): boolean {
    const position = this.#facts.get(id)?.position;
    return position !== undefined && position <= this.#settledUpTo;
  }

  #toPerson(key: PersonKey, listed: ListedGuest | undefined): DoorPerson {
    const { folded, operations } = this.#facts.about(key);
    const walkInId = folded?.walkInId ?? undefined;
    const host = listed?.guestOfId ? this.#listed.get(this.#facts.keyOfGuest(listed.guestOfId)) : undefined;
    const party = listed ? this.#parties.of(listed) : [];
    const given = this.#givenName(folded);
    if (operations.every((operation) => this.#isSettled(operation))) this.#unsettled.delete(key);
    else this.#unsettled.add(key);
    return {
      key,
      guestId: listed?.id,
      walkInId,
      name: given ?? listed?.name ?? folded?.walkIn?.name ?? "",
      tableLabel: this.#tableLabel(folded, operations, listed?.tableLabel ?? folded?.walkIn?.tableLabel ?? ""),
      otherNames: listed?.otherNames ?? "",
      household: listed?.household ?? "",
      householdKeys: listed ? party.map(({ id }) => this.#facts.keyOfGuest(id)) : [key],
      note: listed?.note ?? "",
      isUnnamed: listed?.isUnnamed === true && (folded?.names.length ?? 0) === 0,
      guestOfName: host?.name ?? "",
      hasDeclined: listed?.hasDeclined ?? false,
      arrival: this.#arrival(folded),
      leftAt: leftAt(folded),
      isUnsent: operations.some(({ id }) => this.#facts.get(id)?.position === undefined),
      needsLook: this.#flagged.has(key),
    };
  }

  #arrival(folded: FoldedPerson | undefined): DoorPerson["arrival"] {
    const [first] = folded?.arrivals ?? [];
    if (!first) return undefined;
    const by = this.#facts.get(first.id)?.by ?? "";
    return { at: new Date(correctedTime(first)), by, operationIds: folded?.arrivals.map(({ id }) => id) ?? [] };
  }

  /** A name given at a door that the list does not have yet. */
  #givenName(folded: FoldedPerson | undefined): string | undefined {
    const [only, other] = folded?.names ?? [];
    return only && !other && !this.#isSettled(only) ? (only.name ?? undefined) : undefined;
  }

  /** What the list says, and what the list does not know yet. */
  #tableLabel(folded: FoldedPerson | undefined, operations: readonly DoorOperation[], listed: string): string {
    const [reseat, other] = folded?.reseats ?? [];
    if (other) return listed;
    if (reseat && !this.#isSettled(reseat)) return reseat.tableLabel ?? listed;
    const takenBack = operations.find(
      (operation) =>
        operation.kind === "RESEATED" &&
        this.#isSettled(operation) &&
        isSameTable(operation.tableLabel ?? "", listed) &&
        operations.some((one) => one.cancels === operation.id && !this.#isSettled(one)),
    );
    return takenBack?.expectedTableLabel ?? listed;
  }
}

function leftAt(folded: FoldedPerson | undefined): Date | undefined {
  const [last] = folded?.departures ?? [];
  return last && folded?.arrivals.length === 0 ? new Date(correctedTime(last)) : undefined;
}
