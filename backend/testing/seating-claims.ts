import { footprintGap, tableFootprint } from "../../common/floor-plan/footprint.ts";
import type { Message, MessageValue } from "../../common/messages/message.ts";
import type { PlanGuest, PlanRows, PlanTable } from "../features/seating/problem/plan-rows.ts";

/** Checks sentences about a guest's seat against an event's own rows. Knows nothing of how they were made. */
export class SeatingClaims {
  readonly #rows: PlanRows;
  readonly #guest: PlanGuest;

  constructor(rows: PlanRows, guest: PlanGuest) {
    this.#rows = rows;
    this.#guest = guest;
  }

  /** Whether a reason for the guest's table is true. */
  isTrueReason({ key, values }: Message): boolean {
    if (key !== "seating-reasons.about") return this.#holdsFor(this.#guest, { key, values });
    const about = this.#named(String(values.name));
    const isCompanion = about !== undefined && about !== this.#guest && this.#isHere(about);
    return isCompanion && isMessage(values.sentence) && this.#holdsFor(about, values.sentence);
  }

  /** Whether what the guest would lose at another table is true. */
  isTrueLoss({ key, values }: Message, at: PlanTable): boolean {
    if (key !== "seating-reasons.about") return this.#isLost(this.#guest, { key, values }, at);
    const about = this.#named(String(values.name));
    return about !== undefined && isMessage(values.sentence) && this.#isLost(about, values.sentence, at);
  }

  #holdsFor(guest: PlanGuest, { key, values }: Message): boolean {
    const others = () => this.#list(values.guests);
    const here = (check: (other: PlanGuest) => boolean) =>
      others().length > 0 && others().every((other) => other !== guest && this.#isHere(other) && check(other));
    const away = (check: (other: PlanGuest) => boolean) =>
      others().length > 0 && others().every((other) => other !== guest && !this.#isHere(other) && check(other));
    switch (key) {
      case "seating-reasons.reason.pair":
        return here((other) => this.#isWished(["like"], guest, other));
      case "seating-reasons.reason.notPair":
        return away((other) => this.#isWished(["dislike"], guest, other));
      case "seating-reasons.reason.column":
      case "seating-reasons.reason.spread":
        return this.#isCount(guest, values, key.endsWith("column") ? "column_together" : "column_spread");
      case "seating-reasons.reason.household":
        return here((other) => sameHousehold(guest, other) && same(String(values.household), guest.household));
      case "seating-reasons.reason.plusOne":
        return here((other) => samePlusOnes(guest, other));
      case "seating-reasons.reason.mix":
        return this.#alternates(guest, String(values.column));
      case "seating-reasons.reason.place":
        return this.#isNear(guest, String(values.place));
      case "seating-reasons.reason.atTables":
      case "seating-reasons.reason.likedTables":
        return this.#isAtWished(guest, values, key.endsWith("atTables") ? "at_tables" : "like_tables", true);
      case "seating-reasons.reason.notAtTables":
      case "seating-reasons.reason.dislikedTables":
        return this.#isAtWished(guest, values, key.endsWith("notAtTables") ? "not_at_tables" : "dislike_tables", false);
      case "seating-reasons.reason.valueBeside":
        return this.#isInGroup(guest, values) && this.#hasBeside(guest, values, this.#label);
      case "seating-reasons.reason.groupBeside":
        return this.#hasBeside(guest, values, this.#label);
      case "seating-reasons.reason.company":
        return here((other) => this.#knows(guest, other));
      case "seating-reasons.reason.balance":
        return this.#hasWish("balance") && this.#distance(0) < this.#distance(-1);
      case "seating-reasons.reason.together":
        return here((other) => this.#isWished(["together"], guest, other));
      case "seating-reasons.reason.apart":
        return away((other) => this.#isWished(["apart"], guest, other));
      case "seating-reasons.reason.locked":
        return guest.isLocked;
      case "seating-reasons.reason.access":
        return guest.needsAccess && this.#tableOf(guest)?.isAccessible === true;
      default:
        return false;
    }
  }

  #isLost(guest: PlanGuest, { key, values }: Message, at: PlanTable): boolean {
    const all = (check: (other: PlanGuest) => boolean) => {
      const others = this.#list(values.guests);
      return others.length > 0 && others.every(check);
    };
    const count = (label: string) =>
      this.#at(label).filter((other) => valueIn(other, String(values.column)) === plain(values.value)).length;
    switch (key) {
      case "seating-reasons.loss.pair":
        return all((other) => this.#isHere(other) && this.#mayWantWith(guest, other));
      case "seating-reasons.loss.notPair":
        return all((other) => other.tableNumber === at.label && this.#isWished(["dislike"], guest, other));
      case "seating-reasons.loss.column":
        return valueIn(guest, String(values.column)) === plain(values.value) && count(at.label) < count(this.#label);
      case "seating-reasons.loss.spread":
        // The guest's own party may be most of those here.
        return valueIn(guest, String(values.column)) === plain(values.value) && count(at.label) > 0;
      case "seating-reasons.loss.place":
        return this.#isFarther(at, String(values.place));
      case "seating-reasons.loss.likedTables":
        return this.#isAboutTables(guest, values, "like_tables") && isNamed(values, at.label) === false;
      case "seating-reasons.loss.dislikedTables":
        return this.#isAboutTables(guest, values, "dislike_tables") && isNamed(values, at.label);
      case "seating-reasons.loss.valueBeside":
        return this.#isInGroup(guest, values) && !this.#hasBeside(guest, values, at.label);
      case "seating-reasons.loss.groupBeside":
        return this.#rows.wishes.some(
          ({ kind, guestIds }) =>
            kind === "neighbor_tables" && guestIds.includes(guest.id) && !this.#isAnyBeside(guest, guestIds, at.label),
        );
      case "seating-reasons.loss.mix":
        return this.#hasWish("column_alternate");
      case "seating-reasons.loss.company":
        return this.#hasWish("company");
      case "seating-reasons.loss.balance":
        return this.#hasWish("balance");
      default:
        return false;
    }
  }

  get #label(): string {
    return this.#guest.tableNumber;
  }

  #at(label: string): PlanGuest[] {
    return this.#rows.guests.filter(({ tableNumber }) => tableNumber === label);
  }

  #isHere({ tableNumber }: PlanGuest): boolean {
    return tableNumber === this.#label;
  }

  #named(name: string): PlanGuest | undefined {
    return this.#rows.guests.find((guest) => guest.name === name);
  }

  #tableOf({ tableNumber }: PlanGuest): PlanTable | undefined {
    return this.#rows.tables.find(({ label }) => label === tableNumber);
  }

  #hasWish(kind: string): boolean {
    return this.#rows.wishes.some((wish) => wish.kind === kind);
  }

  #list(value: MessageValue | undefined): PlanGuest[] {
    return namesIn(value).flatMap((name) => this.#named(name) ?? []);
  }

  #isWished(kinds: readonly string[], one: PlanGuest, other: PlanGuest): boolean {
    return this.#rows.wishes.some(
      ({ kind, guestIds }) => kinds.includes(kind) && guestIds.includes(one.id) && guestIds.includes(other.id),
    );
  }

  #mayWantWith(one: PlanGuest, other: PlanGuest): boolean {
    return this.#isWished(["like"], one, other) || sameHousehold(one, other) || samePlusOnes(one, other);
  }

  #knows(one: PlanGuest, other: PlanGuest): boolean {
    const isShared = this.#rows.wishes.some(
      ({ kind, column }) =>
        kind === "column_together" && valueIn(one, column) !== "" && valueIn(one, column) === valueIn(other, column),
    );
    return (
      isShared ||
      this.#isWished(["like", "together"], one, other) ||
      sameHousehold(one, other) ||
      samePlusOnes(one, other)
    );
  }

  #isCount(guest: PlanGuest, { column, value, count }: Message["values"], kind: string): boolean {
    const isWish = this.#rows.wishes.some((wish) => wish.kind === kind && wish.column === column);
    const alike = this.#at(this.#label).filter((other) => valueIn(other, String(column)) === plain(value));
    return isWish && alike.includes(guest) && count === alike.length - 1;
  }

  /** Whether the table would alternate less without the guest. */
  #alternates(guest: PlanGuest, column: string): boolean {
    if (!this.#rows.wishes.some((wish) => wish.kind === "column_alternate" && wish.column === column)) return false;
    const excess = (guests: readonly PlanGuest[]) => {
      const values = guests.map((one) => valueIn(one, column)).filter((value) => value !== "");
      const counts = values.map((value) => values.filter((other) => other === value).length);
      return Math.max(0, 2 * Math.max(0, ...counts) - values.length);
    };
    const here = this.#at(this.#label);
    return valueIn(guest, column) !== "" && excess(here) < excess(here.filter((other) => other !== guest));
  }

  #isNear({ id }: PlanGuest, place: string): boolean {
    const fixture = this.#rows.fixtures.find(({ label }) => label === place);
    const table = this.#tableOf(this.#guest);
    if (!fixture || !table || table.x === null) return false;
    const distanceTo = ({ x, y }: PlanTable) => Math.hypot((x ?? 0) - fixture.x, (y ?? 0) - fixture.y);
    const placed = this.#rows.tables.filter(({ x, y }) => x !== null && y !== null);
    const nearer = placed.filter((other) => distanceTo(other) < distanceTo(table));
    const seats = nearer.reduce((sum, { capacity }) => sum + (capacity ?? Number.POSITIVE_INFINITY), 0);
    return this.#rows.wishes.some(({ kind, guestIds, fixtureId }) => {
      if (kind !== "near" || fixtureId !== fixture.id || !guestIds.includes(id)) return false;
      const wishing = this.#rows.guests.filter((guest) => guestIds.includes(guest.id)).length;
      return nearer.length < placed.length / 4 || seats < wishing;
    });
  }

  /** Whether the guest sits at one of the tables of such a wish, or at none of them. */
  #isAtWished(guest: PlanGuest, values: Message["values"], kind: string, isAt: boolean): boolean {
    return this.#isAboutTables(guest, values, kind) && isNamed(values, this.#label) === isAt;
  }

  /** Whether there is such a wish about the guest and exactly these tables. */
  #isAboutTables(guest: PlanGuest, values: Message["values"], kind: string): boolean {
    const tables = namesIn(values.tables);
    return this.#rows.wishes.some((wish) => {
      const isAbout =
        wish.value === "" ? wish.guestIds.includes(guest.id) : valueIn(guest, wish.column) === plain(wish.value);
      const labels = this.#rows.tables.filter(({ id }) => wish.tableIds.includes(id)).map(({ label }) => label);
      const isSame = labels.length === tables.length && labels.every((label) => tables.includes(label));
      return wish.kind === kind && isAbout && isSame && values.count === labels.length;
    });
  }

  /** Whether there is a wish for neighboring tables about the guest's value of the column. */
  #isInGroup(guest: PlanGuest, { column, value }: Message["values"]): boolean {
    const isWish = this.#rows.wishes.some((wish) => wish.kind === "column_neighbor_tables" && wish.column === column);
    return isWish && valueIn(guest, String(column)) === plain(value);
  }

  /** Whether others of such a wish's group sit at a table, or at a neighboring one. */
  #hasBeside(guest: PlanGuest, { column, value }: Message["values"], label: string): boolean {
    const groups =
      column === undefined
        ? this.#rows.wishes
            .filter(({ kind, guestIds }) => kind === "neighbor_tables" && guestIds.includes(guest.id))
            .map(({ guestIds }) => guestIds)
        : [this.#rows.guests.filter((one) => valueIn(one, String(column)) === plain(value)).map(({ id }) => id)];
    return groups.some((ids) => this.#isAnyBeside(guest, ids, label));
  }

  #isAnyBeside(guest: PlanGuest, ids: readonly number[], label: string): boolean {
    const table = this.#rows.tables.find((one) => one.label === label);
    return this.#rows.guests.some((other) => {
      const at = this.#tableOf(other);
      return other !== guest && ids.includes(other.id) && at && table && (at === table || this.#areBeside(at, table));
    });
  }

  #areBeside(one: PlanTable, other: PlanTable): boolean {
    const gaps = (from: PlanTable) =>
      this.#rows.tables.filter((table) => table !== from && table.x !== null).map((table) => gapBetween(from, table));
    const known = [...gaps(one), ...gaps(other)].filter((gap) => !Number.isNaN(gap));
    const nearest = [gaps(one), gaps(other)].map((all) => Math.min(...all.filter((gap) => !Number.isNaN(gap))));
    return known.length > 0 && gapBetween(one, other) <= Math.max(150, ...nearest.map((gap) => 1.25 * gap));
  }

  #isFarther(at: PlanTable, place: string): boolean {
    const fixture = this.#rows.fixtures.find(({ label }) => label === place);
    const table = this.#tableOf(this.#guest);
    if (!fixture || !table || at.x === null || at.y === null || table.x === null || table.y === null) return false;
    const [here, there] = [table, at].map(({ x, y }) => Math.hypot((x ?? 0) - fixture.x, (y ?? 0) - fixture.y));
    return (there ?? 0) > (here ?? 0);
  }

  /** How far the guest's table, with more guests, is from its share. */
  #distance(more: number): number {
    const open = this.#rows.tables.filter(({ isLocked }) => !isLocked);
    const kept = ({ id }: PlanTable) =>
      this.#rows.wishes
        .filter(({ kind, tableIds }) => kind === "free_seats" && (tableIds.length === 0 || tableIds.includes(id)))
        .map(({ minimum }) => minimum ?? 0);
    const seatsOf = (one: PlanTable) =>
      one.capacity === null
        ? Math.max(10, this.#at(one.label).length)
        : Math.max(0, one.capacity - Math.max(0, ...kept(one)));
    const seats = open.reduce((sum, table) => sum + seatsOf(table), 0);
    const shut = this.#rows.tables.filter(({ isLocked }) => isLocked).map(({ label }) => label);
    const guests = this.#rows.guests.filter(
      ({ tableNumber, isLocked }) => !shut.includes(tableNumber) && (tableNumber !== "" || !isLocked),
    );
    const table = this.#tableOf(this.#guest);
    const share = table ? (guests.length * seatsOf(table)) / seats : 0;
    return Math.abs(this.#at(this.#label).length + more - share);
  }
}

/** In centimeters; not a number if one of the tables is not placed. */
function gapBetween(one: PlanTable, other: PlanTable): number {
  const [here, there] = [one, other].map((table) =>
    table.x === null || table.y === null ? null : tableFootprint(table, { ...table, x: table.x, y: table.y }),
  );
  // Its tables are round, so that the line from middle to middle is the shortest way.
  return here && there ? footprintGap(here, there) : Number.NaN;
}

function isMessage(value: MessageValue | undefined): value is Message {
  return typeof value === "object";
}

function namesIn(value: MessageValue | undefined): string[] {
  if (!isMessage(value)) return String(value ?? "").split(", ");
  const { others, names, last } = value.values;
  return [...String(others ?? names ?? "").split(", "), ...(last === undefined ? [] : [String(last)])];
}

const isNamed = ({ tables }: Message["values"], label: string) => namesIn(tables).includes(label);

const plain = (value: unknown) => String(value).normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();

const valueIn = ({ additionalInfo }: PlanGuest, column: string) =>
  Object.hasOwn(additionalInfo, column) ? plain(additionalInfo[column]) : "";

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const sameHousehold = (one: PlanGuest, other: PlanGuest) =>
  one.household !== "" && same(one.household, other.household);
const samePlusOnes = (one: PlanGuest, other: PlanGuest) =>
  (one.guestOfId ?? one.id) === (other.guestOfId ?? other.id) ||
  one.guestOfId === other.id ||
  other.guestOfId === one.id;
