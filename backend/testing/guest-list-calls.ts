import { CreateEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import {
  PreviewGuestFileDocument,
  type PreviewGuestFileMutationVariables,
} from "../../frontend/organizer/features/guest-import/generated/preview-guest-file.ts";
import { AddGuestDocument } from "../../frontend/organizer/features/guests/generated/guests.ts";
import {
  EventHistoryDocument,
  UndoChangeDocument,
} from "../../frontend/organizer/features/history/generated/history.ts";
import type { CreateEventInput, GuestInput } from "../../frontend/organizer/generated/schema-types.ts";
import type { ApiClient } from "./api-client.ts";
import { SampleEventDocument, SearchGuestsDocument } from "./generated/guest-operations.ts";
import { EventDocument, UploadGuestsDocument } from "./generated/operations.ts";
import { csvFile } from "./guest-lists.ts";

// Each call throws ApiRefusal when it is refused.

export async function newEvent(client: ApiClient, input: Partial<CreateEventInput> = {}): Promise<number> {
  return (await client.execute(CreateEventDocument, { input: { name: "Gala", ...input } })).createEvent.id;
}

export async function sampleEventId(client: ApiClient): Promise<number> {
  const { sampleEvent } = await client.execute(SampleEventDocument, {});
  if (!sampleEvent) throw new Error("There is no sample event.");
  return sampleEvent.id;
}

/** With history and the first guests whose name or table contains a text. */
export async function readEvent(client: ApiClient, id: number, search = "") {
  return (await client.execute(EventDocument, { id, search })).event;
}

export async function readHistory(client: ApiClient, id: number) {
  return (await client.execute(EventHistoryDocument, { eventId: id, offset: 0, limit: 20 })).event.history.nodes;
}

/** At table 1 by default. */
export async function addGuest(client: ApiClient, eventId: number, guest: Partial<GuestInput> & { name: string }) {
  return (await client.execute(AddGuestDocument, { eventId, input: { tableNumber: "1", ...guest } })).addGuest;
}

/** One after the other, each at table 1 by default. Returns their ids. */
export async function addGuests(client: ApiClient, eventId: number, guests: readonly Parameters<typeof addGuest>[2][]) {
  const ids: number[] = [];
  for (const guest of guests) ids.push((await addGuest(client, eventId, guest)).id);
  return ids;
}

export interface UploadOptions {
  mode?: "REPLACE" | "MERGE" | "UPDATE";
  filename?: string | undefined;
  takeFromFile?: string[];
}

export async function uploadGuests(
  client: ApiClient,
  eventId: number,
  lines: readonly string[],
  { mode = "REPLACE", filename, takeFromFile = [] }: UploadOptions = {},
) {
  const file = csvFile(lines, filename);
  return (await client.execute(UploadGuestsDocument, { eventId, mode, file, takeFromFile })).uploadGuestFile;
}

export type PreviewRequest = Pick<PreviewGuestFileMutationVariables, "eventId" | "file"> &
  Partial<PreviewGuestFileMutationVariables>;

/** Replaces the list by default. */
export const toPreview = (request: PreviewRequest): PreviewGuestFileMutationVariables => ({
  mode: "REPLACE",
  ...request,
});

export async function previewGuests(client: ApiClient, request: PreviewRequest) {
  return (await client.execute(PreviewGuestFileDocument, toPreview(request))).previewGuestFile;
}

export async function searchGuests(client: ApiClient, eventId: number, query: string) {
  return (await client.execute(SearchGuestsDocument, { eventId, query })).searchGuests;
}

/** An event with the guests of a file. */
export async function newGuestList(
  client: ApiClient,
  lines: readonly string[],
  input: Partial<CreateEventInput> = {},
): Promise<number> {
  const eventId = await newEvent(client, input);
  await uploadGuests(client, eventId, lines);
  return eventId;
}

/** 0 if there is none. */
export async function guestIdOf(client: ApiClient, eventId: number, name: string): Promise<number> {
  return (await searchGuests(client, eventId, name))[0]?.id ?? 0;
}

export async function undo(client: ApiClient, eventId: number, historyEntryId: number) {
  return (await client.execute(UndoChangeDocument, { eventId, historyEntryId })).undoChange;
}
