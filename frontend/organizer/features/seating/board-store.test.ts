import { describe, expect, it } from "vitest";
import type { Wish } from "../../../../common/wishes/wish.ts";
import { type BoardServer, createBoardStore, type Undoable } from "./board-store.ts";
import type { BoardChanges, BoardGuest } from "./model/board.ts";
import type { BoardAct } from "./model/board-act.ts";
import { applyToExtras } from "./model/board-act.ts";
import type { Extras, PlanChange, PlanFixture } from "./model/extras.ts";
import { emptyWish } from "./model/extras.ts";
import { boardOf, guestRow, tableRow } from "./model/rows-for-tests.ts";

const nothingToUndo: Undoable = { undo: null, redo: null };
const move = (guestId: number, tableLabel: string): BoardAct => ({ kind: "seat", moves: [{ guestId, tableLabel }] });

const like = (...guestIds: number[]): Wish => ({ ...emptyWish("LIKE"), guestIds });
const wishing = (...changed: Wish[]): BoardAct => ({ kind: "changeWishes", change: { changed, removedIds: [] } });
const unwishing = (id: number): BoardAct => ({ kind: "changeWishes", change: { changed: [], removedIds: [id] } });
const planning = (change: PlanChange): BoardAct => ({ kind: "changePlan", change });
const bar: PlanFixture = { id: 0, kind: "BAR", label: "", x: 100, y: 100, width: 300, depth: 70, rotation: 0 };

/** Others change it by `change` and `changeExtras`. */
class FakeServer implements BoardServer {
  readonly asked: string[] = [];
  readonly guests = new Map([1, 2].map((id) => [id, guestRow(id, { tableNumber: "1" })]));
  private readonly changes = new Map<number, BoardGuest>();
  listVersion = 1;
  extras: Extras = {
    plan: {
      width: 2000,
      depth: 1500,
      outline: [],
      isShownToGuests: false,
      isInFeet: null,
      picture: null,
      fixtures: [],
    },
    wishes: [{ ...like(1, 2), id: 50 }],
  };
  refusal: Error | undefined;
  isComplete = true;
  private extrasVersion = 1;
  private nextId = 100;

  change(guestId: number, tableNumber: string): void {
    this.listVersion += 1;
    const guest = guestRow(guestId, { tableNumber });
    this.guests.set(guestId, guest);
    this.changes.set(this.listVersion, guest);
  }

  changeExtras(act: BoardAct): void {
    this.listVersion += 1;
    this.extrasVersion = this.listVersion;
    this.extras = applyToExtras(this.extras, this.withIds(act));
  }

  private withIds(act: BoardAct): BoardAct {
    const named = <Row extends { readonly id: number }>(row: Row) =>
      row.id === 0 ? { ...row, id: this.nextId++ } : row;
    if (act.kind === "changePlan") return planning({ ...act.change, fixtures: (act.change.fixtures ?? []).map(named) });
    if (act.kind !== "changeWishes") return act;
    return { ...act, change: { ...act.change, changed: act.change.changed.map(named) } };
  }

  readExtras = () => {
    this.asked.push("read extras");
    return Promise.resolve(this.extras);
  };

  readAll = () => {
    this.asked.push("read all");
    const board = boardOf([...this.guests.values()], [tableRow(1), tableRow(2)]);
    return Promise.resolve({ board: { ...board, listVersion: this.listVersion }, undoable: nothingToUndo });
  };

  readChanges = (since: number): Promise<BoardChanges> => {
    this.asked.push(`read since ${since}`);
    return Promise.resolve(this.changesSince(since));
  };

  private changesSince(since: number): BoardChanges {
    const areExtrasNew = this.extrasVersion > since;
    const { plan, wishes } = this.extras;
    return {
      listVersion: this.listVersion,
      isComplete: this.isComplete,
      guests: [...this.changes].filter(([version]) => version > since).map(([, guest]) => guest),
      ...{ removedGuestIds: [], tables: [], removedTableIds: [] },
      floorPlan: areExtrasNew ? { ...plan, outline: [], fixtures: [...plan.fixtures] } : null,
      wishes: areExtrasNew ? wishes.map((wish) => ({ ...wish, guestIds: [...wish.guestIds], tableIds: [] })) : null,
      event: { id: 1, undo: { id: 7 }, redo: null },
    };
  }

  perform: BoardServer["perform"] = ({ act, seenVersion, since }) => {
    this.asked.push(`${act.kind} as of ${seenVersion}`);
    if (this.refusal) return Promise.reject(this.refusal);
    if (act.kind === "seat") for (const { guestId, tableLabel } of act.moves) this.change(guestId, tableLabel);
    else this.changeExtras(act);
    return Promise.resolve({ historyEntryId: 10 + this.listVersion, changes: this.changesSince(since) });
  };
}

async function started() {
  const server = new FakeServer();
  const refusals: unknown[] = [];
  const store = createBoardStore(server, (reason) => refusals.push(reason));
  await store.load();
  server.asked.length = 0;
  const tableOf = (guestId: number) => store.get()?.board.guests.get(guestId)?.tableNumber;
  const wishIds = () => store.get()?.extras?.wishes.map(({ id }) => id);
  const fixtures = () => store.get()?.extras?.plan.fixtures;
  return { server, store, refusals, tableOf, wishIds, fixtures };
}

describe("a board and its server", () => {
  it("shows acts at once and sends one after the other, each with a version that has the one before, and reads no more", async () => {
    const { server, store, tableOf } = await started();
    const first = store.act(move(1, "2"));
    const second = store.act(move(1, "1"));
    expect(tableOf(1)).toBe("1");
    expect(await Promise.all([first, second])).toMatchObject([{ historyEntryId: 12 }, { historyEntryId: 13 }]);
    expect(server.asked).toEqual(["seat as of 1", "seat as of 2"]);
    expect(store.get()).toMatchObject({ canUndo: true, canRedo: false, board: { listVersion: 3 } });
  });

  it("takes back what the server refuses, with the reason, and reads what it did not know", async () => {
    const { server, store, refusals, tableOf } = await started();
    server.change(1, "2");
    server.refusal = new Error("Somebody else moved this guest.");
    const act = store.act(move(1, ""));
    expect(tableOf(1)).toBe("");
    expect(await act).toBeUndefined();
    expect(refusals).toEqual([server.refusal]);
    expect(tableOf(1)).toBe("2");
  });

  it("sends an act with the version that its organizer saw when others changed the same guest meanwhile", async () => {
    const { server, store } = await started();
    const first = store.act(move(2, "2"));
    const second = store.act(move(1, "2"));
    server.change(1, "");
    await Promise.all([first, second]);
    expect(server.asked.filter((what) => what.startsWith("seat"))).toEqual(["seat as of 1", "seat as of 1"]);
  });

  it("reads a version once, however often it hears of it, and everything when that is too much", async () => {
    const { server, store, tableOf } = await started();
    server.change(2, "2");
    await Promise.all([store.catchUp(2), store.catchUp(2), store.catchUp(1)]);
    expect(server.asked).toEqual(["read since 1"]);
    server.change(2, "");
    server.isComplete = false;
    await store.catchUp(3);
    expect(server.asked).toEqual(["read since 1", "read since 2", "read all", "read extras"]);
    expect(tableOf(2)).toBe("");
  });

  it("does not miss a change that it heard of while it was being read", async () => {
    const server = new FakeServer();
    const store = createBoardStore(server, () => undefined);
    const loaded = store.load();
    server.change(1, "2");
    await store.catchUp(2);
    await loaded;
    expect(store.get()?.board.guests.get(1)?.tableNumber).toBe("2");
  });
});

it("shows what was changed of wishes and fixtures at once, and new ones when the server has named them", async () => {
  const { store, wishIds, fixtures } = await started();
  const changed = planning({ width: 3000, fixtures: [bar] });
  const acts = [store.act(wishing(like(3, 4))), store.act(changed)];
  expect([wishIds(), fixtures(), store.get()?.extras?.plan.width]).toEqual([[50], [], 3000]);
  await Promise.all(acts);
  expect([wishIds(), fixtures()]).toEqual([[50, 100], [{ ...bar, id: 101 }]]);
  const removing = store.act(unwishing(100));
  expect(wishIds()).toEqual([50]);
  await removing;
  expect(wishIds()).toEqual([50]);
});
