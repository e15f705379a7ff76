import type { APIRequestContext } from "playwright-core";
import type { Random } from "../lib/random.ts";
import { generateNames } from "../search/names.ts";
import { hall, hallTables, seatsPerTable, tableCount } from "./hall.ts";

const unseatedCount = 40;

async function ask<Data>(request: APIRequestContext, query: string, variables: object): Promise<Data> {
  const response = await request.post("/graphql", { data: { query, variables } });
  const { data, errors }: { data: Data; errors?: unknown } = await response.json();
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

/** Signs in and creates an event with 2,000 guests whose 200 tables stand in a hall. @returns its id */
export async function createBoardEvent(
  request: APIRequestContext,
  admin: { username: string; password: string },
  random: Random,
): Promise<number> {
  await ask(request, "mutation ($input: LoginInput!) { login(input: $input) { id } }", { input: admin });
  const { createEvent } = await ask<{ createEvent: { id: number } }>(
    request,
    "mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }",
    { input: { name: "Gala" } },
  );
  await upload(request, createEvent.id, guestRows(random));
  const { tables } = await ask<{ tables: { id: number }[] }>(
    request,
    "query ($id: Int!) { tables(eventId: $id) { id } }",
    { id: createEvent.id },
  );
  const places = hallTables();
  const changes = tables.map(({ id }, index) => ({
    id,
    x: places[index]?.x,
    y: places[index]?.y,
    capacity: seatsPerTable,
  }));
  await ask(
    request,
    "mutation ($id: Int!, $input: FloorPlanInput!) { changeFloorPlan(eventId: $id, input: $input) { listVersion } }",
    { id: createEvent.id, input: { width: hall.width, depth: hall.depth, tables: changes } },
  );
  return createEvent.id;
}

function guestRows(random: Random): string {
  const count = tableCount * seatsPerTable;
  const names = generateNames(count, random);
  const rows = names.map((name, index) => {
    const label = index < count - unseatedCount ? String((index % tableCount) + 1) : "";
    return `"${name.replaceAll('"', "")}",${label}`;
  });
  return ["Name,Table", ...rows].join("\n");
}

async function upload(request: APIRequestContext, eventId: number, csv: string): Promise<void> {
  const query =
    "mutation ($eventId: Int!, $file: Upload!) { uploadGuestFile(eventId: $eventId, file: $file) { guestCount } }";
  const response = await request.post("/graphql", {
    headers: { "Apollo-Require-Preflight": "true" },
    multipart: {
      operations: JSON.stringify({ query, variables: { eventId, file: null } }),
      map: JSON.stringify({ list: ["variables.file"] }),
      list: { name: "guests.csv", mimeType: "text/csv", buffer: Buffer.from(csv) },
    },
  });
  const { errors }: { errors?: unknown } = await response.json();
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
}
