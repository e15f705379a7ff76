import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../../../../common/testing/random-runs.ts";
import { type Board, changedBoard } from "./board.ts";
import type { BoardAct } from "./board-act.ts";
import { applyAct } from "./board-act.ts";
import { type BoardState, shownBoard, withAct, withConfirmed, withoutAct } from "./board-state.ts";
import { boardOf, guestRow, tableRow } from "./rows-for-tests.ts";

const guestIds = [1, 2, 3, 4];
const guest = (id: number, tableNumber: string) => guestRow(id, { tableNumber });
const startBoard = boardOf(
  guestIds.map((id) => guest(id, String((id % 2) + 1))),
  [1, 2, 3].map((id) => tableRow(id)),
);

const someGuest = fc.constantFrom(...guestIds);
const someTable = fc.constantFrom(1, 2, 3);
const someAct: fc.Arbitrary<BoardAct> = fc.oneof(
  fc
    .array(fc.record({ guestId: someGuest, tableLabel: fc.constantFrom("", "1", "2", "3", "Rose") }), { minLength: 1 })
    .map((moves): BoardAct => ({ kind: "seat", moves })),
  fc
    .record({ guestIds: fc.constant([1, 2]), isLocked: fc.boolean() })
    .map((one): BoardAct => ({ kind: "details", guestIds: one.guestIds, details: { isLocked: one.isLocked } })),
  fc
    .record({ id: someTable, label: fc.constantFrom("A", "B"), capacity: fc.nat(12) })
    .map((change): BoardAct => ({ kind: "tables", changes: [change] })),
  fc
    .shuffledSubarray([1, 2, 3], { minLength: 3 })
    .map((ids): BoardAct => ({ kind: "tables", changes: ids.map((id, at) => ({ id, label: String(at + 1) })) })),
);

type Changes = Parameters<typeof changedBoard>[1];

class FakeServer {
  board = startBoard;

  change(act: BoardAct): number {
    const { guests, tables } = applyAct(this.board, act);
    this.board = { guests, tables, listVersion: this.board.listVersion + 1 };
    return this.board.listVersion;
  }

  changesSince(seen: Board): Changes {
    const rows = <Row>(now: ReadonlyMap<number, Row>, before: ReadonlyMap<number, Row>) =>
      [...now].filter(([id, row]) => before.get(id) !== row).map(([, row]) => row);
    const gone = (now: ReadonlyMap<number, unknown>, before: ReadonlyMap<number, unknown>) =>
      [...before.keys()].filter((id) => !now.has(id));
    return {
      listVersion: this.board.listVersion,
      guests: rows(this.board.guests, seen.guests),
      removedGuestIds: gone(this.board.guests, seen.guests),
      tables: rows(this.board.tables, seen.tables),
      removedTableIds: gone(this.board.tables, seen.tables),
    };
  }
}

const rowsOf = ({ guests, tables }: Board) => ({
  guests: [...guests].sort(([one], [other]) => one - other),
  tables: [...tables].sort(([one], [other]) => one - other),
});

type Step = { kind: "here" | "elsewhere"; act: BoardAct } | { kind: "send" | "refuse" | "answer" | "read" | "deliver" };
const someStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom("here" as const, "elsewhere" as const), act: someAct }),
  fc.record({ kind: fc.constantFrom("send" as const, "refuse" as const, "answer" as const) }),
  fc.record({ kind: fc.constantFrom("read" as const, "deliver" as const) }),
);

function withChanges(state: BoardState, changes: Changes, answered?: number): BoardState {
  return withConfirmed(state, { ...state, confirmed: changedBoard(state.confirmed, changes) }, answered);
}

/** A board and a server; the test controls the network between them. */
class Session {
  readonly server = new FakeServer();
  state: BoardState = { confirmed: startBoard, extras: undefined, pending: [] };
  private number = 0;
  private readonly sent = new Map<number, Changes>();
  private readonly onTheWay: Changes[] = [];

  take(step: Step): void {
    switch (step.kind) {
      case "here":
        this.number += 1;
        this.state = withAct(this.state, this.number, step.act);
        return;
      case "elsewhere":
        this.server.change(step.act);
        return;
      case "send":
      case "refuse":
        this.send(step.kind === "refuse");
        return;
      case "answer":
        this.answer();
        return;
      case "read":
        this.onTheWay.push(this.server.changesSince(this.state.confirmed));
        return;
      case "deliver":
        this.deliver();
    }
  }

  private send(isRefused: boolean): void {
    const next = this.state.pending.find(({ number }) => !this.sent.has(number));
    if (!next) return;
    if (isRefused) this.state = withoutAct(this.state, next.number);
    else {
      this.server.change(next.act);
      this.sent.set(next.number, this.server.changesSince(this.state.confirmed));
    }
  }

  private answer(): void {
    const [[number, changes] = []] = this.sent;
    if (number === undefined || !changes) return;
    this.sent.delete(number);
    this.state = withChanges(this.state, changes, number);
  }

  private deliver(): void {
    const changes = this.onTheWay.shift();
    if (changes) this.state = withChanges(this.state, changes);
  }

  finish(): void {
    while (this.onTheWay.length > 0) this.deliver();
    while (this.state.pending.length > 0) {
      this.send(false);
      this.answer();
    }
    this.state = withChanges(this.state, this.server.changesSince(this.state.confirmed));
  }
}

describe("the board under changes from here and elsewhere", () => {
  it("ends with the server's state, in whichever order answers and changes arrive", () => {
    fc.assert(
      fc.property(fc.array(someStep, { maxLength: 40 }), (steps) => {
        const session = new Session();
        for (const step of steps) session.take(step);
        session.finish();
        expect(session.state.pending).toEqual([]);
        expect(rowsOf(shownBoard(session.state))).toEqual(rowsOf(session.server.board));
      }),
      { numRuns: randomRuns(500) },
    );
  });
});
