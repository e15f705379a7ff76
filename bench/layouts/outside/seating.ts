import type { Cell } from "../file-plan.ts";
import { type Draw, type Seated, seatedAt, type Table, tablesOf } from "../layout.ts";
import type { Person } from "../people.ts";
import { type Texts, Values } from "./values.ts";

export interface SeatingOptions {
  tables?: number;
  style?: "number" | "labelled" | "named" | "letter";
  /** Least and most guests at a table. */
  size?: readonly [number, number];
  /** Share of guests who bring somebody, how many and how often of the same family name. */
  companions?: { share: number; least?: number; most?: number; related?: number };
  /** What the last table is called instead, such as the children's. */
  lastTable?: string;
  /** Share of people without a seat, because they declined for example; or all of the last table. */
  outside?: number | "last table";
  some?: { share: number };
  /** Whether nobody has a relative at the table, so that initials tell people apart. */
  isUnrelated?: boolean;
}

/** Somebody of the list, with companions in the same row. */
export interface Entry {
  person: Person;
  values: Values;
  /** Values of each companion. */
  others: readonly Values[];
  isOut: boolean;
  isSome: boolean;
  /** Of the table, from 0. */
  place: number;
}

export interface TableDraw {
  values: Values;
  entries: readonly Entry[];
}

export interface Seating {
  values: Values;
  tables: readonly TableDraw[];
}

export function drawSeating(draw: Draw, options: SeatingOptions, texts: Texts): Seating {
  const { random } = draw;
  const [least, most] = options.size ?? [4, 8];
  const tables = tablesOf(draw, options.tables ?? random.between(4, 6), options.style ?? "number");
  const seated = tables.map((table) =>
    options.isUnrelated
      ? Array.from({ length: random.between(least, most) }, () => ({ person: draw.people.person(), table }))
      : seatedAt(draw, [table], least, most),
  );
  const values = new Values(texts, { ...wordsOf(draw), all: () => seated.flat().length });
  let number = 0;
  return {
    values,
    tables: tables.map((table, place) => {
      const guests = seated[place] ?? [];
      const isOut = () =>
        options.outside === "last table" ? place === tables.length - 1 : random.chance(options.outside ?? 0);
      const name = place === tables.length - 1 ? options.lastTable : undefined;
      const [label] = name === undefined ? [] : values.spelled([name]);
      const own: Record<string, () => Cell> =
        label === undefined ? {} : { t: () => label, T: () => label, cell: () => label, n: () => label };
      const ofTable = values.within({ ...tableValues(draw, table, place, guests), ...own });
      const entries = guests.map((guest, seat): Entry => {
        number += 1;
        return entryOf(draw, options, ofTable, { guest, seat, number, place, isOut: isOut(), guests });
      });
      return { values: ofTable, entries };
    }),
  };
}

interface Seat {
  guest: Seated;
  seat: number;
  number: number;
  place: number;
  isOut: boolean;
  guests: readonly Seated[];
}

function entryOf(draw: Draw, { companions, some }: SeatingOptions, ofTable: Values, seat: Seat): Entry {
  const { random, people } = draw;
  const { person } = seat.guest;
  const { share = 0, least = 1, most = 1, related = 0.6 } = companions ?? {};
  const count = !seat.isOut && random.chance(share) ? random.between(least, most) : 0;
  const others = Array.from({ length: count }, () => people.person(random.chance(related) ? person.last : undefined));
  const values = ofTable.within({ ...guestValues(draw, seat), ...companionValues(others) });
  return {
    person,
    values,
    others: others.map((other, index) => values.within(otherValues(other, index + 1))),
    isOut: seat.isOut,
    isSome: random.chance(some?.share ?? 0),
    place: seat.place,
  };
}

function wordsOf({ words, random }: Draw): Record<string, () => Cell> {
  return {
    Name: () => random.pick(words.names),
    First: () => words.first[0] ?? "",
    Last: () => words.last[0] ?? "",
    Table: () => random.pick(words.tables),
    Seat: () => words.seat,
    Meal: () => words.meal,
    dish: () => words.meals[0] ?? "",
    Diet: () => words.diet,
    Notes: () => words.notes,
    Phone: () => words.phone,
    Email: () => words.email,
    Group: () => words.group,
    Plus: () => words.plusOne[0] ?? "",
    Rsvp: () => words.rsvp,
    Children: () => words.children,
    Size: () => words.partySize,
    Title: () => words.salutation,
    Total: () => words.total,
    List: () => words.listTitle,
    Bride: () => words.bride,
    Groom: () => words.groom,
    yes: () => words.yes,
    no: () => words.no,
    pending: () => words.pending,
    and: () => words.and,
    mr: () => words.mr,
    mrs: () => words.mrs,
    day: () => `2027-06-${random.between(10, 28)}`,
    empty: () => null,
  };
}

const numerals = {
  roman: "I II III IV V VI VII VIII".split(" "),
  english: "One Two Three Four Five Six Seven Eight".split(" "),
  chinese: "一 二 三 四 五 六 七 八".split(" "),
  arabic: "١ ٢ ٣ ٤ ٥ ٦ ٧ ٨".split(" "),
};

function tableValues(draw: Draw, table: Table, place: number, guests: readonly Seated[]): Record<string, () => Cell> {
  const { words, random, language } = draw;
  const count = guests.length;
  const seats = Math.max(10, count);
  return {
    n: () => place + 1,
    t: () => table.heading,
    T: () => table.label,
    cell: () => table.cell,
    c: () => count,
    next: () => count + 1,
    next2: () => count + 2,
    seats: () => seats,
    free: () => seats - count,
    g: () => words.groups[place % words.groups.length] ?? "",
    roman: () => numerals.roman[place] ?? "",
    english: () => numerals.english[place] ?? "",
    chinese: () => numerals.chinese[place] ?? "",
    arabic: () => numerals.arabic[place] ?? "",
    letter: () => String.fromCharCode(65 + place),
    zone: () => (place < 2 ? "A" : "B"),
    host: () => ["Acme Ltd", "Globex", "Initech GmbH", "Umbrella Bank", "Hooli", "Stark & Sons"][place] ?? "Acme Ltd",
    namesAtTable: () => guests.map(({ person }) => person.whole).join(language === "zh" ? "、" : ", "),
    dishes: () => random.between(1, Math.max(1, count - 1)),
  };
}

function guestValues(draw: Draw, { guest: { person }, seat, number, guests }: Seat): Record<string, () => Cell> {
  const { words, random, people } = draw;
  const choice = random.between(1, 3);
  const buyer = guests[seat - (seat % 3)]?.person ?? person;
  const some = (share: number, texts: readonly string[]) => () => (random.chance(share) ? random.pick(texts) : null);
  return {
    name: () => person.whole,
    first: () => person.first,
    last: () => person.last,
    initial: () => person.first.charAt(0),
    LAST: () => person.last.toLocaleUpperCase(),
    WHOLE: () => person.whole.toLocaleUpperCase(),
    seat: () => seat + 1,
    seatLetter: () => String.fromCharCode(65 + seat),
    i: () => number,
    index: () => number - 1,
    // Somebody who bought three tickets; the order is the same for all of them.
    buyer: () => buyer.whole,
    buyerFirst: () => buyer.first,
    buyerLast: () => buyer.last,
    order: () => 48_000 + number - (seat % 3),
    meal: () => random.pick(words.meals),
    diet: some(0.25, words.diets),
    note: some(0.2, words.remarks),
    group: () => random.pick(words.groups),
    title: () => random.pick([words.mr, words.mrs]),
    side: () => random.pick([words.bride, words.groom]),
    phone: () => `555-${random.between(100, 999)}-${random.between(1_000, 9_999)}`,
    email: () => `guest${random.between(100, 999_999)}@example.com`,
    ticket: () => random.pick(["General Admission", "VIP", "Table of 10"]),
    price: () => random.pick(["0.00", "125.00", "250.00"]),
    street: () => `${random.between(1, 99)} ${random.pick(["Oak", "Lake", "Mill"])} Road`,
    city: () => random.pick(["Austin", "Boston", "Leeds"]),
    zip: () => String(random.between(10_000, 99_999)),
    country: () => random.pick(["US", "UK", "DE"]),
    company: () => random.pick(["Acme Ltd", "Globex", "Initech GmbH"]),
    job: () => random.pick(["Partner", "Director", "Engineer"]),
    time: () =>
      `2027-0${random.between(1, 5)}-1${random.between(0, 9)} 1${random.between(0, 9)}:${random.between(10, 59)}`,
    buyerEmail: () => `buyer${number - (seat % 3)}@example.com`,
    sql: () => person.whole.replaceAll("'", "''"),
    maiden: () => people.person().last,
    earlier: () => random.between(1, 6),
    dish1: () => (choice === 1 ? "x" : null),
    dish2: () => (choice === 2 ? "x" : null),
    dish3: () => (choice === 3 ? "x" : null),
    id: () => `${random.between(0x10_0000, 0xff_ffff).toString(16)}-${random.between(0x1000, 0xffff).toString(16)}`,
    age: () => random.between(3, 88),
    years: () => random.between(2, 11),
    isChild: () => (random.chance(0.2) ? words.yes : words.no),
    childTick: () => (random.chance(0.2) ? "x" : null),
    bool: () => random.pick(["TRUE", "FALSE"]),
    tick: () => (random.chance(0.6) ? "x" : null),
    rareTick: () => (random.chance(0.15) ? "x" : null),
    rareTick2: () => (random.chance(0.15) ? "x" : null),
    rareTick3: () => (random.chance(0.15) ? "x" : null),
    yesno: () => random.pick([words.yes, words.yes, words.no]),
    yesno2: () => random.pick([words.yes, words.yes, words.no]),
    one: () => 1,
    zero: () => 0,
  };
}

function companionValues(others: readonly Person[]): Record<string, () => Cell> {
  const at = (place: number) => others[place - 1];
  const joined = (part: (person: Person) => string) => others.map(part).join(", ") || null;
  return {
    k: () => others.length,
    k1: () => others.length + 1,
    others: () => joined(({ whole }) => whole),
    otherFirsts: () => joined(({ first }) => first),
    ...Object.fromEntries(
      [1, 2, 3].flatMap((place): [string, () => Cell][] => [
        [`o${place}`, () => at(place)?.whole ?? null],
        [`o${place}first`, () => at(place)?.first ?? null],
        [`o${place}last`, () => at(place)?.last ?? null],
      ]),
    ),
  };
}

const otherValues = ({ first, last, whole }: Person, number: number): Record<string, () => Cell> => ({
  o: () => whole,
  ofirst: () => first,
  olast: () => last,
  j: () => number,
});
