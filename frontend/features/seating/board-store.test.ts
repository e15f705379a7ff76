import { describe, expect, it } from "vitest";
import {
  type BoardServer,
  createBoardStore,
  type DoneAct,
  type ServerChanges,
  type UndoableEntries,
} from "./board-store.ts";
import type { BoardGuest } from "./model/board.ts";
import type { BoardAct } from "./model/board-act.ts";
import { boardOf, guestRow, tableRow } from "./model/rows-for-tests.ts";

const nothingToUndo: UndoableEntries = { undo: null, redo: null };
const move = (guestId: number, tableLabel: string): BoardAct => ({ kind: "seat", moves: [{ guestId, tableLabel }] });

/** A server with two guests and two tables, which notes what it is asked; others change it by `change`. */
class FakeServer implements BoardServer {
  readonly asked: string[] = [];
  readonly guests = new Map([1, 2].map((id) => [id, guestRow(id, { tableNumber: "1" })]));
  private readonly changes = new Map<number, BoardGuest>();
  listVersion = 1;
  refusal: Error | undefined;
  isComplete = true;
  hasNewWishes = false;

  change(guestId: number, tableNumber: string): void {
    this.listVersion += 1;
    const guest = guestRow(guestId, { tableNumber });
    this.guests.set(guestId, guest);
    this.changes.set(this.listVersion, guest);
  }

  readAll = () => {
    this.asked.push("read all");
    const board = boardOf([...this.guests.values()], [tableRow(1), tableRow(2)]);
    return Promise.resolve({ board: { ...board, listVersion: this.listVersion }, entries: nothingToUndo });
  };

  readChanges = (since: number): Promise<ServerChanges> => {
    this.asked.push(`read since ${since}`);
    return Promise.resolve({
      listVersion: this.listVersion,
      isComplete: this.isComplete,
      guests: [...this.changes].filter(([version]) => version > since).map(([, guest]) => guest),
      removedGuestIds: [],
      tables: [],
      removedTableIds: [],
      hasNewFloorPlan: false,
      hasNewWishes: this.hasNewWishes,
      entries: { undo: 7, redo: null },
    });
  };

  perform = (act: BoardAct, seenVersion: number): Promise<DoneAct> => {
    this.asked.push(`${act.kind} as of ${seenVersion}`);
    if (this.refusal) return Promise.reject(this.refusal);
    if (act.kind === "seat") for (const { guestId, tableLabel } of act.moves) this.change(guestId, tableLabel);
    return Promise.resolve({ listVersion: this.listVersion, historyEntryId: 10 + this.listVersion });
  };
}

async function started() {
  const server = new FakeServer();
  const refusals: unknown[] = [];
  const store = createBoardStore(server, (_act, reason) => refusals.push(reason));
  await store.load();
  server.asked.length = 0;
  const tableOf = (guestId: number) => store.get()?.board.guests.get(guestId)?.tableNumber;
  return { server, store, refusals, tableOf };
}

describe("a board and its server", () => {
  it("shows acts at once and sends one after the other, each with a version that has the one before", async () => {
    const { server, store, tableOf } = await started();
    const first = store.act(move(1, "2"));
    const second = store.act(move(1, "1"));
    expect(tableOf(1)).toBe("1");
    expect(await Promise.all([first, second])).toEqual([
      { listVersion: 2, historyEntryId: 12 },
      { listVersion: 3, historyEntryId: 13 },
    ]);
    expect(server.asked).toEqual(["seat as of 1", "read since 1", "seat as of 2", "read since 2"]);
    expect(store.get()).toMatchObject({ canUndo: true, canRedo: false, board: { listVersion: 3 } });
  });

  it("sends the next act even if telling of a refusal fails", async () => {
    const server = new FakeServer();
    const store = createBoardStore(server, () => {
      throw new Error("No screen is there to tell.");
    });
    await store.load();
    server.refusal = new Error("Somebody else moved this guest.");
    await expect(store.act(move(1, "2"))).rejects.toThrow("No screen is there to tell.");
    server.refusal = undefined;
    expect(await store.act(move(2, "2"))).toBeDefined();
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
    expect(server.asked).toEqual(["read since 1", "read since 2", "read all"]);
    expect(tableOf(2)).toBe("");
  });

  it("says that wishes must be read again when they changed, or when everything is read", async () => {
    const { server, store } = await started();
    const changed = async (change: Partial<FakeServer>) => {
      const before = store.get()?.wishesVersion;
      server.change(2, "");
      await store.catchUp(Object.assign(server, change).listVersion);
      return store.get()?.wishesVersion !== before;
    };
    expect(await changed({})).toBe(false);
    expect(await changed({ hasNewWishes: true })).toBe(true);
    expect(await changed({ hasNewWishes: false, isComplete: false })).toBe(true);
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
