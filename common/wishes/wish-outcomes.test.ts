import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { footprintGap, tableFootprint } from "../floor-plan/footprint.ts";
import type { Wish } from "./wish.ts";
import { wishOutcomes } from "./wish-outcomes.ts";
import type { WishGuest, WishTable } from "./wish-seating.ts";

const guest = (id: number, more: Partial<WishGuest> = {}): WishGuest => ({
  id,
  household: "",
  guestOfId: null,
  isChild: false,
  attendance: "UNKNOWN",
  additionalInfo: {},
  ...more,
});

const table = (id: number, more: Partial<WishTable> = {}): WishTable => ({
  id,
  ...{ shape: "ROUND", capacity: 8, width: null, depth: null },
  x: null,
  y: null,
  rotation: 0,
  ...more,
});

const wish = (kind: Wish["kind"], more: Partial<Wish> = {}): Wish => ({
  id: 1,
  kind,
  priority: "MEDIUM",
  guestIds: [],
  column: "",
  fixtureId: null,
  minimum: null,
  value: "",
  tableIds: [],
  ...more,
});

function seatingOf(tables: readonly (number | null)[], more: Partial<WishGuest>[] = [], room: WishTable[] = []) {
  return {
    guests: tables.map((_, at) => guest(at + 1, more[at])),
    tables: room.length > 0 ? room : [1, 2, 3].map((id) => table(id)),
    fixtures: [{ id: 7, x: 0, y: 0 }],
    tableOf: new Map(tables.flatMap((at, index) => (at === null ? [] : [[index + 1, at] as const]))),
    seatOf: new Map<number, number>(),
  };
}

/** "met of all: state" */
function result(one: Wish, seating: ReturnType<typeof seatingOf>): string {
  const { met = 0, of = 0, state = "none" } = wishOutcomes([one], seating).byWish.get(1) ?? {};
  return `${met} of ${of}: ${state}`;
}

/** Whether each of these tables can be reached from any other, from one to a neighboring one. */
function hangTogether(ids: readonly number[], room: readonly WishTable[]): boolean {
  // The tables are round, so that the line from middle to middle is the shortest way.
  const gap = (one: number, other: number) => {
    const [a, b] = [one, other].map((id) => {
      const found = room[id - 1] ?? table(0);
      return tableFootprint(found, { ...found, x: found.x ?? 0, y: found.y ?? 0 });
    });
    return a && b ? footprintGap(a, b) : Number.NaN;
  };
  const others = (one: number) => room.map(({ id }) => id).filter((id) => id !== one);
  const nearest = (one: number) => Math.min(...others(one).map((other) => gap(one, other)));
  const areNeighbors = (one: number, other: number) =>
    gap(one, other) <= Math.max(150, 1.25 * nearest(one), 1.25 * nearest(other));
  const reached = new Set(ids.slice(0, 1));
  for (const one of reached) for (const other of ids) if (areNeighbors(one, other)) reached.add(other);
  return reached.size === ids.length;
}

describe("wishes for neighboring tables", () => {
  const placed = (id: number, x: number, y = 0) => table(id, { x, y, capacity: 3 });
  const six = wish("NEIGHBOR_TABLES", { guestIds: [1, 2, 3, 4, 5, 6] });
  const row = [placed(1, 0), placed(2, 300), placed(3, 600), placed(4, 1800), placed(5, 2300)];
  it.each([
    [[1, 1, 1, 2, 2, 2], row, "6 of 6: met"],
    [[1, 1, 2, 2, 3, 3], row, "6 of 6: met"],
    [[1, 1, 1, 3, 3, 3], row, "3 of 6: partly"],
    [[4, 4, 4, 5, 5, 5], row, "6 of 6: met"],
    [[1, 1, 2, 3, 4, 4], row, "4 of 6: partly"],
    [[1, 1, 2, null, null, null], row, "3 of 6: open"],
    [[1, null, null, null, null, null], row, "0 of 6: open"],
    [[1, 1, 1, 2, 2, 2], [table(1, { x: 0, y: 0 }), table(2)], "0 of 6: open"],
    [[1, 1, 1, 1, 1, 1], [], "6 of 6: met"],
  ] as const)("guests at tables %j: %#", (tables, room, expected) => {
    expect(result(six, seatingOf(tables, [], [...room]))).toBe(expected);
  });

  it("is met exactly if everyone sits, at few tables, each of which can be reached from any other", () => {
    const place = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(null, 1, 2, 3, 4, 5), { minLength: 2, maxLength: 9 }),
        fc.array(fc.tuple(place, place), { minLength: 5, maxLength: 5 }),
        (at, places) => {
          const room = places.map(([x, y], index) => placed(index + 1, 320 * x, 320 * y));
          const all = wish("NEIGHBOR_TABLES", { guestIds: at.map((_, index) => index + 1) });
          const { state, met, missedBy } = wishOutcomes([all], seatingOf(at, [], room)).byWish.get(1) ?? {};
          const used = [...new Set(at.flatMap((one) => one ?? []))];
          const isFew = used.length <= Math.ceil(at.length / 3) + 1;
          expect(state === "met").toBe(!at.includes(null) && isFew && hangTogether(used, room));
          const seated = at.filter((one) => one !== null).length;
          if (seated > 1) expect((met ?? 0) + (missedBy ?? []).length).toBe(seated);
        },
      ),
    );
  });
});

describe("wishes about one another", () => {
  const two = { guestIds: [1, 2] };
  it.each([
    ["TOGETHER", [1, 1], "2 of 2: met"],
    ["TOGETHER", [1, 2], "0 of 2: unmet"],
    ["LIKE", [1, null], "0 of 2: open"],
    ["LIKE", [null, null], "0 of 2: open"],
    ["APART", [1, 1], "0 of 2: unmet"],
    ["DISLIKE", [1, 2], "2 of 2: met"],
    ["DISLIKE", [1, null], "1 of 2: open"],
  ] as const)("%s with guests at tables %j: %s", (kind, tables, expected) => {
    expect(result(wish(kind, two), seatingOf(tables))).toBe(expected);
  });

  it("counts those at the wish's tables, named or by a value", () => {
    const sides = ["A", "á ", "B", "A"].map((Side) => ({ additionalInfo: { Side } }));
    const at = (kind: Wish["kind"], more: Partial<Wish>) =>
      result(wish(kind, { tableIds: [1, 3], ...more }), seatingOf([1, 2, 3, null], sides));
    expect(at("AT_TABLES", { guestIds: [1, 2, 3] })).toBe("2 of 3: partly");
    expect(at("LIKE_TABLES", { column: "Side", value: "a" })).toBe("1 of 3: partly");
    expect(at("NOT_AT_TABLES", { guestIds: [1, 3] })).toBe("0 of 2: unmet");
    const child = { isChild: true };
    const children = wish("CHILDREN_AT_TABLES", { tableIds: [1, 3] });
    expect(result(children, seatingOf([1, 2, 2, null], [child, {}, child, child]))).toBe("1 of 3: partly");
    expect(result(children, seatingOf([1, 2]))).toBe("0 of 0: open");
    expect(at("DISLIKE_TABLES", { guestIds: [2, 4] })).toBe("1 of 2: open");
  });

  it("counts those at the table where most of them sit", () => {
    const four = { guestIds: [1, 2, 3, 4] };
    expect(result(wish("LIKE", four), seatingOf([1, 1, 1, 2]))).toBe("3 of 4: partly");
    expect(result(wish("LIKE", four), seatingOf([1, 1, null, null]))).toBe("2 of 4: open");
    expect(wishOutcomes([wish("LIKE", four)], seatingOf([2, 1, 1, 1])).byWish.get(1)?.missedBy).toEqual([1]);
  });

  it("leaves out guests who are gone or not coming", () => {
    const notComing = [{}, { attendance: "NO" } as const];
    expect(result(wish("LIKE", { guestIds: [1, 2] }), seatingOf([1, 2], notComing))).toBe("0 of 0: open");
    expect(result(wish("LIKE", { guestIds: [1, 2, 99] }), seatingOf([1, 1]))).toBe("2 of 2: met");
  });
});

describe("wishes by column", () => {
  const acme = { additionalInfo: { Company: "Acme" } };
  const other = { additionalInfo: { Company: " ácme" } };
  const initech = { additionalInfo: { Company: "Initech" } };

  it("sits those with the same value together, however it is written", () => {
    const together = wish("COLUMN_TOGETHER", { column: "Company" });
    expect(result(together, seatingOf([1, 1, 2], [acme, other, initech]))).toBe("2 of 2: met");
    expect(result(together, seatingOf([1, 2, 2], [acme, other, initech]))).toBe("0 of 2: unmet");
    expect(result(together, seatingOf([1, 1], [{}, {}]))).toBe("0 of 0: open");
  });

  it("uses as many tables for a value as it needs", () => {
    const together = wish("COLUMN_TOGETHER", { column: "Company" });
    const small = [1, 2, 3].map((id) => table(id, { capacity: 2 }));
    const five = [acme, acme, acme, acme, acme];
    expect(result(together, seatingOf([1, 1, 2, 2, null], five, small))).toBe("4 of 5: open");
    expect(result(together, seatingOf([1, 1, 1, 2, 2], five))).toBe("3 of 5: partly");
  });

  it("spreads those with the same value evenly over the tables", () => {
    const spread = wish("COLUMN_SPREAD", { column: "Company" });
    expect(result(spread, seatingOf([1, 2, 3], [acme, acme, acme]))).toBe("3 of 3: met");
    expect(result(spread, seatingOf([1, 1, 2, 3], [acme, acme, acme, acme]))).toBe("4 of 4: met");
    expect(result(spread, seatingOf([1, 1, 1, 3], [acme, acme, acme, acme]))).toBe("3 of 4: partly");
  });

  it("is open about alternating without seat numbers, and not met at a table with too many of a kind", () => {
    const alternate = wish("COLUMN_ALTERNATE", { column: "Company" });
    expect(result(alternate, seatingOf([1, 1, 1], [acme, acme, initech]))).toBe("0 of 3: open");
    expect(result(alternate, seatingOf([1, 1, 1, 1], [acme, acme, acme, initech]))).toBe("0 of 4: unmet");
    expect(result(alternate, seatingOf([1, 1], [acme, acme]))).toBe("0 of 0: open");
    expect(result(alternate, seatingOf([1, 2], [acme, initech]))).toBe("2 of 2: met");
  });

  it("alternates by seat numbers, around a table and along a row", () => {
    const alternate = wish("COLUMN_ALTERNATE", { column: "Company" });
    const numbered = (form: Partial<WishTable>, ...companies: (typeof acme)[]) => {
      const seated = companies.map(() => 1);
      return {
        ...seatingOf(seated, companies, [table(1, form)]),
        seatOf: new Map(companies.map((_, place) => [place + 1, place + 1])),
      };
    };
    const results = (form: Partial<WishTable>) => [
      result(alternate, numbered(form, acme, acme, acme, initech, initech, initech)),
      result(alternate, numbered(form, acme, initech, initech, acme)),
      result(alternate, numbered(form, acme, initech, acme, initech, acme)),
    ];
    expect(results({ capacity: 8 })).toEqual(["0 of 6: unmet", "2 of 4: partly", "5 of 5: met"]);
    expect(results({ shape: "ROW", capacity: 4 })).toEqual(["0 of 6: unmet", "2 of 4: partly", "5 of 5: met"]);
    expect(results({ capacity: 4 })).toEqual(["0 of 6: unmet", "0 of 4: unmet", "3 of 5: partly"]);
  });
});

describe("wishes for a place and for everyone", () => {
  const row = [1, 2, 3, 4].map((id) => table(id, { x: id * 100, y: 0, capacity: 2 }));

  it("is near at the nearest tables that have enough seats", () => {
    const near = (guestIds: number[]) => wish("NEAR", { guestIds, fixtureId: 7 });
    expect(result(near([1]), seatingOf([1, 2], [], row))).toBe("1 of 1: met");
    expect(result(near([2]), seatingOf([1, 2], [], row))).toBe("0 of 1: unmet");
    expect(result(near([1, 2, 3]), seatingOf([1, 2, 3], [], row))).toBe("2 of 3: partly");
    expect(result(near([1]), seatingOf([1]))).toBe("0 of 1: open");
  });

  it("is in order of rank if nobody of a lower rank sits nearer", () => {
    const ranked = wish("COLUMN_RANK", { column: "Rank", fixtureId: 7 });
    const ranks = ["1", "2", " 2. ", "3", "none"].map((Rank) => ({ additionalInfo: { Rank } }));
    const at = (...tables: (number | null)[]) => seatingOf(tables, ranks, row);
    expect(result(ranked, at(1, 2, 2, 3, 1))).toBe("4 of 4: met");
    expect(result(ranked, at(1, 3, 2, 3, 1))).toBe("4 of 4: met");
    expect(wishOutcomes([ranked], at(2, 3, 1, 1, 1)).byWish.get(1)).toMatchObject({ missedBy: [1, 2], met: 2 });
    expect(result(ranked, at(4, null, 4, null, 1))).toBe("2 of 4: open");
    expect(result(ranked, seatingOf([1, 2, 3, 3], ranks))).toBe("0 of 4: open");
    expect(result(ranked, seatingOf([1, 2], [ranks[1] ?? {}, ranks[2] ?? {}], row))).toBe("0 of 0: open");
  });

  it("misses exactly those of whom another guest, of a lower rank, sits nearer", () => {
    const places = fc.array(fc.tuple(fc.constantFrom(1, 2, 3, 4, null), fc.constantFrom("", "1", "2", "3", "10")));
    fc.assert(
      fc.property(places, (guests) => {
        const seating = seatingOf(
          guests.map(([at]) => at),
          guests.map(([, Rank]) => ({ additionalInfo: { Rank } })),
          row,
        );
        const seated = guests.flatMap(([at, rank], place) =>
          at === null || rank === "" ? [] : [{ id: place + 1, rank: Number(rank), distance: at }],
        );
        const isMissed = (one: (typeof seated)[number]) =>
          seated.some((other) => other.rank > one.rank && other.distance < one.distance);
        const { missedBy } = wishOutcomes([wish("COLUMN_RANK", { column: "Rank", fixtureId: 7 })], seating).byWish.get(
          1,
        ) ?? { missedBy: undefined };
        expect(missedBy).toEqual(seated.filter(isMissed).map(({ id }) => id));
      }),
    );
  });

  it("finds who sits without anyone they know", () => {
    const smith = { household: "Smith" };
    const seating = seatingOf([1, 2, 3, 3, 1], [smith, { household: "smith" }, {}, { guestOfId: 3 }, {}]);
    expect(wishOutcomes([], seating).alone).toEqual([1, 2]);
    expect(result(wish("COMPANY"), seating)).toBe("2 of 4: partly");
    const liked = wish("LIKE", { guestIds: [1, 5] });
    expect(wishOutcomes([liked], seating).alone).toEqual([2]);
  });

  it("calls nobody alone whose company has no seat yet", () => {
    const smith = { household: "Smith" };
    expect(wishOutcomes([], seatingOf([1, null], [smith, smith])).alone).toEqual([]);
  });

  it("counts the tables that have their share", () => {
    expect(result(wish("BALANCE"), seatingOf([1, 1, 2, 3]))).toBe("3 of 3: met");
    expect(result(wish("BALANCE"), seatingOf([1, 1, 1, 1, 2, 3]))).toBe("2 of 3: partly");
    expect(result(wish("BALANCE"), seatingOf([null]))).toBe("0 of 3: open");
  });

  it("counts the tables with enough guests among those that are used", () => {
    const two = wish("TABLE_MINIMUM", { minimum: 2 });
    expect(result(two, seatingOf([1, 1, 2]))).toBe("1 of 2: partly");
    expect(wishOutcomes([two], seatingOf([1, 1, 2])).byWish.get(1)?.missedAt).toEqual([2]);
    const room = [table(1), table(2, { capacity: 3 }), table(3)];
    expect(result(two, seatingOf([1, 1, 2], [], [table(1), table(2, { capacity: 1 }), table(3)]))).toBe("2 of 2: met");
    const free = wish("FREE_SEATS", { id: 2, minimum: 2 });
    expect(wishOutcomes([two, free], seatingOf([1, 1, 2], [], room)).byWish.get(1)?.state).toBe("met");
  });

  it("counts the tables that keep so many seats free, or are empty with fewer", () => {
    const seats = fc.option(fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(null, 1, 2, 3), { maxLength: 8 }),
        fc.tuple(seats, seats, seats),
        fc.subarray([1, 2, 3]),
        fc.integer({ min: 1, max: 5 }),
        (at, capacities, tableIds, minimum) => {
          const room = capacities.map((capacity, place) => table(place + 1, { capacity }));
          const free = wish("FREE_SEATS", { tableIds, minimum });
          const { met, of, missedAt, state } = wishOutcomes([free], seatingOf(at, [], room)).byWish.get(1) ?? {};
          const about = [1, 2, 3].filter(
            (id) => capacities[id - 1] !== null && (tableIds.length === 0 || tableIds.includes(id)),
          );
          const isBroken = (id: number) => {
            const count = at.filter((one) => one === id).length;
            return count > 0 && (capacities[id - 1] ?? 0) - count < minimum;
          };
          expect([of, missedAt]).toEqual([about.length, about.filter(isBroken)]);
          if (at.some((one) => one !== null)) expect(met).toBe(about.length - about.filter(isBroken).length);
          else expect(state).toBe("open");
        },
      ),
    );
  });
});
