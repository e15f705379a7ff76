import { z } from "zod";
import type { DoorNews } from "../../common/door/door-news.ts";
import type { DoorOperationInput } from "../../frontend/organizer/generated/schema-types.ts";
import type { ApiClient } from "./api-client.ts";
import { DoorNewsDocument, DoorStateDocument, RecordAtDoorDocument } from "./generated/door-operations.ts";
import { addGuest, newEvent } from "./guest-list-calls.ts";
import { joinAsHelper } from "./helper-calls.ts";
import type { SharedTestApi } from "./test-api.ts";

/** An event with Anna at table 1 and Ben at table 2, and a helper at its main door. */
export async function newDoor(api: SharedTestApi, admin: ApiClient) {
  const eventId = await newEvent(admin);
  const { id: anna } = await addGuest(admin, eventId, { name: "Anna Kern", tableNumber: "1" });
  const { id: ben } = await addGuest(admin, eventId, { name: "Ben Roth", tableNumber: "2" });
  const { client: door } = await joinAsHelper(api, eventId, "door", "Main door");
  return { eventId, anna, ben, door };
}

const sequences = new Map<string, number>();

/** An operation of the device "main" unless it says otherwise, now. */
export function doorOperation(
  fields: Partial<DoorOperationInput> & Pick<DoorOperationInput, "kind">,
): DoorOperationInput {
  const device = fields.device ?? "main";
  const sequence = (sequences.get(device) ?? 0) + 1;
  sequences.set(device, sequence);
  return { id: crypto.randomUUID(), device, sequence, at: new Date().toISOString(), ...fields };
}

export async function recordAtDoor(client: ApiClient, eventId: number, operations: DoorOperationInput[]) {
  return (await client.execute(RecordAtDoorDocument, { eventId, operations })).recordAtDoor;
}

export async function readDoor(client: ApiClient, eventId: number) {
  return (await client.execute(DoorStateDocument, { eventId })).doorState;
}

/** All that a device reads, or what is new since two versions. */
export async function readNews(
  client: ApiClient,
  eventId: number,
  known?: { since?: number; listSince: number },
): Promise<DoorNews> {
  const { doorNews } = await client.execute(DoorNewsDocument, { eventId, ...known });
  return z.custom<DoorNews>((value) => typeof value === "object" && value !== null).parse(doorNews);
}

/** What needs a look, as reasons. */
export async function doorReasons(client: ApiClient, eventId: number): Promise<string[]> {
  return (await readDoor(client, eventId)).needLook.map(({ reason }) => reason);
}
