import { setImmediate as sayingEnds } from "node:timers/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Chair, chairsOf } from "../../../common/floor-plan/table-chairs.ts";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import type { GuestFormRequest } from "../../lib/guest-form-request.ts";
import { canDropOn, type DropPlace, drop, dropEffect } from "./guest-drops.ts";
import { applyAct } from "./model/apply-act.ts";
import { type Board, type BoardGuest, type BoardTable, seatNumberOf, tableLabeled } from "./model/board.ts";
import type { BoardAct } from "./model/board-act.ts";
import { indexBoard } from "./model/board-index.ts";
import { boardOf, guestRow, tableRow } from "./model/rows-for-tests.ts";
import { canSwap, chairMoves } from "./model/seat-moves.ts";
import { nothingSelected } from "./model/selection.ts";
import type { Canceling, Moving, Seating, SidePanelView, TablePresence } from "./seating.ts";
import { confirmCancel, giveSeatNumber, moveGuests, moveToNewTable, swapGuests } from "./seating-actions.ts";
import { createStore } from "./store.ts";

const guestCount = 9;
const labels = ["1", "2", "Oak"];
const tableIds = [1, 2, 3];

const guestId = fc.integer({ min: 1, max: guestCount });
const chairNumber = fc.integer({ min: 1, max: 8 });

/** Seat numbers are unique at each table, and may exceed seats that were taken away since. */
const board: fc.Arbitrary<Board> = fc
  .record({
    guests: fc.array(
      fc.record({
        tableNumber: fc.constantFrom("", ...labels),
        seat: fc.option(chairNumber),
        isLocked: fc.constantFrom(false, false, false, true),
        isAbsent: fc.constantFrom(false, false, false, true),
      }),
      { minLength: guestCount, maxLength: guestCount },
    ),
    capacities: fc.tuple(...tableIds.map(() => fc.option(fc.integer({ min: 1, max: 6 })))),
    lockedId: fc.constantFrom(0, 0, ...tableIds),
  })
  .map(({ guests, capacities, lockedId }) => {
    const taken = new Set<string>();
    const rows = guests.map(({ tableNumber, seat, isLocked, isAbsent }, place) => {
      const key = `${tableNumber} ${seat}`;
      const seatNumber = tableNumber === "" || taken.has(key) ? null : seat;
      taken.add(key);
      const attendance = isAbsent ? ("NO" as const) : ("YES" as const);
      return guestRow(place + 1, { tableNumber, seatNumber, isLocked, attendance });
    });
    const tables = tableIds.map((id, place) => {
      return tableRow(id, {
        label: labels[place] ?? "",
        capacity: capacities[place] ?? null,
        isLocked: id === lockedId,
      });
    });
    return boardOf(rows, tables);
  });

const dropPlace: fc.Arbitrary<Exclude<DropPlace, null>> = fc.oneof(
  guestId.map((id) => ({ kind: "guest" as const, id })),
  fc.constantFrom(...tableIds).map((id) => ({ kind: "table" as const, id })),
  fc.tuple(fc.constantFrom(...tableIds), chairNumber).map(([tableId, number]) => {
    return { kind: "seat" as const, tableId, number };
  }),
  fc.constant({ kind: "unseated" as const }),
);

type Deed = (seating: Seating) => string;
const silently = (deed: (seating: Seating) => void): Deed => {
  return (seating) => {
    deed(seating);
    return "";
  };
};

const someGuests = fc.uniqueArray(guestId, { minLength: 1, maxLength: 3 });
/** What an organizer does; it returns what the board announced before. */
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(someGuests, dropPlace).map(
      ([ids, place]) =>
        (seating: Seating) =>
          dropped(seating, ids, place),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(guestId, fc.option(chairNumber)).map(([id, number]) =>
      silently((seating) => {
        const guest = guestOf(seating, id);
        if (guest.tableNumber !== "" && guest.seatNumber !== number) giveSeatNumber(seating, guest, number);
      }),
    ),
  },
  fc.tuple(guestId, guestId).map(([one, other]) =>
    silently((seating) => {
      if (canSwap(guestOf(seating, one), guestOf(seating, other))) swapGuests(seating, one, other);
    }),
  ),
  someGuests.map((ids) => silently((seating) => moveGuests(seating, ids, ""))),
  someGuests.map((ids) => silently((seating) => moveToNewTable(seating, ids))),
  someGuests.map((ids) => silently((seating) => confirmCancel(seating, ids))),
);

function dropped(seating: Seating, ids: readonly number[], place: Exclude<DropPlace, null>): string {
  const [first = 0, ...others] = ids;
  const isOne = others.length === 0;
  if (place.kind === "guest" && !(isOne && canDropOn(seating, first, place.id))) return "";
  if (place.kind === "seat" && !(isOne && isChair(seating, place))) return "";
  const { text } = dropEffect(seating, ids, place);
  drop(seating, ids, place);
  return text;
}

function isChair(seating: Seating, { tableId, number }: { tableId: number; number: number }): boolean {
  return chairsAt(seating.current().board, tableId).some((chair) => chair.number === number && !chair.isTooMany);
}

it("says before and after moves only what the rows bear out, and asks for nothing that would be refused", async () => {
  const heard = new Set<string>();
  await fc.assert(
    fc.asyncProperty(board, fc.array(deed, { minLength: 1, maxLength: 8 }), async (first, deeds) => {
      const { seating, asked } = boardScreen(first);
      for (const act of deeds) {
        const before = seating.current().board;
        asked.reason = "";
        seating.announcement.set("");
        const promised = act(seating);
        await sayingEnds();
        const rows = rowsOf(before, seating.current().board);
        const said = seating.announcement.get();
        const claims =
          asked.reason === ""
            ? claimsOfMove(rows, promised, said)
            : claimsOfRefusal(rows, promised || asked.reason, said, asked.reason);
        for (const { kind } of claims) heard.add(kind);
      }
    }),
    { numRuns: randomRuns(1500) },
  );
  const kinds = [...promises, ...sentences, ...refusals].map(({ kind }) => kind);
  expect(kinds.filter((kind) => !heard.has(kind))).toEqual([]);
});

function claimsOfMove(rows: Rows, promised: string, said: string) {
  const claims = claimsIn(said, rows, sentences);
  expectComplete(rows, claims);
  return [...claims, ...claimsIn(promised, rows, promises)];
}

function claimsOfRefusal(rows: Rows, promised: string, said: string, reason: string) {
  expect([promised, said, rows.changed]).toEqual([reason, "", []]);
  return claimsIn(reason, rows, refusals);
}

it("puts a guest on a chair without moving anybody else but who was shown there", () => {
  fc.assert(
    fc.property(board, guestId, fc.constantFrom(...tableIds), chairNumber, (rows, id, tableId, number) => {
      const [guest, table] = [rows.guests.get(id), rows.tables.get(tableId)];
      if (!guest || !table) return;
      const change = chairMoves({ board: rows, index: indexBoard(rows) }, guest, table, number);
      if (!change) return;
      const after = applyAct(rows, { kind: "seat", moves: [...change.put, ...change.kept] });
      const moved = new Set(change.put.map(({ guestId: movedId }) => movedId));
      const left = tableLabeled(rows, guest.tableNumber);
      for (const one of new Set([table, ...(change.other && left ? [left] : [])])) {
        const now = chairsAt(after, one.id);
        const stay = chairsAt(rows, one.id).filter((chair) => {
          const isAimedAt = one === table && chair.number === number;
          return !isAimedAt && canStay(chair, one) && !moved.has(chair.guest?.id ?? 0);
        });
        for (const chair of stay) expect(now[chair.number - 1]?.guest?.id).toBe(chair.guest?.id);
      }
      expect(after.guests.get(id)).toMatchObject({ tableNumber: table.label, seatNumber: number });
    }),
    { numRuns: randomRuns(1000) },
  );
});

/** Whether the guest on a chair has its number or can get it. */
function canStay({ number, guest, isNumbered }: Chair<BoardGuest>, { capacity }: BoardTable): boolean {
  if (!guest || number > (capacity ?? number)) return false;
  return isNumbered || (guest.seatNumber === null && !guest.isLocked);
}

/** A board that changes as the server would change it. */
function boardScreen(first: Board) {
  let now = first;
  const asked = { reason: "" };
  const seating: Seating = {
    eventId: 1,
    isReadOnly: false,
    selection: createStore(nothingSelected),
    moving: createStore<Moving | null>(null),
    canceling: createStore<Canceling | null>(null),
    form: createStore<GuestFormRequest | null>(null),
    reveal: createStore<{ tableId: number } | null>(null),
    panel: createStore<SidePanelView>("selected"),
    isColumnKept: createStore(false),
    confirmsMoves: createStore(true),
    blockedUndo: createStore<number | null>(null),
    presence: createStore<ReadonlyMap<string, TablePresence>>(new Map()),
    announcement: createStore(""),
    current: () => ({
      ...{ board: now, index: indexBoard(now), canUndo: false, canRedo: false },
      ...{ extras: undefined, extrasFailure: undefined, newIds: new Map() },
    }),
    refuse: (reason) => {
      asked.reason = reason;
    },
    act(act) {
      expect(isRefused(now, act), "the server refuses it").toBe(false);
      now = applyAct(now, act);
      expect(sharedSeats(now)).toEqual([]);
      return Promise.resolve(true);
    },
    catchUp: () => Promise.resolve(),
    settled: () => Promise.resolve(),
  };
  return { seating, asked };
}

/** As the server refuses moves. */
function isRefused({ guests, ...tables }: Board, act: BoardAct): boolean {
  if (act.kind !== "seat") return false;
  return act.moves.some(({ guestId: id, tableLabel, seatNumber = null }) => {
    const guest = guests.get(id);
    if (!guest || (guest.tableNumber === tableLabel && guest.seatNumber === seatNumber)) return false;
    const [from, to] = [tableLabeled(tables, guest.tableNumber), tableLabeled(tables, tableLabel)];
    const isBeyond = to?.capacity != null && (seatNumber ?? 0) > to.capacity;
    return guest.isLocked || from?.isLocked === true || to?.isLocked === true || isBeyond;
  });
}

function sharedSeats({ guests }: Board): string[] {
  const seats = [...guests.values()].flatMap(({ tableNumber, seatNumber }) => {
    return seatNumber === null ? [] : [`${tableNumber} ${seatNumber}`];
  });
  return seats.filter((seat, place) => seats.indexOf(seat) !== place);
}

function guestOf(seating: Seating, id: number): BoardGuest {
  return seating.current().board.guests.get(id) ?? guestRow(id);
}

function chairsAt(rows: Board, tableId: number) {
  const table = rows.tables.get(tableId);
  return table ? chairsOf(table, indexBoard(rows).guestsAt.get(tableId) ?? [], seatNumberOf) : [];
}

interface Rows {
  before: (name: string) => BoardGuest;
  after: (name: string) => BoardGuest;
  /** Names of guests whose place or answer is another one. */
  changed: readonly string[];
  countAt: (label: string) => number;
  capacityOf: (label: string) => number | null;
  isLocked: (label: string) => boolean;
}

function rowsOf(before: Board, after: Board): Rows {
  const byName = ({ guests }: Board) => new Map([...guests.values()].map((guest) => [guest.name, guest]));
  const [then, now] = [byName(before), byName(after)];
  const changed = [...now.values()].filter(({ name, tableNumber, seatNumber, attendance }) => {
    const old = then.get(name);
    return old?.tableNumber !== tableNumber || old.seatNumber !== seatNumber || old.attendance !== attendance;
  });
  return {
    before: (name) => then.get(name) ?? guestRow(0),
    after: (name) => now.get(name) ?? guestRow(0),
    changed: changed.map(({ name }) => name),
    countAt: (label) => [...now.values()].filter(({ tableNumber }) => tableNumber === label).length,
    capacityOf: (label) => tableLabeled(after, label)?.capacity ?? null,
    isLocked: (label) => tableLabeled(before, label)?.isLocked === true,
  };
}

interface Sentence {
  kind: string;
  pattern: RegExp;
  /** Whether it is true, by what the pattern's groups caught. */
  isTrue: (rows: Rows, caught: readonly string[]) => boolean;
  /** Whether it gives a number of guests instead of their names. */
  isCount?: boolean;
}

const isAt = (rows: Rows, name: string, label: string, seat: number | null) =>
  rows.after(name).tableNumber === label && rows.after(name).seatNumber === seat;
const hasCome = (rows: Rows, name: string, label: string) =>
  isAt(rows, name, label, null) && rows.before(name).tableNumber !== label;
const hasLost = (rows: Rows, name: string) => hasCome(rows, name, "");
const allOf = (rows: Rows, count: string | undefined, check: (name: string) => boolean) =>
  rows.changed.length === Number(count) && rows.changed.every(check);
const hasCancelled = (rows: Rows, name: string) => rows.after(name).attendance === "NO" && isAt(rows, name, "", null);
const isWho = (rows: Rows, who: string, check: (name: string) => boolean) =>
  who.startsWith("Guest ") ? check(who) : allOf(rows, who.split(" ")[0], check);

/** What is said once the server has accepted a move. */
const sentences: readonly Sentence[] = [
  {
    kind: "seated",
    pattern: /^(Guest \d+) is now at (?:table )?(\w+), seat (\d+)\.$/,
    isTrue: (rows, [name = "", label = "", seat]) => isAt(rows, name, label, Number(seat)),
  },
  {
    kind: "moved",
    pattern: /^(Guest \d+) is now at (?:table )?(\w+)\.$/,
    isTrue: (rows, [name = "", label = ""]) => hasCome(rows, name, label),
  },
  {
    kind: "moved many",
    pattern: /^(\d+) guests are now at (?:table )?(\w+)\.$/,
    isTrue: (rows, [count, label = ""]) => allOf(rows, count, (name) => hasCome(rows, name, label)),
    isCount: true,
  },
  {
    kind: "unseated",
    pattern: /^(Guest \d+) no longer has a seat\.$/,
    isTrue: (rows, [name = ""]) => hasLost(rows, name),
  },
  {
    kind: "unseated many",
    pattern: /^(\d+) guests no longer have a seat\.$/,
    isTrue: (rows, [count]) => allOf(rows, count, (name) => hasLost(rows, name)),
    isCount: true,
  },
  {
    kind: "swapped",
    pattern: /^(Guest \d+) and (Guest \d+) changed places\.$/,
    isTrue: (rows, [one = "", other = ""]) =>
      isAt(rows, one, rows.before(other).tableNumber, rows.before(other).seatNumber) &&
      isAt(rows, other, rows.before(one).tableNumber, rows.before(one).seatNumber),
  },
  {
    kind: "unnumbered",
    pattern: /^(Guest \d+) no longer has a seat number\.$/,
    isTrue: (rows, [name = ""]) =>
      isAt(rows, name, rows.before(name).tableNumber, null) && rows.before(name).seatNumber !== null,
  },
  {
    kind: "numbered",
    pattern: /^(\d+) other guests? now (?:has a seat number|have seat numbers), too\.$/,
    isTrue: (rows, [count]) =>
      rows.changed.filter((name) => {
        const { tableNumber, seatNumber } = rows.before(name);
        return seatNumber === null && rows.after(name).tableNumber === tableNumber;
      }).length >= Number(count),
    isCount: true,
  },
  {
    kind: "cancelled",
    pattern: /^(Guest \d+) is not coming(\. The seat is free\.)?$/,
    isTrue: (rows, [name = "", freed]) =>
      hasCancelled(rows, name) && (freed !== undefined) === (rows.before(name).tableNumber !== ""),
  },
  {
    kind: "cancelled many",
    pattern: /^\d+ guests are not coming(?:\. Their seats are free\.)?$/,
    isTrue: (rows) => rows.changed.every((name) => hasCancelled(rows, name)),
    isCount: true,
  },
];

/** What is said while guests are dragged. */
const promises: readonly Sentence[] = [
  {
    kind: "to a seat",
    pattern: /^(Guest \d+) → (?:Table )?(\w+), seat (\d+)$/,
    isTrue: (rows, [name = "", label = "", seat]) => isAt(rows, name, label, Number(seat)),
  },
  {
    kind: "to a table",
    pattern: /^(.+) → (?:Table )?(\w+) \((\d+)(?: guests?| of (\d+))\)(?:, (\d+) too many)?$/,
    isTrue: (rows, [who = "", label = "", count, seats, surplus = "0"]) => {
      const capacity = rows.capacityOf(label);
      const isCounted =
        rows.countAt(label) === Number(count) && capacity === (seats === undefined ? null : Number(seats));
      const tooMany = capacity === null ? 0 : Math.max(0, rows.countAt(label) - capacity);
      return isCounted && tooMany === Number(surplus) && isWho(rows, who, (name) => hasCome(rows, name, label));
    },
  },
  {
    kind: "swap",
    pattern: /^Swap (Guest \d+) and (Guest \d+)$/,
    isTrue: (rows, [one = "", other = ""]) =>
      rows.after(one).tableNumber === rows.before(other).tableNumber &&
      rows.after(other).tableNumber === rows.before(one).tableNumber &&
      rows.changed.includes(one) &&
      rows.changed.includes(other),
  },
  {
    kind: "unseat",
    pattern: /^Take the seat away: (.+)$/,
    isTrue: (rows, [who = ""]) => isWho(rows, who, (name) => hasLost(rows, name)),
  },
  { kind: "nothing", pattern: /^Nothing changes$/, isTrue: (rows) => rows.changed.length === 0 },
];

/** Why a move is not made. */
const refusals: readonly Sentence[] = [
  {
    kind: "locked guest",
    pattern: /^The seat of (Guest \d+) is locked\. Unlock it first\.$/,
    isTrue: (rows, [name = ""]) => rows.before(name).isLocked,
  },
  {
    kind: "locked guests",
    pattern: /^The seats of [2-9] guests are locked\. Unlock them first\.$/,
    isTrue: () => true,
  },
  {
    kind: "locked table",
    pattern: /^(?:Table )?(\w+) is locked\. Unlock it first\.$/,
    isTrue: (rows, [label = ""]) => rows.isLocked(label),
  },
  {
    kind: "beyond the seats",
    pattern: /^(?:Table )?(\w+) has only (\d+) seats?\.$/,
    isTrue: (rows, [label = "", count]) => rows.capacityOf(label) === Number(count),
  },
];

/** @returns the kinds of sentences in a text, all of which are true */
function claimsIn(text: string, rows: Rows, known: readonly Sentence[]): { kind: string; caught: string[] }[] {
  const parts = text === "" ? [] : text.split(/(?<=\.) (?=Guest|\d)/);
  return parts.map((part) => {
    const sentence = known.find(({ pattern }) => pattern.test(part));
    const caught = sentence?.pattern.exec(part)?.slice(1) ?? [];
    expect(sentence?.isTrue(rows, caught), `“${part}” of “${text}”`).toBe(true);
    return { kind: sentence?.kind ?? "", caught };
  });
}

/** Who changed is named, or counted. */
function expectComplete(rows: Rows, said: readonly { kind: string; caught: readonly string[] }[]): void {
  if (said.some(({ kind }) => kind === "cancelled many")) return;
  const named = new Set(said.flatMap(({ caught }) => caught.filter((value) => value?.startsWith("Guest "))));
  const counted = said.filter(({ kind }) => sentences.find((one) => one.kind === kind)?.isCount);
  const count = counted.reduce((sum, { caught }) => sum + Number(caught[0]), 0);
  const unnamed = rows.changed.filter((name) => !named.has(name));
  expect(unnamed).toHaveLength(count);
}
