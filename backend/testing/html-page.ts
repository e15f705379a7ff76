import type { CreateEventInput } from "../../frontend/organizer/generated/schema-types.ts";
import type { ApiClient } from "./api-client.ts";
import { CreateLinkedEventDocument } from "./generated/operations.ts";
import { uploadGuests } from "./guest-list-calls.ts";

export async function getPage(client: ApiClient, path: string, headers: Record<string, string> = {}) {
  const response = await client.fetch(path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** An event with guests, and the path of its page. */
export async function newGuestPage(client: ApiClient, input: CreateEventInput, lines: readonly string[] = []) {
  const { id, shortLink } = (await client.execute(CreateLinkedEventDocument, { input })).createEvent;
  if (lines.length > 0) await uploadGuests(client, id, lines);
  return { id, shortLink, path: `/view/seats/${shortLink}` };
}
