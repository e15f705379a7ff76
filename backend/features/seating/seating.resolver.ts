import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { maxTablesAtOnce } from "../../limits.ts";
import { GuestDetailsInput } from "../guests/guest.input.ts";
import { Guest } from "../guests/guest.type.ts";
import { updateGuestDetails } from "../guests/guest-details.service.ts";
import { ListChange } from "../tables/list-change.type.ts";
import { TableChangeInput, TableChangesInput, TableInput } from "../tables/table.input.ts";
import { Table } from "../tables/table.type.ts";
import type { Context } from "../users/context.type.ts";
import { organizers } from "../users/viewer.type.ts";
import { SeatMoveInput } from "./seating.input.ts";
import { mergeTables, seatGuests, swapTables } from "./seating.service.ts";
import { getSeatingChanges } from "./seating-changes.service.ts";
import { SeatingChanges } from "./seating-changes.type.ts";
import {
  createTables,
  deleteTables,
  getGuestsAt,
  getTables,
  updateTable,
  updateTables,
} from "./table-setup.service.ts";

const eventIdArg = { description: "Id of the event." };
const tableIdArg = { description: "Id of the table." };
const seenArg = {
  nullable: true,
  description:
    "Version of the list that the caller's screen shows. The change is refused with CONFLICT if what it concerns has changed since.",
};

@Resolver(() => Table)
export class TableResolver {
  // Those of all tables of an event together.
  @limited({ maxInAll: 2000 })
  @FieldResolver(() => [Guest], { description: "Guests at it, in the organizer's order." })
  guests(@Root() table: Table, @Ctx() context: Context): Promise<Guest[]> {
    return getGuestsAt(context, table);
  }

  @limited({ maxEntries: maxTablesAtOnce })
  @Authorized(organizers)
  @Query(() => [Table], { description: "The tables of an event, in the order in which they were added." })
  tables(@Arg("eventId", () => Int, eventIdArg) eventId: number, @Ctx() { db, viewer }: Context): Promise<Table[]> {
    return getTables(db, viewer, eventId);
  }

  @Authorized(organizers)
  @Mutation(() => Table, { description: "Sets up a table." })
  async createTable(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("input", () => TableInput, { description: "The table." }) input: TableInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<Table | undefined> {
    return (await createTables(db, viewer, eventId, [input]))[0];
  }

  @Authorized(organizers)
  @Mutation(() => [Table], { description: "Sets up tables, at most 500: all of them, or none." })
  createTables(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("inputs", () => [TableInput], { description: "The tables." }) inputs: TableInput[],
    @Ctx() { db, viewer }: Context,
  ): Promise<Table[]> {
    return createTables(db, viewer, eventId, inputs);
  }

  @Authorized(organizers)
  @Mutation(() => Table, { description: "Changes a table. Its guests stay at it, also under a new label." })
  updateTable(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("id", () => Int, tableIdArg) id: number,
    @Arg("input", () => TableChangesInput, { description: "The changes." }) input: TableChangesInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<Table | undefined> {
    return updateTable(db, viewer, eventId, { ...input, id });
  }

  @Authorized(organizers)
  @Mutation(() => ListChange, { description: "Changes and sets up tables, at most 500: all of them, or none." })
  updateTables(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("changes", () => [TableChangeInput], { defaultValue: [], description: "The changes." })
    changes: TableChangeInput[],
    @Arg("added", () => [TableInput], { defaultValue: [], description: "New tables." }) added: TableInput[],
    @Arg("listVersion", () => Int, seenArg) listVersion: number | null,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    return updateTables(db, viewer, eventId, { changes, added }, listVersion);
  }

  @Authorized(organizers)
  @Mutation(() => ListChange, { description: "Numbers tables in the given order. Their guests stay at them." })
  renumberTables(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("ids", () => [Int], { description: "Ids of the tables." }) ids: number[],
    @Arg("start", () => Int, { defaultValue: 1, description: "The first number." }) start: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    const changes = ids.map((id, place) => ({ id, label: String(start + place) }));
    return updateTables(db, viewer, eventId, { changes, added: [] }, null);
  }

  @Authorized(organizers)
  @Mutation(() => ListChange, { description: "Deletes a table. Its guests have no table then." })
  deleteTable(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("id", () => Int, tableIdArg) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    return deleteTables(db, viewer, eventId, [id]);
  }

  @Authorized(organizers)
  @Mutation(() => ListChange, {
    description: "Deletes tables, at most 500: all of them, or none. Their guests have no table then.",
  })
  deleteTables(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("ids", () => [Int], { description: "Ids of the tables." }) ids: number[],
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    return deleteTables(db, viewer, eventId, ids);
  }
}

@Resolver(() => ListChange)
export class ListChangeResolver {
  @FieldResolver(() => SeatingChanges, {
    description: "What changed after a version of the guest list, with this change: as seatingChanges answers it.",
  })
  changes(
    @Root() { eventId }: ListChange,
    @Arg("since", () => Int, { description: "The version that the screen shows." }) since: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<SeatingChanges> {
    return getSeatingChanges(db, viewer, eventId, since);
  }
}

@Resolver()
export class SeatingResolver {
  @Authorized(organizers)
  @Query(() => SeatingChanges, {
    description: "What changed in an event after a version of its guest list. For screens that follow eventChanged.",
  })
  seatingChanges(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("since", () => Int, { description: "The version that the screen shows." }) since: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<SeatingChanges> {
    return getSeatingChanges(db, viewer, eventId, since);
  }

  @Authorized(organizers)
  @Mutation(() => ListChange, {
    description:
      "Seats guests at tables, or takes their seats away: at most 5000 moves, all of them or none. A label that does not " +
      "exist creates the table. Locked guests and tables refuse; a table may get more guests than it has seats.",
  })
  seatGuests(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("moves", () => [SeatMoveInput], { description: "The moves, at most one of each guest." })
    moves: SeatMoveInput[],
    @Arg("listVersion", () => Int, seenArg) listVersion: number | null,
    @Arg("includesLockedTables", () => Boolean, {
      defaultValue: false,
      description: "Whether locked tables do not refuse, as for a plan that includes them.",
    })
    includesLockedTables: boolean,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    return seatGuests(db, viewer, eventId, moves, { seen: listVersion, includesLockedTables });
  }

  @Authorized(organizers)
  @Mutation(() => ListChange, {
    description: "Notes details about guests, at most 5000: for all of them, or for nobody.",
  })
  updateGuestDetails(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("guestIds", () => [Int], { description: "Ids of the guests." }) guestIds: number[],
    @Arg("input", () => GuestDetailsInput, { description: "The details." }) input: GuestDetailsInput,
    @Arg("listVersion", () => Int, seenArg) listVersion: number | null,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    return updateGuestDetails(db, viewer, eventId, { ids: guestIds, seen: listVersion }, input);
  }

  @Authorized(organizers)
  @Mutation(() => ListChange, { description: "Lets the guests of two tables change places." })
  swapTables(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("id", () => Int, { description: "Id of a table." }) id: number,
    @Arg("otherId", () => Int, { description: "Id of the other table." }) otherId: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    return swapTables(db, viewer, eventId, [id, otherId]);
  }

  @Authorized(organizers)
  @Mutation(() => ListChange, { description: "Seats the guests of a table at another one, and deletes it." })
  mergeTables(
    @Arg("eventId", () => Int, eventIdArg) eventId: number,
    @Arg("id", () => Int, { description: "Id of the table whose guests move." }) id: number,
    @Arg("into", () => Int, { description: "Id of the table that they join." }) into: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListChange> {
    return mergeTables(db, viewer, eventId, [id, into]);
  }
}
