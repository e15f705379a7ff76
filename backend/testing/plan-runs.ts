import { CreateTablesDocument } from "../../frontend/features/seating/generated/board-acts.ts";
import {
  SuggestSeatingDocument,
  type SuggestSeatingSubscription,
} from "../../frontend/features/seating/plans/generated/suggest-seating.ts";
import { ChangeWishesDocument } from "../../frontend/features/seating/wishes/generated/wishes.ts";
import type { SuggestSeatingInput, WishInput } from "../../frontend/generated/schema-types.ts";
import type { ApiClient } from "./api-client.ts";
import { FoundGuestsDocument, UploadGuestsDocument } from "./generated/operations.ts";
import { newEvent } from "./guest-list-calls.ts";
import { csvFile } from "./guest-lists.ts";
import { subscribe } from "./live-client.ts";

/** Guests G1, G2 … and tables 1, 2 … of these capacities; `ids` in guest order. */
export async function plannedEvent(client: ApiClient, guestCount: number, capacities: readonly number[]) {
  const eventId = await newEvent(client);
  const names = Array.from({ length: guestCount }, (_, place) => `G${place + 1},`);
  if (guestCount > 0) {
    await client.execute(UploadGuestsDocument, { eventId, file: csvFile(["Name,Table", ...names]) });
  }
  const inputs = capacities.map((capacity, place) => ({ label: String(place + 1), capacity }));
  if (inputs.length > 0) await client.execute(CreateTablesDocument, { eventId, inputs });
  const { guestIds } = (await client.execute(FoundGuestsDocument, { eventId })).event;
  return { eventId, ids: guestIds };
}

/** A search that goes on for seconds: large groups that overlap. */
export async function hardEvent(client: ApiClient) {
  const { eventId, ids } = await plannedEvent(client, 60, Array<number>(10).fill(6));
  const wishes = [2, 3, 4, 5, 6].map((step): WishInput => {
    return { kind: "LIKE", guestIds: ids.filter((_, place) => (place * step) % 7 < 5) };
  });
  await wish(client, eventId, ...wishes);
  return { eventId, ids };
}

export const wish = (client: ApiClient, eventId: number, ...changes: WishInput[]) =>
  client.execute(ChangeWishesDocument, { eventId, changes, removedIds: [] });

export function suggest(client: ApiClient, eventId: number, input: SuggestSeatingInput = { seconds: 2 }) {
  const live = subscribe(client, SuggestSeatingDocument, { eventId, input });
  const next = async () => (await live.next())?.suggestSeating;
  return {
    next,
    close: () => live.close(),
    async end() {
      let last: SuggestSeatingSubscription["suggestSeating"] | undefined;
      for (let report = await next(); report; report = await next()) last = report;
      if (!last) throw new Error("The search ended without a word.");
      return last;
    },
  };
}
