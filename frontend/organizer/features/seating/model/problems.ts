import { groupBy } from "../../../../../common/lib/group-by.ts";
import { type Message, message } from "../../../../../common/messages/message.ts";
import { tableTitleMessage } from "../../../../../common/table-name.ts";
import { idsOfWish } from "../../../../../common/wishes/column-values.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { wishFacts } from "../../../../../common/wishes/wish-kinds.ts";
import type { WishOutcome, WishOutcomes } from "../../../../../common/wishes/wish-outcomes.ts";
import { atTableMessage, compareLabels, tableTitle } from "../../../lib/tables.ts";
import { languageTag } from "../../../lib/text.ts";
import type { Board, BoardGuest, BoardIndex, BoardTable } from "./board.ts";

const and = new Intl.ListFormat(languageTag);

export type ProblemKind =
  | "overCapacity"
  | "brokenWish"
  | "splitHousehold"
  | "sameName"
  | "sameNameApart"
  | "childrenAlone"
  | "noAccess"
  | "declinedSeated";

export interface Problem {
  readonly kind: ProblemKind;
  readonly key: string;
  readonly guestIds: readonly number[];
  readonly tableIds: readonly number[];
  readonly text: Message;
}

/**
 * Everything that is wrong with a seating, the worst kind first, by table. Nothing is wrong with a table of children where
 * wishes want them.
 */
export function findProblems(board: Board, index: BoardIndex, wishes: readonly Wish[]): readonly Problem[] {
  const childrenLeave = wishes.some(({ kind }) => wishFacts(kind).isAboutChildren);
  const seats = seatsOf(index);
  return [
    ...index.tables.flatMap((table) => overCapacity(table, index)),
    ...seats.flatMap(withoutAccess),
    ...index.tables.flatMap((table) => childrenAlone(table, index, wishes)),
    ...seats.flatMap(declined),
    ...splitHouseholds(childrenLeave ? seats.filter(({ guest }) => !guest.isChild) : seats),
    ...sameNames(board, seats),
  ];
}

interface Seat {
  guest: BoardGuest;
  table: BoardTable;
}

function seatsOf({ tables, guestsAt }: BoardIndex): Seat[] {
  return tables.flatMap((table) => (guestsAt.get(table.id) ?? []).map((guest) => ({ guest, table })));
}

function overCapacity(table: BoardTable, { guestsAt }: BoardIndex): Problem[] {
  const guests = guestsAt.get(table.id) ?? [];
  if (table.capacity === null || guests.length <= table.capacity) return [];
  const values = { table: tableTitleMessage(table.label), guests: guests.length, seats: table.capacity };
  return [problemAt("overCapacity", table, guests, message("seating.problems.overCapacity", values))];
}

function childrenAlone(table: BoardTable, { guestsAt }: BoardIndex, wishes: readonly Wish[]): Problem[] {
  const guests = guestsAt.get(table.id) ?? [];
  if (guests.length === 0 || !guests.every(({ isChild }) => isChild)) return [];
  const wanted = new Set(wishes.filter((wish) => wantsThere(wish, table)).flatMap((wish) => idsOfWish(wish, guests)));
  if (guests.every(({ id }) => wanted.has(id))) return [];
  return [
    problemAt(
      "childrenAlone",
      table,
      guests,
      message("seating.problems.childrenAlone", { place: atTableMessage(table.label) }),
    ),
  ];
}

const wantsThere = ({ kind, tableIds }: Wish, { id }: BoardTable) =>
  (kind === "AT_TABLES" || kind === "LIKE_TABLES" || kind === "CHILDREN_AT_TABLES") && tableIds.includes(id);

function problemAt(kind: ProblemKind, table: BoardTable, guests: readonly BoardGuest[], text: Message): Problem {
  return { kind, key: `${kind} ${table.id}`, guestIds: guests.map(({ id }) => id), tableIds: [table.id], text };
}

function withoutAccess({ guest, table }: Seat): Problem[] {
  if (!guest.needsAccess || table.isAccessible) return [];
  return [
    problemOf(
      "noAccess",
      { guest, table },
      message("seating.problems.noAccess", { name: guest.name, table: tableTitleMessage(table.label) }),
    ),
  ];
}

function declined({ guest, table }: Seat): Problem[] {
  if (guest.attendance !== "NO") return [];
  const text = message("seating.problems.declinedSeated", { name: guest.name, place: atTableMessage(table.label) });
  return [problemOf("declinedSeated", { guest, table }, text)];
}

function problemOf(kind: ProblemKind, { guest, table }: Seat, text: Message): Problem {
  return { kind, key: `${kind} ${guest.id}`, guestIds: [guest.id], tableIds: [table.id], text };
}

function splitHouseholds(seats: readonly Seat[]): Problem[] {
  const households = groupBy(
    seats.filter(({ guest }) => guest.household !== "" && guest.attendance !== "NO"),
    ({ guest }) => guest.household.toLowerCase(),
  );
  return [...households].flatMap(([key, members]) => {
    const labels = tableLabels(members);
    if (labels.length < 2) return [];
    const household = members[0]?.guest.household ?? "";
    const text = message("seating.problems.splitHousehold", { household, tables: and.format(labels.map(tableTitle)) });
    return [problemAmong("splitHousehold", key, members, text)];
  });
}

function sameNames(board: Board, seats: readonly Seat[]): Problem[] {
  const namesakes = groupBy([...board.guests.values()], ({ name }) => name.toLowerCase());
  const seatOf = new Map(seats.map((seat) => [seat.guest.id, seat]));
  return [...namesakes].flatMap(([key, guests]) => {
    const seated = guests.flatMap(({ id }) => seatOf.get(id) ?? []);
    if (seated.length < 2 || guests.every(({ isNamesake }) => isNamesake)) return [];
    const labels = tableLabels(seated);
    const name = seated[0]?.guest.name ?? "";
    if (labels.length > 1) {
      const text = message("seating.problems.sameNameApart", { name, tables: and.format(labels.map(tableTitle)) });
      return [problemAmong("sameNameApart", key, seated, text)];
    }
    const text = message("seating.problems.sameName", {
      name,
      count: seated.length,
      place: atTableMessage(labels[0] ?? ""),
    });
    return [problemAmong("sameName", key, seated, text)];
  });
}

function problemAmong(kind: ProblemKind, key: string, members: readonly Seat[], text: Message): Problem {
  return {
    kind,
    key: `${kind} ${key}`,
    guestIds: members.map(({ guest }) => guest.id),
    tableIds: [...new Set(members.map(({ table }) => table.id))],
    text,
  };
}

function tableLabels(seats: readonly Seat[]): string[] {
  return [...new Set(seats.map(({ table }) => table.label))].sort(compareLabels);
}

/** The required wishes that a seating breaks. */
export function findBrokenWishes(
  board: Board,
  index: BoardIndex,
  wishes: readonly Wish[],
  { byWish }: Pick<WishOutcomes, "byWish">,
): readonly Problem[] {
  return wishes.flatMap((wish) => {
    const outcome = byWish.get(wish.id);
    if (!outcome) return [];
    if (wish.kind === "TOGETHER" || wish.kind === "APART") return brokenAmong(wish, outcome, board);
    if (isAboutTables(wish)) return brokenAtTables(wish, outcome, board);
    return wish.kind === "TABLE_MINIMUM" ? tooFewAt(wish, outcome, index) : [];
  });
}

const isAboutTables = ({ kind }: Wish) =>
  kind === "AT_TABLES" || kind === "NOT_AT_TABLES" || kind === "CHILDREN_AT_TABLES";

/** Of guests apart, those who share a table; of guests together, all who have one. */
function brokenAmong({ id, kind, guestIds }: Wish, { missedBy }: WishOutcome, board: Board): Problem[] {
  if (missedBy.length === 0) return [];
  const tableOf = (guestId: number) => board.guests.get(guestId)?.tableNumber ?? "";
  const seated = guestIds.filter((guestId) => tableOf(guestId) !== "");
  const broken = kind === "TOGETHER" ? seated : seated.filter((guestId) => missedBy.includes(guestId));
  const names = and.format(broken.flatMap((guestId) => board.guests.get(guestId)?.name ?? []));
  const labels = new Set(broken.map(tableOf));
  return [
    {
      kind: "brokenWish",
      key: `brokenWish ${id}`,
      guestIds: broken,
      tableIds: [...board.tables.values()].filter(({ label }) => labels.has(label)).map((table) => table.id),
      text:
        kind === "TOGETHER"
          ? message("seating.problems.notTogether", { names })
          : message("seating.problems.notApart", { names }),
    },
  ];
}

function brokenAtTables(wish: Wish, { missedBy }: WishOutcome, { guests, tables }: Board): Problem[] {
  if (missedBy.length === 0) return [];
  const seated = missedBy.flatMap((id) => guests.get(id) ?? []);
  const labels = new Set(seated.map(({ tableNumber }) => tableNumber));
  const values = {
    names: and.format(seated.map(({ name }) => name)),
    tables: and.format(wish.tableIds.flatMap((id) => tables.get(id)?.label ?? []).map(tableTitle)),
  };
  return [
    {
      kind: "brokenWish",
      key: `brokenWish ${wish.id}`,
      guestIds: missedBy,
      tableIds: [...tables.values()].filter(({ label }) => labels.has(label)).map(({ id }) => id),
      text:
        wish.kind === "NOT_AT_TABLES"
          ? message("seating.problems.atTables", values)
          : message("seating.problems.notAtTables", values),
    },
  ];
}

function tooFewAt({ minimum }: Wish, { missedAt }: WishOutcome, { tables, guestsAt }: BoardIndex): Problem[] {
  return tables.flatMap((table): Problem[] => {
    if (!missedAt.includes(table.id)) return [];
    const guests = guestsAt.get(table.id) ?? [];
    const values = { table: tableTitleMessage(table.label), count: guests.length, minimum: minimum ?? 1 };
    return [
      {
        kind: "brokenWish",
        key: `brokenWish table ${table.id}`,
        guestIds: guests.map(({ id }) => id),
        tableIds: [table.id],
        text: message("seating.problems.tooFew", values),
      },
    ];
  });
}
