import { UpdateGuestDetailsDocument } from "../../frontend/organizer/features/guests/generated/guests.ts";
import { SeatGuestsDocument } from "../../frontend/organizer/features/seating/generated/board-acts.ts";
import { BoardChangesDocument } from "../../frontend/organizer/features/seating/generated/read-board.ts";
import type { GuestDetailsInput, SeatMoveInput, TableInput } from "../../frontend/organizer/generated/schema-types.ts";
import type { ApiClient } from "./api-client.ts";
import { BoardDocument, CreateTableDocument, TablesDocument } from "./generated/operations.ts";

// Each call throws ApiRefusal when it is refused.

export async function readTables(client: ApiClient, eventId: number) {
  return (await client.execute(TablesDocument, { eventId })).tables;
}

export async function seatingOf(client: ApiClient, eventId: number): Promise<string[]> {
  const tables = await readTables(client, eventId);
  return tables.map(({ label, guests }) => `${label}: ${guests.map(({ name }) => name).join(", ")}`.trim());
}

export async function tableId(client: ApiClient, eventId: number, label: string): Promise<number> {
  const table = (await readTables(client, eventId)).find((found) => found.label === label);
  if (!table) throw new Error(`There is no table ${label}.`);
  return table.id;
}

export async function createTable(client: ApiClient, eventId: number, input: TableInput) {
  return (await client.execute(CreateTableDocument, { eventId, input })).createTable;
}

export async function seat(client: ApiClient, eventId: number, moves: SeatMoveInput[], listVersion?: number) {
  return (await client.execute(SeatGuestsDocument, { eventId, moves, listVersion })).seatGuests;
}

export async function noteDetails(
  client: ApiClient,
  eventId: number,
  guestIds: number[],
  input: GuestDetailsInput,
  listVersion?: number,
) {
  return (await client.execute(UpdateGuestDetailsDocument, { eventId, guestIds, input, listVersion }))
    .updateGuestDetails;
}

export async function changesSince(client: ApiClient, eventId: number, since: number) {
  return (await client.execute(BoardChangesDocument, { eventId, since })).seatingChanges;
}

export async function versionOf(client: ApiClient, eventId: number): Promise<number> {
  return (await changesSince(client, eventId, -1)).listVersion;
}

export async function boardGuests(client: ApiClient, eventId: number) {
  return (await client.execute(BoardDocument, { eventId })).event.guests.nodes;
}

export async function readBoard(client: ApiClient, eventId: number) {
  const { event, tables } = await client.execute(BoardDocument, { eventId });
  return {
    guests: new Map(event.guests.nodes.map((guest) => [guest.id, guest])),
    tables: new Map(tables.map((table) => [table.id, table])),
  };
}
