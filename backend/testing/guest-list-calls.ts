import {
  AddGuestDocument,
  CreateEventDocument,
  type CreateEventInput,
  EventDocument,
  EventHistoryDocument,
  type GuestInput,
  PreviewGuestFileDocument,
  type PreviewGuestFileMutationVariables,
  SampleEventDocument,
  SearchGuestsDocument,
  UploadGuestsDocument,
} from "../../frontend/generated/documents.ts";
import type { ApiClient } from "./api-client.ts";
import { csvFile } from "./guest-lists.ts";

// What tests of guest lists ask over and over. Each call throws ApiRefusal when it is refused.

/** Makes an event, and answers its number. */
export async function newEvent(client: ApiClient, input: Partial<CreateEventInput> = {}): Promise<number> {
  return (await client.execute(CreateEventDocument, { input: { name: "Gala", ...input } })).createEvent.id;
}

/** The sample event's number. */
export async function sampleEventId(client: ApiClient): Promise<number> {
  const { sampleEvent } = await client.execute(SampleEventDocument, {});
  if (!sampleEvent) throw new Error("There is no sample event.");
  return sampleEvent.id;
}

/** An event with its history and the first guests whose name or table contains a text. */
export async function readEvent(client: ApiClient, id: number, search = "") {
  return (await client.execute(EventDocument, { id, search })).event;
}

/** An event's history, with what is known of the lists that are kept. */
export async function readHistory(client: ApiClient, id: number) {
  return (await client.execute(EventHistoryDocument, { eventId: id, offset: 0, limit: 20 })).event.history.nodes;
}

/** Adds a guest at table 1 unless said otherwise. */
export async function addGuest(client: ApiClient, eventId: number, guest: Partial<GuestInput> & { name: string }) {
  return (await client.execute(AddGuestDocument, { eventId, input: { tableNumber: "1", ...guest } })).addGuest;
}

/** How a file is uploaded: to replace the list unless said otherwise. */
export interface UploadOptions {
  mode?: "REPLACE" | "MERGE" | "UPDATE";
  filename?: string | undefined;
  conflicts?: "LIST" | "FILE";
}

/** Uploads a .csv file of these lines, the first of them the header. */
export async function uploadGuests(
  client: ApiClient,
  eventId: number,
  lines: readonly string[],
  { mode = "REPLACE", filename, conflicts = "LIST" }: UploadOptions = {},
) {
  const file = csvFile(lines, filename);
  return (await client.execute(UploadGuestsDocument, { eventId, mode, file, conflicts })).uploadGuestFile;
}

/** What a screen says of a file, and how it is to be read. */
export type PreviewRequest = Pick<PreviewGuestFileMutationVariables, "eventId" | "file"> &
  Partial<PreviewGuestFileMutationVariables>;

/** A preview as a screen asks for it: to replace the list unless said otherwise. */
export const toPreview = (request: PreviewRequest): PreviewGuestFileMutationVariables => ({
  mode: "REPLACE",
  conflicts: "LIST",
  ...request,
});

/** What an upload would do. */
export async function previewGuests(client: ApiClient, request: PreviewRequest) {
  return (await client.execute(PreviewGuestFileDocument, toPreview(request))).previewGuestFile;
}

/** Guests as everybody with the link finds them. */
export async function searchGuests(client: ApiClient, eventId: number, query: string) {
  return (await client.execute(SearchGuestsDocument, { eventId, query })).searchGuests;
}
