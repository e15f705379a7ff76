import type { ApiClient } from "../../backend/testing/api-client.ts";
import { BoardDocument, PrintedPageDocument } from "../../backend/testing/generated/operations.ts";
import { previewGuests } from "../../backend/testing/guest-list-calls.ts";
import { maxGuestsAtOnce } from "../../common/limits.ts";
import { UpdateGuestsDocument } from "../../frontend/features/guests/generated/change-guests.ts";
import { LastPrintsDocument } from "../../frontend/features/print/generated/last-prints.ts";
import { SeatGuestsDocument } from "../../frontend/features/seating/generated/board-acts.ts";
import { BoardWishesDocument } from "../../frontend/features/seating/generated/read-board.ts";
import { SeatingReasonsDocument } from "../../frontend/features/seating/plans/generated/seating-reasons.ts";
import type { CrowdOrder } from "./protocol.ts";

type Person = CrowdOrder["people"][number];

/** One of the most costly acts that an organizer, or an editor without an account, may do. */
export type HeavyAct = (client: ApiClient, person: Person, round: number) => Promise<unknown>;

async function download(client: ApiClient, address: string): Promise<void> {
  const response = await client.fetch(address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.status}`);
}

const listOf = (guests: number) => {
  const lines = Array.from({ length: guests }, (_, n) => `Guest ${n} Family ${n * 7},${n % 100},Fish`);
  return new File([`Name,Table,Meal\n${lines.join("\n")}\n`], "guests.csv", { type: "text/csv" });
};
const largeList = listOf(20_000);

export const heavyActs: readonly HeavyAct[] = [
  (client, { eventId }) => client.execute(LastPrintsDocument, { eventId, kind: "CHECK_IN" }),
  (client, { eventId, guestIds }, round) =>
    client.execute(UpdateGuestsDocument, { eventId, guestIds, input: { column: "Bus", value: `${round}` } }),
  (client, { eventId }) => download(client, `/api/events/${eventId}/guests.csv`),
  (client, { eventId }) => client.execute(BoardWishesDocument, { eventId }),
  (client, { eventId, guestIds }, round) =>
    client.execute(SeatGuestsDocument, {
      eventId,
      moves: guestIds.map((guestId, n) => ({ guestId, tableLabel: `${((n + round) % 300) + 1}` })),
    }),
  (client, { eventId }) => client.execute(PrintedPageDocument, { eventId, kind: "CHECK_IN" }),
  (client, { eventId }) => client.execute(BoardDocument, { eventId, limit: 1000 }),
  (client, { eventId, guestIds }) =>
    client.execute(SeatingReasonsDocument, {
      eventId,
      guestId: guestIds[0] ?? 0,
      moves: guestIds.slice(0, maxGuestsAtOnce).map((guestId, n) => ({ guestId, tableLabel: `${(n % 300) + 1}` })),
    }),
  (client, { eventId }) => previewGuests(client, { eventId, file: largeList }),
  (client, { eventId }) => download(client, `/api/events/${eventId}/history`),
  (client, { eventId }) => download(client, `/api/events/${eventId}/guests.xlsx`),
];
