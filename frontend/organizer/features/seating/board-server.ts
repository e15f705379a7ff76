import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { maxInt } from "../../../../common/limits.ts";
import type { Wish } from "../../../../common/wishes/wish.ts";
import type { FixtureInput, FloorPlanInput, WishInput } from "../../generated/schema-types.ts";
import type { BoardServer, DoneAct, SentAct } from "./board-store.ts";
import {
  ChangeFloorPlanDocument,
  ChangeWishesDocument,
  DeleteTablesDocument,
  DetailsOnBoardDocument,
  MergeTablesDocument,
  SeatGuestsDocument,
  UndoChangeOnBoardDocument,
  UpdateTablesDocument,
} from "./generated/board-acts.ts";
import {
  BoardChangesDocument,
  BoardFloorPlanDocument,
  BoardGuestsDocument,
  BoardTablesDocument,
  BoardWishesDocument,
} from "./generated/read-board.ts";
import { type Board, type BoardGuest, changedBoard } from "./model/board.ts";
import type { PlanChange, PlanFixture } from "./model/extras.ts";

const pageSize = 1000;
const pagesAtOnce = 3;
/** How often the list is read again when it changed meanwhile; then its changes alone are. */
const maxReads = 3;

type Documents<Data, Variables extends OperationVariables> = TypedDocumentNode<Data, Variables>;

/**
 * The board of an event on the server. Nothing of it is cached: the board itself is the copy.
 *
 * @param earlierVersion one that the list has had, to which changes are added; without it, it is asked for
 */
export function createBoardServer(client: ApolloClient, eventId: number, earlierVersion?: number): BoardServer {
  let knownVersion = earlierVersion;

  async function ask<Data, Variables extends OperationVariables>(
    query: Documents<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const { data } = await client.query<Data, OperationVariables>({
      query,
      variables,
      fetchPolicy: "no-cache",
      // The answer to an earlier question may be from before a change.
      context: { queryDeduplication: false },
    });
    if (data === undefined) throw new Error("The answer is empty.");
    return data;
  }

  async function change<Data, Variables extends OperationVariables>(
    mutation: Documents<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const { data } = await client.mutate<Data, OperationVariables>({ mutation, variables, fetchPolicy: "no-cache" });
    if (!data) throw new Error("The answer is empty.");
    return data;
  }

  const readChanges = async (since: number) => (await ask(BoardChangesDocument, { eventId, since })).seatingChanges;

  async function readPage(offset: number) {
    const { event } = await ask(BoardGuestsDocument, { eventId, offset, limit: pageSize });
    return event.guests.nodes;
  }

  // Several pages at a time, before it is known how many there are: most lists are read in one go.
  async function readGuests(): Promise<Map<number, BoardGuest>> {
    const pages: BoardGuest[][] = [];
    do {
      const offsets = Array.from({ length: pagesAtOnce }, (_, index) => (pages.length + index) * pageSize);
      pages.push(...(await Promise.all(offsets.map(readPage))));
    } while (pages.at(-1)?.length === pageSize);
    return new Map(pages.flat().map((guest) => [guest.id, guest]));
  }

  async function readAll(attempt = 1): ReturnType<BoardServer["readAll"]> {
    const listVersion = knownVersion ?? (await readChanges(maxInt)).listVersion;
    // If that is not enough, it was too old.
    knownVersion = undefined;
    const [guests, { tables }] = await Promise.all([readGuests(), ask(BoardTablesDocument, { eventId })]);
    const board: Board = { listVersion, guests, tables: new Map(tables.map((table) => [table.id, table])) };
    const changes = await readChanges(listVersion);
    // A guest who was added or removed meanwhile may have moved another from one page to the next.
    const isSafe = guests.size <= pageSize || changes.listVersion === listVersion || attempt === maxReads;
    if (!changes.isComplete || !isSafe) return readAll(attempt + 1);
    return { board: changedBoard(board, changes), undoable: changes.event };
  }

  return {
    readAll: () => readAll(),
    async readExtras() {
      // Together they are more than one operation may ask for.
      const [{ floorPlan }, { wishes }] = await Promise.all([
        ask(BoardFloorPlanDocument, { eventId }),
        ask(BoardWishesDocument, { eventId }),
      ]);
      return { plan: floorPlan, wishes };
    },
    readChanges,
    perform,
  };

  async function perform({ act, seenVersion: listVersion, since, undoable }: SentAct): Promise<DoneAct | undefined> {
    const known = { eventId, since };
    switch (act.kind) {
      case "seat": {
        const { moves, includesLockedTables = false } = act;
        const variables = { ...known, moves: [...moves], listVersion, includesLockedTables };
        return (await change(SeatGuestsDocument, variables)).seatGuests;
      }
      case "details":
      case "cancel": {
        const input = act.kind === "details" ? act.details : ({ attendance: "NO", freesSeat: true } as const);
        const variables = { ...known, guestIds: [...act.guestIds], input, listVersion };
        return (await change(DetailsOnBoardDocument, variables)).updateGuestDetails;
      }
      case "tables": {
        const { changes = [], added = [] } = act;
        const variables = { ...known, changes: [...changes], added: [...added], listVersion };
        return (await change(UpdateTablesDocument, variables)).updateTables;
      }
      case "changePlan": {
        const variables = { ...known, input: planInput(act.change), listVersion };
        return (await change(ChangeFloorPlanDocument, variables)).changeFloorPlan;
      }
      case "changeWishes": {
        const { changed, removedIds } = act.change;
        const variables = { ...known, changes: changed.map(wishInput), removedIds: [...removedIds] };
        return (await change(ChangeWishesDocument, variables)).changeWishes;
      }
      case "deleteTables":
        return (await change(DeleteTablesDocument, { ...known, ids: [...act.ids] })).deleteTables;
      case "mergeTables":
        return (await change(MergeTablesDocument, { ...known, id: act.id, into: act.into })).mergeTables;
      case "undo":
      case "redo": {
        const historyEntryId = (act.kind === "undo" ? act.historyEntryId : undefined) ?? undoable[act.kind]?.id;
        // Nothing is left, because the same key was pressed again before the answer.
        if (historyEntryId === undefined) return undefined;
        return (await change(UndoChangeOnBoardDocument, { ...known, historyEntryId })).undoChange;
      }
    }
  }
}

/** Field by field: what the client read has `__typename`, which no input has. */
function wishInput({ id, kind, priority, guestIds, column, value, fixtureId, tableIds, minimum }: Wish): WishInput {
  const about = { kind, priority, column, value, fixtureId, minimum };
  return { ...(id > 0 && { id }), ...about, guestIds: [...guestIds], tableIds: [...tableIds] };
}

/** A change as the graph takes it: new fixtures have no id yet. */
function planInput({ fixtures, removedFixtureIds, outline, tables, ...rest }: PlanChange): FloorPlanInput {
  return {
    ...rest,
    ...(outline !== undefined && { outline: outline?.map(({ x, y }) => ({ x, y })) ?? null }),
    ...(fixtures && { fixtures: fixtures.map(fixtureInput) }),
    ...(removedFixtureIds && { removedFixtureIds: [...removedFixtureIds] }),
    ...(tables && { tables: [...tables] }),
  };
}

/** Field by field: what the client read has `__typename`, which no input has. */
function fixtureInput({ id, kind, label, x, y, width, depth, rotation }: PlanFixture): FixtureInput {
  return { id: id === 0 ? null : id, kind, label, x, y, width, depth, rotation };
}
