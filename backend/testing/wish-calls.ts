import {
  ChangeFloorPlanDocument,
  ChangeWishesDocument,
  type ChangeWishesMutationVariables,
} from "../../frontend/organizer/features/seating/generated/board-acts.ts";
import { BoardWishesDocument } from "../../frontend/organizer/features/seating/generated/read-board.ts";
import type { ApiClient } from "./api-client.ts";
import { newEvent } from "./guest-list-calls.ts";
import type { SharedTestApi } from "./test-api.ts";

export type WishChanges = ChangeWishesMutationVariables["changes"];

/** Four guests who have the same in the column "Side". */
export async function newWishEvent({ db }: SharedTestApi, client: ApiClient) {
  const eventId = await newEvent(client);
  const guests = ["Anna", "Ben", "Cleo", "Dora"].map((name, position) => {
    return { eventId, position, name, additionalInfo: { Side: "His" } };
  });
  const made = await db.prisma.guest.createManyAndReturn({ data: guests });
  const [anna = 0, ben = 0, cleo = 0, dora = 0] = made.map(({ id }) => id);
  return { eventId, anna, ben, cleo, dora };
}

export async function readWishes(client: ApiClient, eventId: number) {
  return (await client.execute(BoardWishesDocument, { eventId })).wishes;
}

export async function wishesInShort(client: ApiClient, eventId: number) {
  const wishes = await readWishes(client, eventId);
  return wishes.map(({ kind, priority, guestIds, column }) => [kind, priority, guestIds.join(" ") || column]);
}

export async function changeWishes(
  client: ApiClient,
  eventId: number,
  changes: WishChanges,
  removedIds: number[] = [],
) {
  return (await client.execute(ChangeWishesDocument, { eventId, changes, removedIds })).changeWishes;
}

export async function addStage({ db }: SharedTestApi, client: ApiClient, eventId: number): Promise<number> {
  const fixture = { kind: "STAGE", x: 500, y: 100, width: 400, depth: 200 } as const;
  await client.execute(ChangeFloorPlanDocument, { eventId, input: { fixtures: [fixture] } });
  return (await db.prisma.fixture.findFirstOrThrow({ where: { eventId } })).id;
}
